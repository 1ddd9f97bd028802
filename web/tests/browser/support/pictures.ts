import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { expect } from "vitest";

const FOLDER = join(import.meta.dirname, "../pictures");
/** Where pictures go that are not as they should be. */
const FAILED = join(import.meta.dirname, "../../../dist-pictures");

/** How much of a picture may differ: fonts are drawn a little differently from machine to machine. */
const TOLERANCE = 0.03;

/** Pictures are kept at half their size: a quarter of the weight, and edges that differ by a hair do not count. */
const SHRINK = 2;

/** Fails unless the picture is like the reviewed one; `AEROPLANE_BLESS` writes it anew. */
export async function expectPicture(name: string, screenshot: Buffer): Promise<void> {
  const picture = PNG.sync.write(shrunk(PNG.sync.read(screenshot)));
  const path = join(FOLDER, `${name}.png`);
  if (process.env.AEROPLANE_BLESS !== undefined) {
    await write(path, picture);
    return;
  }
  expect(existsSync(path), `${name} has no reviewed picture: AEROPLANE_BLESS=1 makes one`).toBe(true);
  const expected = PNG.sync.read(await readFile(path));
  const found = PNG.sync.read(picture);
  expect([found.width, found.height], `the size of ${name}`).toEqual([expected.width, expected.height]);
  const different = pixelmatch(expected.data, found.data, undefined, found.width, found.height, { threshold: 0.2 });
  const share = different / (found.width * found.height);
  if (share > TOLERANCE) await write(join(FAILED, `${name}.png`), picture);
  expect(share, `${name} differs from its reviewed picture`).toBeLessThanOrEqual(TOLERANCE);
}

async function write(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}

/** The picture with the mean of each square of pixels in its place. */
function shrunk(picture: PNG): PNG {
  const small = new PNG({ width: Math.floor(picture.width / SHRINK), height: Math.floor(picture.height / SHRINK) });
  for (let row = 0; row < small.height; row += 1) {
    for (let column = 0; column < small.width; column += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let down = 0; down < SHRINK; down += 1) {
          for (let right = 0; right < SHRINK; right += 1) {
            const pixel = (row * SHRINK + down) * picture.width + column * SHRINK + right;
            sum += picture.data[pixel * 4 + channel] ?? 0;
          }
        }
        small.data[(row * small.width + column) * 4 + channel] = Math.round(sum / SHRINK ** 2);
      }
    }
  }
  return small;
}

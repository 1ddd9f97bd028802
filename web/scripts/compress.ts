import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

/** What gets no smaller: pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest)$/;

/** Below this many bytes the headers of an answer weigh more than what compression saves. */
const LEAST = 512;

/** Writes a `.br` and a `.gz` beside every file that they make smaller, so that no server compresses anything. */
export function compressed(): Plugin {
  return {
    name: "aeroplane-compressed",
    apply: "build",
    writeBundle(options) {
      const folder = options.dir;
      if (folder === undefined) return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const text = readFileSync(path);
        if (text.length < LEAST) continue;
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(`${path}.br`, brotliCompressSync(text, best));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { CLOCKWISE } from "../generated/board";
import { appearance, contrast, distance, linear, SIGHTS } from "./vision";

const css = readFileSync("src/styles/tokens.css", "utf8");

/** The colours of a theme, by the names of their tokens. */
function palette(theme: string): Map<string, string> {
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*--page[^}]*)\\}`).exec(css)?.[1] ?? "";
  return new Map([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value]));
}

test("CAM02-UCS is computed as others do", () => {
  // The corners of sRGB as published with the Python package colorspacious.
  const [lightness, a, b] = appearance(linear("#ff0000"));
  expect(lightness).toBeCloseTo(60.05, 1);
  expect(a).toBeCloseTo(38.68, 1);
  expect(b).toBeCloseTo(24.32, 1);
  expect(appearance(linear("#ffffff"))[0]).toBeCloseTo(100, 3);
  expect(appearance(linear("#000000"))[0]).toBeCloseTo(0, 3);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
});

describe.each(["light", "dark", "contrast"])("theme %s", (theme) => {
  const colors = palette(theme);
  const of = (name: string) => colors.get(name) ?? `no --${name}`;
  const enough = theme === "contrast" ? 7 : 4.5;

  const pairs = CLOCKWISE.flatMap((one, index) => CLOCKWISE.slice(index + 1).map((other) => [one, other] as const));

  test.each(SIGHTS)("seats differ plainly with %s", (sight) => {
    for (const [one, other] of pairs) {
      expect(distance(of(`seat-${one}`), of(`seat-${other}`), sight), `${one} and ${other}`).toBeGreaterThanOrEqual(10);
    }
  });

  test.each(CLOCKWISE)("words can be read upon %s, and in it upon paper", (color) => {
    expect(contrast(of(`on-${color}`), of(`seat-${color}`))).toBeGreaterThanOrEqual(enough);
    for (const ground of ["page", "surface", "board-paper"]) {
      expect(contrast(of(`mark-${color}`), of(ground)), ground).toBeGreaterThanOrEqual(enough);
    }
  });

  test.each(["ink", "muted", "accent", "good", "warning", "danger"])("%s can be read upon page and surface", (name) => {
    for (const ground of ["page", "surface", "sunken"]) {
      expect(contrast(of(name), of(ground)), ground).toBeGreaterThanOrEqual(enough);
    }
  });

  test("what stands on filled grounds can be read", () => {
    expect(contrast(of("accent-ink"), of("accent"))).toBeGreaterThanOrEqual(enough);
    expect(contrast(of("on-lit"), of("lit"))).toBeGreaterThanOrEqual(enough);
    expect(contrast(of("plane-rim"), of("plane-edge"))).toBeGreaterThanOrEqual(7);
  });

  test("focus, lights and lines can be seen", () => {
    for (const ground of ["page", "surface", "board-taxiway"]) {
      expect(contrast(of("focus"), of(ground)), ground).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(of("way"), of("way-casing"))).toBeGreaterThanOrEqual(7);
    expect(contrast(of("lit"), of("lit-rim"))).toBeGreaterThanOrEqual(3);
  });
});

test("names can be read on the roofs of hangars by night", () => {
  const colors = palette("dark");
  const [, share = "0", ground = ""] = /--roof: color-mix\(in srgb, var\(--seat\) (\d+)%, (#[0-9a-f]{6})\)/.exec(css) ?? [];
  const mixed = (seat: string) => {
    const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
    const weight = Number(share) / 100;
    return `#${[1, 3, 5]
      .map((at) => Math.round(part(seat, at) * weight + part(ground, at) * (1 - weight)))
      .map((value) => value.toString(16).padStart(2, "0"))
      .join("")}`;
  };
  expect(Number(share)).toBeGreaterThan(0);
  for (const color of CLOCKWISE) {
    expect(contrast(colors.get(`mark-${color}`) ?? "", mixed(colors.get(`seat-${color}`) ?? ""))).toBeGreaterThanOrEqual(4.5);
  }
});

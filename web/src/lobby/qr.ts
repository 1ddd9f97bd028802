import { encode } from "uqr";

/** A code for cameras, as one path over a field of `size` by `size`. It is made here: no link leaves the device for it. */
export function squares(content: string): { size: number; path: string } {
  const { data, size } = encode(content, { ecc: "M", border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}

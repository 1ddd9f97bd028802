/**
 * How far apart colours look, also to people with colour blindness. For the tests of the palette only.
 *
 * - Colour blindness: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
 *   IEEE Transactions on Visualization and Computer Graphics 15 (2009), table of matrices, severity 1.0, upon linear RGB.
 * - Appearance: CIECAM02 (CIE 159:2004), sRGB viewing conditions (adapting luminance 64 lux / (5 pi), background 20 %, average
 *   surround).
 * - Distance: CAM02-UCS of Luo, Cui and Li, "Uniform colour spaces based on CIECAM02", Color Research & Application 31 (2006).
 * - Contrast: WCAG 2.2, relative luminance and contrast ratio.
 */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

const each = (triple: Triple, change: (value: number) => number): Triple => [
  change(triple[0]),
  change(triple[1]),
  change(triple[2]),
];

/** The kinds of sight that a palette is tried with. */
export const SIGHTS = ["usual", "protanopia", "deuteranopia", "tritanopia"] as const;
export type Sight = (typeof SIGHTS)[number];

const MACHADO: Record<Exclude<Sight, "usual">, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const SRGB_TO_XYZ: Matrix = [
  [41.239079926595, 35.758433938388, 18.048078840183],
  [21.263900587151, 71.516867876776, 7.219231536073],
  [1.933081871559, 11.919477979463, 95.053215224966],
];
const CAT02: Matrix = [
  [0.7328, 0.4296, -0.1624],
  [-0.7036, 1.6975, 0.0061],
  [0.003, 0.0136, 0.9834],
];
/** From the sharpened responses of CAT02 to those of Hunt, Pointer and Estévez. */
const CAT02_TO_HPE: Matrix = [
  [0.7409792, 0.218025, 0.0410058],
  [0.2853532, 0.6242014, 0.0904454],
  [-0.009628, -0.005698, 1.015326],
];

/** A colour written as #rrggbb, in linear RGB from 0 to 1. */
export function linear(hex: string): Triple {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (digits === null) throw new Error(`not a colour: ${hex}`);
  const part = (index: number) => Number.parseInt(digits[index] ?? "", 16) / 255;
  return each([part(1), part(2), part(3)], (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

/** A linear colour as somebody with that sight sees it. */
export function seen(color: Triple, sight: Sight): Triple {
  return sight === "usual" ? color : each(times(MACHADO[sight], color), (value) => Math.min(1, Math.max(0, value)));
}

const ADAPTING = 64 / Math.PI / 5;
const BACKGROUND = 0.2;
const FACTOR = 1 / (5 * ADAPTING + 1);
const LUMINANCE = 0.2 * FACTOR ** 4 * (5 * ADAPTING) + 0.1 * (1 - FACTOR ** 4) ** 2 * Math.cbrt(5 * ADAPTING);
const INDUCTION = 0.725 * BACKGROUND ** -0.2;
const EXPONENT = 1.48 + Math.sqrt(BACKGROUND);
const [SURROUND, CHROMATIC] = [0.69, 1];
const WHITE = times(CAT02, times(SRGB_TO_XYZ, [1, 1, 1]));
const ADAPTATION = 1 - (1 / 3.6) * Math.exp((-ADAPTING - 42) / 92);

function responses(color: Triple): Triple {
  const [red, green, blue] = times(CAT02, times(SRGB_TO_XYZ, color));
  const adapt = (value: number, white: number) => value * ((100 * ADAPTATION) / white + 1 - ADAPTATION);
  const cones = times(CAT02_TO_HPE, [adapt(red, WHITE[0]), adapt(green, WHITE[1]), adapt(blue, WHITE[2])]);
  return each(cones, (value) => {
    const power = ((LUMINANCE * Math.abs(value)) / 100) ** 0.42;
    return (Math.sign(value) * 400 * power) / (power + 27.13) + 0.1;
  });
}

const achromatic = ([red, green, blue]: Triple) => (2 * red + green + blue / 20 - 0.305) * INDUCTION;
const WHITE_ACHROMATIC = achromatic(responses([1, 1, 1]));

/** A linear colour in CAM02-UCS: lightness, and two axes of colour. */
export function appearance(color: Triple): Triple {
  const [red, green, blue] = responses(color);
  const a = red - (12 * green) / 11 + blue / 11;
  const b = (red + green - 2 * blue) / 9;
  const hue = Math.atan2(b, a);
  const eccentricity = (Math.cos(hue + 2) + 3.8) / 4;
  const strength =
    ((50_000 / 13) * CHROMATIC * INDUCTION * eccentricity * Math.hypot(a, b)) / (red + green + (21 / 20) * blue);
  const lightness = 100 * (achromatic([red, green, blue]) / WHITE_ACHROMATIC) ** (SURROUND * EXPONENT);
  const chroma = strength ** 0.9 * Math.sqrt(lightness / 100) * (1.64 - 0.29 ** BACKGROUND) ** 0.73;
  const colorfulness = Math.log(1 + 0.0228 * chroma * LUMINANCE ** 0.25) / 0.0228;
  return [(1.7 * lightness) / (1 + 0.007 * lightness), colorfulness * Math.cos(hue), colorfulness * Math.sin(hue)];
}

/** How different two colours look to somebody with that sight; 10 and more is plainly different. */
export function distance(one: string, other: string, sight: Sight): number {
  const [here, there] = [one, other].map((hex) => appearance(seen(linear(hex), sight)));
  return here === undefined || there === undefined
    ? 0
    : Math.hypot(here[0] - there[0], here[1] - there[1], here[2] - there[2]);
}

const luminance = (hex: string): number => times(SRGB_TO_XYZ, linear(hex))[1] / 100;

/** The contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

// How colours look to those who see fewer of them: so that a test can say whether two players are still told apart.
// Simulation after Machado, Oliveira and Fernandes (2009), full deficiency; distance in Oklab (Ottosson 2020), times 100.

type Triple = readonly [number, number, number];

/** In linear light. */
const MATRICES = {
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
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;

export type Deficiency = keyof typeof MATRICES;
export const DEFICIENCIES = Object.keys(MATRICES) as Deficiency[];

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function seenAs([r, g, b]: Triple, deficiency: Deficiency | null): Triple {
  if (deficiency === null) return [r, g, b];
  const row = ([x, y, z]: Triple): number => Math.max(0, Math.min(1, x * r + y * g + z * b));
  const [red, green, blue] = MATRICES[deficiency];
  return [row(red), row(green), row(blue)];
}

function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far apart two colours are for somebody: 0 the same, 100 black and white; below about 5 they are hardly told apart. */
export function distance(one: string, other: string, deficiency: Deficiency | null): number {
  const [a, b] = [one, other].map((hex) => oklab(seenAs(linear(hex), deficiency))) as [Triple, Triple];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) * 100;
}

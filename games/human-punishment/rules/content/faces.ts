// Influence cards are told apart by their face alone: which deck or hand one came from is nobody's to know once it was
// played face-down (HPB-654), so the state does not know it either.

export const BLUE = 0;
export const RED = 5;
export const GREY = 10;
export const GREEN = 11;

/** Blue +1 to +5, red −1 to −5, grey, green, the four of the general deck (HPB-304), then two of each character. */
export const FACE_IDS = [
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'grey',
  'green',
  'G-S1',
  'G-S2',
  'G-S3',
  'G-S4',
  'S-JAY-1',
  'S-JAY-2',
  'S-FEY-1',
  'S-FEY-2',
  'S-NOV-1',
  'S-NOV-2',
  'S-HAV-1',
  'S-HAV-2',
  'S-DRY-1',
  'S-DRY-2',
  'S-DEE-1',
  'S-DEE-2',
] as const;
export type FaceId = (typeof FACE_IDS)[number];
export const FACES = FACE_IDS.length;

export const INTERFERENCE = 12;
export const SURGE = 13;
export const STATIC = 14;
export const BLACKOUT = 15;
/** of the first character; two each, in the order of `CHARACTERS` */
export const STARS = 16;
export const SPIRIT_LEVEL = 16;
export const TWO_LIFETIMES = 17;
export const OVERDRIVE_FIST = 18;
export const RECOMPILE = 19;
export const BACK_ALLEY = 20;
export const FENCE = 21;
export const BERSERK = 22;
export const SUPPRESSING_FIRE = 23;
export const MIRACLE_WORKER = 24;
export const TRIAGE = 25;
export const LAST_LEAP = 26;
export const GOOD_BOY = 27;

export function faceNamed(id: FaceId): number {
  return FACE_IDS.indexOf(id);
}

export function isBlue(face: number): boolean {
  return face < RED;
}

export function isRed(face: number): boolean {
  return face >= RED && face < GREY;
}

/** 1 to 5 for blue and red cards, 0 for all others: what it pays. */
export function worth(face: number): number {
  return face < RED ? face + 1 : face < GREY ? face - RED + 1 : 0;
}

/** What it counts in checks and votes: blue adds, red takes away, all others nothing. */
export function value(face: number): number {
  return face < RED ? face + 1 : face < GREY ? -(face - RED + 1) : 0;
}

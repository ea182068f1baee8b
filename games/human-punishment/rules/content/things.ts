// The ids under which a board draws what lies on the table: `words.option` names them, so that hovering an option lights
// what it is about.

export const areaThing = (area: string): string => `area:${area}`;
/** a Spawn Location or a red space, with whoever stands there */
export const placeThing = (place: string): string => `place:${place}`;
export const pieceThing = (piece: number): string => `piece:${piece}`;
export const cardThing = (face: string): string => `card:${face}`;
export const programThing = (program: string): string => `program:${program}`;
export const displayThing = (program: string): string => `display:${program}`;
export const sectorThing = (sector: number): string => `sector:${sector}`;
export const slotThing = (slot: string): string => `slot:${slot}`;
export const spotThing = (spot: number): string => `spot:${spot}`;
export const barThing = (bar: string): string => `bar:${bar}`;
export const dieThing = (die: string): string => `die:${die}`;
export const skillThing = (seat: number, skill: number): string => `skill:${seat}:${skill}`;
export const boxThing = (area: string, box: number): string => `box:${area}:${box}`;
export const chipThing = (piece: number, slot: number): string => `chip:${piece}:${slot}`;
export const woundThing = (piece: number, wound: string): string => `wound:${piece}:${wound}`;
export const characterThing = (character: string): string => `character:${character}`;
export const EVENT_THING = 'event';
export const CHECK_THING = 'check';
export const ITEM_THING = 'item';
export const APEX_THING = 'apex';
export const DARK_NET_THING = 'darknet';
/** what can be done at a place of the map: 'deed:chance', 'deed:leader', 'deed:weapon', 'deed:recon', 'deed:treat' */
export const deedThing = (deed: string): string => `deed:${deed}`;
export const CUBE_THING = 'cube';
export const DECK_THING = 'deck';
export const ALL_ROUNDERS_THING = 'all-rounders';

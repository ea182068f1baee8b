// The things on the map, by the ids under which a board draws them: options are about them.

/** A region, by its code. */
export const regionThing = (code: string): string => `region:${code}`;
/** A city, by its name. */
export const cityThing = (city: string): string => `city:${city}`;

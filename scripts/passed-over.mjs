/** What tests may need and a machine may not have. Each says one line when it is missing: `No PostgreSQL: …`. */
const NEEDED = ['browser', 'PostgreSQL', 'NATS'];

/**
 * What was passed over, out of all that was printed; each line once. It has to be seen, also where all else is well.
 * @param {string} output
 * @returns {string[]}
 */
export function passedOver(output) {
  return [...new Set(output.match(new RegExp(`^No (?:${NEEDED.join('|')}): .*$`, 'gm')) ?? [])];
}

/** Letters that are written from right to left, and the controls that turn what follows them. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;
const controls = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text somebody else wrote, made fit to stand in a sentence of ours: what is written from right to left turns nothing round but itself
 * (U+2068 to U+2069 of Unicode's bidirectional algorithm, UAX #9). Every other text stays as it is.
 */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replace(controls, '')}\u2069` : text;

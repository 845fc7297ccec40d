/** Right-to-left letters, and the control characters that change direction. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;
const controls = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Somebody else's text, made safe inside a sentence of ours: right-to-left text is wrapped in U+2068 and U+2069 (Unicode's bidirectional algorithm, UAX #9), so
 * that it cannot turn the rest round. Any other text stays as it is.
 */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replace(controls, '')}\u2069` : text;

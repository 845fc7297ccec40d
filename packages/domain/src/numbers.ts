/** The number itself, or the bound that it is beyond. */
export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Degrees to about a metre. */
export const fiveDecimals = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const devanagariZero = 0x966;

/** A text with its Devanagari digits as those of English: १२ is 12. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));

/** What a field for digits keeps of a text that is typed or pasted: its digits, those of Devanagari too. */
export const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '');

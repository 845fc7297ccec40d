/** Digits of a mobile number (public-area.md §9). */
const phoneLength = 10;

/** Whether all ten digits are there. */
export const isWholePhone = (digits: string): boolean => digits.length === phoneLength;

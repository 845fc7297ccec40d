/** The number that a field holds; NaN if it is empty or none. */
export const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text.replaceAll(',', '').trim()));

/** Whether a field holds a number in a range. */
export const isWithin = (text: string, least: number, most: number): boolean => {
  const number = numberOf(text);
  return number >= least && number <= most;
};

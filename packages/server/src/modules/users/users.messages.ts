/** What the server says of single fields of a person, besides the contract's own sentences. */
export const userTexts = {
  birthDate: 'Please give a date in the past.',
} as const;

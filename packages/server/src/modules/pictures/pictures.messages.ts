/** What a person may read here. */
export const pictureTexts = {
  unknown: 'There is no such picture.',
} as const;

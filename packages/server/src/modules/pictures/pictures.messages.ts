/** What a person may read about pictures. */
export const pictureTexts = {
  unknown: 'There is no such picture.',
} as const;

/** What the operator reads about released versions of the embed. */
export const embedTexts = {
  archiveNotKept:
    'A released version of the embed could not be put into the storage: snippets that name it load nothing. It is tried again at the next start.',
} as const;

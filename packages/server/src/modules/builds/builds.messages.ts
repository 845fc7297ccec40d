/** What the operator reads about kept builds. */
export const buildsTexts = {
  embedVersion:
    'The embed has changed and its version has not: snippets that name the version get the files of before. Raise it in packages/embed/package.json.',
  notLookedAfter:
    'The storage could not be asked for a build that it was given before: it is looked after again within the hour.',
} as const;

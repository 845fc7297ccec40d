/** What the operator reads of kept builds. */
export const buildsTexts = {
  embedVersion:
    'The embed has changed and its version has not: snippets that name the version get the files of before. Raise it in packages/embed/package.json.',
} as const;

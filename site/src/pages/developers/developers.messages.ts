/** What the guide and the playground share. */
export const messages = {
  copyOf: (what: string) => `Copy: ${what}`,
  copied: 'Copied.',
  failed: 'Your browser did not allow it. Select the text and copy it.',
} as const;

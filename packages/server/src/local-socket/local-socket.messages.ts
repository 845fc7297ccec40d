/** What a command prints if a running server does not serve it. */
export const localSocketTexts = {
  refused: (reason: string) => `The running server could not do it: ${reason}`,
  stopped: 'The server stopped before it was done. Please try again.',
  unknown: 'it is of another version. Please restart it.',
} as const;

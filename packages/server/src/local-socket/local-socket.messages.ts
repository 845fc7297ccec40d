/** What whoever gives a command reads when a running server does not do it. */
export const localSocketTexts = {
  refused: (reason: string) => `The running server could not do it: ${reason}`,
  stopped: 'The server stopped before it was done. Please try again.',
  unknown: 'it is of another version. Please restart it.',
} as const;

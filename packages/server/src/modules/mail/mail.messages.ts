/** Lines for the operator. */
export const mailLog = {
  notTaken: 'A mail was not taken; it is tried again.',
} as const;

/** Lines for the operator. */
export const notificationLog = {
  notTaken: 'A notification did not leave; it is tried again unless it is dead.',
} as const;

/** The codes that prove a phone number (public-area.md §9, decisions/0011). */
export const oneTimeCode = {
  digits: 6,
  /** Seconds until another one may be asked for. */
  resendSeconds: 60,
} as const;

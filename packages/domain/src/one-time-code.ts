/** The codes that verify a phone number (public-area.md §9, decisions/0011). */
export const oneTimeCode = {
  digits: 6,
  /** Seconds until another one may be requested. */
  resendSeconds: 60,
} as const;

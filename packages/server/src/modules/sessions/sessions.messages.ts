/** Names of devices. */
export const sessionsTexts = {
  on: (browser: string, system: string): string => `${browser} on ${system}`,
  unknown: 'Unknown device',
} as const;

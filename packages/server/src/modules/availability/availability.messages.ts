/** What stands in calendars that other programs read. */
export const availabilityTexts = {
  calendar: 'Yantra',
  kinds: { hold: 'Hold', booking: 'Booking', block: 'Blocked', repair: 'Repair' },
  /** @param n which one, of several of the same */
  unit: (machine: string, n: number) => `${machine} #${n}`,
  openEnd: 'No end is known.',
  until: (moment: string) => `Held until ${moment}.`,
  bringingBack: (machine: string) => `Bringing back: ${machine}`,
} as const;

/** Why a unit is not free: held for somebody until a moment, hired, kept back by its owner, or being repaired. */
export const commitmentKinds = ['hold', 'booking', 'block', 'repair'] as const;
export type CommitmentKind = (typeof commitmentKinds)[number];

export const availabilityLimits = {
  /** Units of the same machine. */
  units: 200,
  /** Days for bringing a unit back after a hire. */
  bufferDays: 14,
  /** How many days ahead a span may begin, and how long it may be unless it has no end. */
  daysAhead: 730,
  days: 730,
  /** What an owner writes on it. */
  words: 120,
  /** Days of one look at a fleet, and machines of one page of it. */
  daysSeen: 120,
  machinesSeen: 200,
  /** Days that anybody may ask about at once. */
  daysAsked: 400,
  /** Entries of one machine that are not over. */
  ofMachine: 2000,
  /** What a hire may cost, in rupees. */
  rupees: 100_000_000,
  /** Spans that a refusal names. */
  spansTold: 20,
  /** Hours that a hold may last. */
  holdHours: 336,
  /** Entries of one calendar that other programs read, the latest ones. */
  entriesOfCalendar: 5000,
  /** Secret calendar addresses of one owner. */
  calendars: 50,
} as const;

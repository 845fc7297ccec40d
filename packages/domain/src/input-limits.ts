/* What calls take at most of what programs send: only the contract needs it, and in a browser the import of a table. */

/** The longest texts, in characters. */
export const inputLengths = {
  /** Of a machine, a person, a lead or a partner's key. */
  id: 64,
  cityId: 12,
  orderId: 50,
  securityStamp: 128,
  /** A password that is tried, before anything is asked of it. */
  password: 1024,
  /** Where a picture is, as its upload answered it. */
  imageUrl: 300,
  slug: 80,
  /** A page of a partner's website, as it comes and as it is kept. */
  page: 2000,
  keptPage: 200,
  receipt: 1000,
  honeypot: 500,
  importedName: 60,
  importedText: 2000,
} as const;

/** The greatest numbers, and how many there may be of something at once. */
export const inputLimits = {
  /** A price or a size that is looked for, and what an order comes to in rupees. */
  amount: 1_000_000_000,
  eventsOfBeacon: 50,
  /** For which machines are counted at once. */
  citiesCounted: 20,
  /** Rows of a table that are asked for at once. */
  rowsOfPage: 500,
} as const;

/** The greatest whole number that a column of ids, counts or versions holds. */
export const mostWhole = 2_147_483_647;

/** Contacts and messages of a plan. */
export const mostCapOfPlan = 100_000;

/** Of anything that is a part of a whole. */
export const mostPercent = 100;

/** The years a machine may be of. */
export const machineYears = { first: 1950, last: 2100 } as const;

/** Where on earth something is, in degrees to either side of 0. */
export const mostDegrees = { latitude: 90, longitude: 180 } as const;

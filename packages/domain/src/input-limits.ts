/* The most that calls accept from programs. Only the contract needs it, and in a browser the import of a table. */

/** The longest texts, in characters. */
export const inputLengths = {
  /** The id of a machine, a person, a lead or a partner's key. */
  id: 64,
  cityId: 12,
  orderId: 50,
  securityStamp: 128,
  /** A password at log-in, before it is checked. */
  password: 1024,
  /** A picture's address, as its upload answered it. */
  imageUrl: 300,
  slug: 80,
  /** A page's address on a partner's website, as sent and as stored. */
  page: 2000,
  keptPage: 200,
  receipt: 1000,
  /** What stands after `/q/` in the address of a secret page. */
  requestPage: 64,
  /** Where a browser gets pushes; the longest known have some 500. */
  pushEndpoint: 1000,
  honeypot: 500,
  /** A place in the audit log: a moment and a number. */
  auditPlace: 60,
  importedName: 60,
  importedText: 2000,
  /** A bank's reference of a transfer; UTRs have 12 to 22. */
  transferReference: 40,
  /** The number of an invoice or a credit note. */
  paperNumber: 30,
} as const;

/** The greatest numbers, and the most of something at once. */
export const inputLimits = {
  /** A price or size in a filter, and an order's amount in rupees. */
  amount: 1_000_000_000,
  eventsOfBeacon: 50,
  /** Cities whose machines are counted in one call. */
  citiesCounted: 20,
  /** Rows of a table in one answer. */
  rowsOfPage: 500,
  /** Notifications that are marked as read in one call; as many may stand in one page of the list. */
  notificationsAtOnce: 200,
  /** Choices of events and ways in one call. */
  choicesAtOnce: 200,
  /** Entries of the audit log in one answer: shown, and as a file is made of them. */
  auditEntries: 50,
  auditEntriesOfFile: 1000,
  /** Days that a list may look back. */
  daysBack: 3660,
} as const;

/** The greatest whole number of an integer column (ids, counts, versions). */
export const mostWhole = 2_147_483_647;

/** Contacts and messages of a plan. */
export const mostCapOfPlan = 100_000;

/** A percentage. */
export const mostPercent = 100;

/** The years of manufacture that a machine may have. */
export const machineYears = { first: 1950, last: 2100 } as const;

/** Degrees of latitude and longitude, to either side of 0. */
export const mostDegrees = { latitude: 90, longitude: 180 } as const;

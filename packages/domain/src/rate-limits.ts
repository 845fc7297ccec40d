/* How often somebody may do a thing; the server alone counts, so it is in no browser's files. */

/** In a day, for one account; admins keep the lists of all. */
export const timesADay = {
  changes: 10_000,
  changesOfAdmins: 50_000,
  imports: 200,
  newTypes: 20,
  wrongCodes: 15,
  codesFromAddress: 15,
  alertsFromAddress: 10,
} as const;

/** In an hour. */
export const timesAnHour = {
  requirements: 10,
  requirementsOfPartner: 200,
  reports: 10,
  phonesFromAddress: 10,
  newPasswords: 30,
  payments: 30,
  paymentsAsked: 300,
  inviteVisits: 3,
  /** Of one address: the servers of a large calendar program read for many people. */
  calendarReads: 2000,
} as const;

/** In a minute. */
export const timesAMinute = {
  readsOfPartner: 1200,
  beaconsOfPartner: 60,
  presses: 60,
  placesAsked: 20,
  placesAskedInAll: 300,
} as const;

/** The greatest numbers of deals. */
export const dealLimits = {
  /** Owners who are asked for a quote for one job. */
  owners: 4,
  /** Lines of a quote. */
  lines: 30,
  /** Characters of a line's name, of a quote's terms, and of a reason in one's own words. */
  lineName: 80,
  terms: 2000,
  why: 500,
  /** Versions of a quote. */
  versions: 20,
  /** Of one line; so large that their product is still an exact number. */
  quantity: 10_000,
  rupees: 10_000_000,
  /** Characters of a message, its pictures, and messages of one answer. */
  message: 2000,
  pictures: 6,
  messages: 100,
  /** Days for which a quote may be valid, at most and unless said otherwise. */
  validDays: 30,
  usualValidDays: 3,
  /** A question that nobody has answered ends after so many days. */
  askedDays: 14,
  /** Days for which the secret page stays open after the job. */
  pageDays: 30,
  /** Both are reminded so many hours before the start. */
  remindHours: 24,
  /** An owner’s answer times are public from so many deals on. */
  publicFrom: 10,
  /** Days over which an owner’s figures are counted. */
  figureDays: 28,
  /** Messages and deeds in an hour of one party of a deal. */
  deedsAnHour: 120,
} as const;

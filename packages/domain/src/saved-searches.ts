/** How often somebody is told of new machines of a saved search. */
export const alertPaces = ['daily', 'atOnce'] as const;
export type AlertPace = (typeof alertPaces)[number];

export const savedSearchLimits = {
  /** Searches that one person saves. */
  ofPerson: 50,
  /** New machines of a search that are counted and shown; a message and its page say the same number. */
  news: 100,
  /** Kinds that an owner lacks, and rows of the admins' list of demand. */
  lacking: 12,
  places: 200,
} as const;

/** A machine is told of again when it costs at least so many percent less than when it was told of. */
export const cheaperPercent = 10;

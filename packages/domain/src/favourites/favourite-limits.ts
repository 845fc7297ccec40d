/** The greatest numbers of what somebody keeps. */
export const favouriteLimits = {
  /** Machines, in all lists together. */
  machines: 200,
  lists: 30,
  /** Characters of a list's name, and of a note. */
  listName: 60,
  note: 1000,
  /** Changes that are sent at once, and that wait in a browser. */
  changesAtOnce: 100,
  waiting: 1000,
  /** A change that a browser could not send for so long is not made any more. */
  waitDays: 90,
  /** Machines that are shown beside one that left. */
  similar: 2,
} as const;

/** How many machines are compared at once. */
export const mostCompared = 4;

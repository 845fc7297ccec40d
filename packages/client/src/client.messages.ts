/** What a person reads when the server cannot be reached: every failure has a sentence. */
export const clientMessages = {
  offline: 'You seem to be offline. Please check your connection and try again.',
  unreachable: 'We could not reach Yantra. Please try again.',
  timeout: 'This is taking too long. Please try again.',
  /** As documented for lists of machines (public-area.md §8). */
  noList: 'Failed to fetch equipment data.',
  unsaid: 'An error occurred while fetching data.',
  unreadable: 'We got an answer we could not read. Please try again.',
} as const;

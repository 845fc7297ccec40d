/** What a person reads when the server could not be asked, so that no failure is without a sentence. */
export const clientMessages = {
  offline: 'You seem to be offline. Please check your connection and try again.',
  unreachable: 'We could not reach Yantra. Please try again.',
  timeout: 'This is taking too long. Please try again.',
  /** As documented of lists of machines and of questions (public-area.md §8). */
  noList: 'Failed to fetch equipment data.',
  unsaid: 'An error occurred while fetching data.',
  unreadable: 'We got an answer we could not read. Please try again.',
} as const;

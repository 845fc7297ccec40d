/** Every text a person reads in this widget, in English; the calendar's are in ui. */
export const messages = {
  id: 'availability',
  /** What the days cost, and what is to be paid as well. */
  cost: (total: string, rest: string) => `${total}, ${rest}`,
  askQuote: 'Ask for a quote',
  by: 'Free days by Yantra',
  loading: 'Loading when the machine is free',
  none: 'No machine whose days could be shown.',
  gone: 'This machine is not listed any more.',
  failed: (reason: string) => `The machine could not be loaded: ${reason}`,
  unreadable: 'We got an answer we could not read. Please try again.',
  retry: 'Retry',
} as const;

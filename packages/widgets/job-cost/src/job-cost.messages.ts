/** Every text a person reads in this widget, in English; the table's are in ui. */
export const messages = {
  id: 'job-cost',
  heading: (name: string) => `What ${name} costs`,
  invitation: 'Say for how many days you need it, and see the total with transport, operator and GST.',
  askQuote: 'Ask for a quote',
  by: 'Worked out by Yantra',
  totalFailed: 'Total not worked out.',
  loading: 'Loading what the machine costs',
  none: 'No machine to work out a cost for.',
  gone: 'This machine is not listed any more.',
  failed: (reason: string) => `What it costs could not be loaded: ${reason}`,
  unreadable: 'We got an answer we could not read. Please try again.',
  retry: 'Retry',
} as const;

/** What follows a sent requirement, where the page does not handle it. Apart: the marketplace's own pages have words of their own. */
export const messages = {
  id: 'lead-form.next',
  getQuotes: 'Confirm your phone and get quotes',
  seeQuotes: 'See your quotes',
} as const;

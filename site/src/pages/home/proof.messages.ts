/** What is said of how much there is to hire. */
export const messages = {
  machines: (count: number) => (count === 1 ? 'machine' : 'machines'),
  cities: (count: number) => (count === 1 ? 'city' : 'cities'),
  from: 'from',
  aDay: 'a day',
  ratings: (count: string) => `from ${count} ratings`,
} as const;

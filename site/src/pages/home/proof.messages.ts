/** What is said of how much there is to hire. */
export const messages = {
  id: 'site.home.proof',
  machines: (count: number) => (count === 1 ? 'machine' : 'machines'),
  cities: (count: number) => (count === 1 ? 'city' : 'cities'),
  from: 'from',
  aDay: 'a day',
  ratings: (count: string) => `from ${count} ratings`,
} as const;

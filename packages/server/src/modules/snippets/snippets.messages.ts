/** What a snippet says by itself. */
export const snippetTexts = {
  allMachines: (city: string) => (city ? `See all machines for hire in ${city}` : 'See all machines for hire'),
} as const;

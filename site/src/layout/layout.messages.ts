/** What stands around every page, and must be there with the first script. The footer's words are in `footer.messages.ts`: no browser needs them. */
export const messages = {
  id: 'site.layout',
  brand: 'Yantra',
  homeLink: 'Yantra, home',
  skip: 'Skip to the content',
  skipToMachines: 'Skip to the machines',
  language: 'Language',
  saved: 'Saved',
  savedCount: (count: number) => (count === 1 ? ', 1 machine' : `, ${count} machines`),
  email: 'hello@yantra.example',
} as const;

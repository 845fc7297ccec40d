/** Every text a person reads in this widget. */
export const messages = {
  greeting: (city: string) => `Auth modals in ${city}`,
} as const;

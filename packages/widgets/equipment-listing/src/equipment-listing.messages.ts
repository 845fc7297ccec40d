/** Every text a person reads in this widget. */
export const messages = {
  greeting: (city: string) => `Equipment listing in ${city}`,
} as const;

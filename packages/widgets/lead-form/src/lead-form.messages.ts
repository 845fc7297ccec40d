/** Every text a person reads in this widget. */
export const messages = {
  greeting: (city: string) => `Lead form in ${city}`,
} as const;

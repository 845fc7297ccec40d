/** Every text a person reads in this widget. */
export const messages = {
  greeting: (city: string) => `Equipment map in ${city}`,
} as const;

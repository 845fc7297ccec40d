/** Every text a person reads in this widget. */
export const messages = {
  greeting: (city: string) => `Dashboard in ${city}`,
} as const;

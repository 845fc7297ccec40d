/** Every text a person reads in this widget. */
export const messages = {
  greeting: (city: string) => `Equipment details in ${city}`,
} as const;

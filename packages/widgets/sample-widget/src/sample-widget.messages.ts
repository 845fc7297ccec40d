/** Every text a person reads in this widget, in English. */
export const messages = {
  id: 'sample-widget',
  greeting: (city: string) => `Sample widget in ${city}`,
} as const;

/** The languages beside English, which is written in the code and needs nothing to be loaded. ISO 639-1. */
export const locales = ['hi', 'mr'] as const;
export type Locale = (typeof locales)[number];

/** The language that an attribute or a query names, e.g. `hi` of `hi-IN`; undefined for English and for any that we do not speak. */
export function localeNamed(text: string): Locale | undefined {
  const [primary] = text.toLowerCase().split('-');
  return locales.find((locale) => locale === primary);
}

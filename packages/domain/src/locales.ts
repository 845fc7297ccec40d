/** The languages beside English, which is in the code and needs no loading. ISO 639-1. */
export const locales = ['hi', 'mr'] as const;
export type Locale = (typeof locales)[number];

/** The language that an attribute or a query names, e.g. `hi` of `hi-IN`; undefined for English and unsupported languages. */
export function localeNamed(text: string): Locale | undefined {
  const [primary] = text.toLowerCase().split('-');
  return locales.find((locale) => locale === primary);
}

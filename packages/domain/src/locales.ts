/** The languages beside English, which is in the code and needs no loading. ISO 639-1. */
export const locales = ['hi', 'mr'] as const;
export type Locale = (typeof locales)[number];

/** All languages: what a person can choose. */
export const languages = ['en', ...locales] as const;
export type LanguageCode = (typeof languages)[number];

/** Each language's own name for itself. */
export const languageNames: Readonly<Record<LanguageCode, string>> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

/** The code of a language as it is stored. */
export const languageCode = (locale: Locale | undefined): LanguageCode => locale ?? 'en';

/** What stands before the path of a page in a language: `/hi`; nothing in English. */
export const localePrefix = (locale: Locale | undefined): '' | `/${Locale}` => (locale ? `/${locale}` : '');

/** The language that an address begins with, and the address without it: `/hi/equipments?page=2` is `/equipments?page=2` in Hindi. */
export function splitLocale(address: string): { readonly locale: Locale | undefined; readonly rest: string } {
  const [, named = ''] = /^\/(\w+)(?![^/?#])/.exec(address) ?? [];
  const locale = locales.find((one) => one === named);
  if (!locale) return { locale, rest: address };
  const rest = address.slice(localePrefix(locale).length);
  return { locale, rest: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The language that an attribute or a query names, e.g. `hi` of `hi-IN`; undefined for English and unsupported languages. */
export function localeNamed(text: string): Locale | undefined {
  const [primary] = text.toLowerCase().split('-');
  return locales.find((locale) => locale === primary);
}

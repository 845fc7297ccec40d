import { type Locale, localeNamed } from '@yantra/domain';

/** A snippet's own texts, by language. */
const texts: Readonly<Record<Locale | 'en', { readonly allMachines: (city: string) => string }>> = {
  en: { allMachines: (city) => (city ? `See all machines for hire in ${city}` : 'See all machines for hire') },
  hi: { allMachines: (city) => (city ? `${city} में किराए की सभी मशीनें देखें` : 'किराए की सभी मशीनें देखें') },
  mr: { allMachines: (city) => (city ? `${city} येथील भाड्याची सर्व यंत्रे पाहा` : 'भाड्याची सर्व यंत्रे पाहा') },
};

/** @param locale of the tag; English if unsupported */
export const snippetTexts = (locale = '') => texts[localeNamed(locale) ?? 'en'];

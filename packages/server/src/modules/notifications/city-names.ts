import type { LanguageCode, Locale } from '@yantra/domain';
import type { City } from '@yantra/places';
import { placeNames } from '@yantra/places/devanagari';

/** Names of cities in a language; those in Devanagari are read when first needed. */
export function cityNames(cityById: (id: string) => City | undefined) {
  const known = new Map<Locale, ReturnType<typeof placeNames>>();
  return (id: string, language: LanguageCode): string | undefined => {
    const { name } = cityById(id) ?? {};
    if (language === 'en' || name === undefined) return name;
    const names = known.get(language) ?? placeNames(language);
    known.set(language, names);
    return names[name] ?? name;
  };
}

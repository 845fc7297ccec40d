import { type LanguageCode } from '@yantra/domain';
import type { City } from '@yantra/places';
import { devanagariNames } from '@yantra/places/devanagari';

/** Names of cities in a language; those in Devanagari are read when first needed. */
export function cityNames(cityById: (id: string) => City | undefined) {
  let devanagari: ReturnType<typeof devanagariNames> | undefined;
  return (id: string, language: LanguageCode): string | undefined => {
    const { name } = cityById(id) ?? {};
    if (language === 'en') return name;
    devanagari ??= devanagariNames();
    return devanagari.get(id)?.[0] ?? name;
  };
}

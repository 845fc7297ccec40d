import type { City } from '@yantra/places';
import { devanagariNames } from '@yantra/places/devanagari';
import { soundDistance } from '@yantra/words';
import { placeSound, skeletonOf } from './place-sound.ts';

/** Cities by how their names sound. */
export type CitySounds = ReturnType<typeof createCitySounds>;

/** An index of all names, in both scripts; made on first use, in some 50 ms. */
export function createCitySounds(cities: readonly City[]) {
  let known: ReadonlyMap<string, readonly { readonly city: City; readonly sound: string }[]> | undefined;
  const read = () => {
    const inDevanagari = devanagariNames();
    const index = new Map<string, { city: City; sound: string }[]>();
    for (const city of cities) {
      const names = [city.name, ...city.aliases, ...(inDevanagari.get(city.id) ?? [])];
      for (const sound of new Set(names.map((name) => placeSound(name.split(/[\s-]+/))))) {
        const skeleton = skeletonOf(sound);
        index.set(skeleton, [...(index.get(skeleton) ?? []), { city, sound }]);
      }
    }
    return index;
  };
  /** Cities whose name differs in vowels alone, and by no more than this; each with its distance. */
  return (sound: string, mostApart: number): { readonly city: City; readonly apart: number }[] => {
    known ??= read();
    return (known.get(skeletonOf(sound)) ?? []).flatMap(({ city, sound: own }) => {
      const apart = soundDistance(sound, own, mostApart);
      return apart <= mostApart ? [{ city, apart }] : [];
    });
  };
}

import { type Locale, localeNamed } from '@yantra/domain';
import { featuredCities, loadAllCities } from '@yantra/places';
import { type MapLabel, labelsOf, localitiesOf } from './labels.ts';

/** The language around an element; undefined is English. */
export const localeAround = (element: Element): Locale | undefined =>
  localeNamed(element.closest<HTMLElement>('[lang]')?.lang ?? '');

/** The names on a map, in the language around it. What comes later matters less than the markers, and may fail to come. */
export interface MapNames {
  /** Those that a map starts with. */
  readonly first: readonly MapLabel[];
  readonly later: readonly Promise<readonly MapLabel[]>[];
  /** The word for a kilometre. */
  readonly km: string;
  /** All other towns. */
  readonly towns: () => Promise<readonly MapLabel[]>;
}

export function namesAround(element: Element): MapNames {
  const locale = localeAround(element);
  const coming = locale && import('@yantra/places/devanagari').then(({ placeNames }) => placeNames(locale));
  const said = async (labels: readonly MapLabel[]): Promise<readonly MapLabel[]> => {
    const names = await coming;
    return names ? labels.map((label) => ({ ...label, name: names[label.name] ?? label.name })) : labels;
  };
  const featured = labelsOf(featuredCities);
  // Neighbourhoods of the largest cities, for near zooms.
  const localities = import('./localities.data.ts').then(({ localities: written }) => said(localitiesOf(written)));
  return {
    first: locale ? [] : featured,
    later: locale ? [said(featured), localities] : [localities],
    km: locale ? 'किमी' : 'km',
    towns: () => loadAllCities().then(({ otherCities }) => said(labelsOf(otherCities))),
  };
}

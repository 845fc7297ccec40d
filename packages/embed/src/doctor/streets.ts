import { type MapTiles, getMapTiles } from '@yantra/contract/calls';
import { type StreetSource, originOf } from './policy.ts';

const map = 'yantra-equipment-map';
const directives = { raster: 'img-src', vector: 'connect-src' } as const;

/** Where the maps among these elements get their streets: from whom their author names, else from whom the marketplace names. */
export async function streetSources(elements: readonly Element[], siteUrl: string): Promise<StreetSource[]> {
  const maps = elements.filter(({ localName }) => localName === map);
  if (maps.length === 0) return [];
  const own = maps.map((element) => ({
    raster: element.getAttribute('tiles-url'),
    vector: element.getAttribute('vector-url'),
  }));
  const named = own.flatMap(({ raster, vector }) => sourceOf('raster', raster) ?? sourceOf('vector', vector) ?? []);
  if (own.every(({ raster, vector }) => raster || vector)) return named;
  try {
    const answer = await fetch(`${siteUrl}/api${getMapTiles.path}`);
    const { data } = (await answer.json()) as { readonly data: MapTiles };
    return data.kind === 'none' ? named : [...named, ...(sourceOf(data.kind, data.url) ?? [])];
  } catch {
    // Unreachable, as is said elsewhere.
    return named;
  }
}

function sourceOf(kind: keyof typeof directives, url: string | null): StreetSource[] | undefined {
  if (!url) return undefined;
  const origin = originOf(url);
  return origin === undefined ? [] : [{ origin, directive: directives[kind] }];
}

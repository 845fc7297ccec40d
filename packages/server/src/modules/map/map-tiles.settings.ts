import { z } from 'zod';
import type { MapSources } from '../../http/security-headers.ts';

const text = z.string().optional();

/** The settings of the streets that lie over the drawn map. */
export const mapTilesFields = { MAP_TILES_URL: text, MAP_TILES_CREDIT: text, MAP_VECTOR_URL: text };

type Given = z.output<z.ZodObject<typeof mapTilesFields>>;

/** Streets from elsewhere; browsers fetch them themselves. */
export interface MapTiles {
  /** Pictures, or one PMTiles file that browsers read by parts. */
  readonly kind: 'raster' | 'vector';
  /** Of pictures with `{z}`, `{x}` and `{y}`. May hold a key: it never goes into a log. */
  readonly url: string;
  /** What the map says of their source. */
  readonly credit: string;
}

/** What OpenStreetMap asks for. */
const openStreetMap = '© OpenStreetMap contributors';

const tilesMessage = 'must be an address like https://tiles.example.in/{z}/{x}/{y}.png';
const vectorMessage = 'must be the address of a PMTiles file, like https://files.example.in/india.pmtiles';
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether browsers may be sent there: encrypted, unless it is this machine, and nothing in its origin that a policy would read otherwise. */
function isFetchable(url: string): boolean {
  if (/[\s"'<>\\]/.test(url) || !URL.canParse(url)) return false;
  const { protocol, hostname, username, password, hash } = new URL(url);
  const isEncrypted = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
  return isEncrypted && /^[a-z\d.:[\]-]+$/.test(hostname) && username === '' && password === '' && hash === '';
}

const hasPlaces = (url: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => url.split(part).length === 2) &&
  !/[{}]/.test(url.replaceAll(/\{[zxyr]\}/g, ''));

interface Problem {
  readonly name: keyof typeof mapTilesFields;
  readonly message: string;
}

/** The first setting that is wrong or missing, with its message. */
export function mapTilesProblem({
  MAP_TILES_URL: tiles,
  MAP_TILES_CREDIT: credit,
  MAP_VECTOR_URL: vector,
}: Given): Problem | undefined {
  if (tiles !== undefined && !(isFetchable(tiles) && hasPlaces(tiles)))
    return { name: 'MAP_TILES_URL', message: tilesMessage };
  if (vector !== undefined && !(isFetchable(vector) && !/[{}]/.test(vector)))
    return { name: 'MAP_VECTOR_URL', message: vectorMessage };
  if (tiles !== undefined && vector !== undefined)
    return { name: 'MAP_VECTOR_URL', message: 'and MAP_TILES_URL both draw the streets: please set one of them' };
  if (tiles !== undefined && credit === undefined)
    return { name: 'MAP_TILES_CREDIT', message: 'must be set when MAP_TILES_URL is: whoever gives the tiles says how' };
  if (credit !== undefined && tiles === undefined && vector === undefined)
    return { name: 'MAP_TILES_CREDIT', message: 'needs MAP_TILES_URL or MAP_VECTOR_URL' };
  return undefined;
}

/** From fields without a problem (`mapTilesProblem`); `undefined` leaves the drawn map alone. */
export function mapTilesFrom(given: Given): MapTiles | undefined {
  const { MAP_TILES_URL: tiles, MAP_TILES_CREDIT: credit = openStreetMap, MAP_VECTOR_URL: vector } = given;
  if (tiles !== undefined) return { kind: 'raster', url: tiles, credit };
  return vector === undefined ? undefined : { kind: 'vector', url: vector, credit };
}

/** What a page's policy has to name: their origin alone. */
export function tileSources(tiles: MapTiles | undefined): MapSources {
  const origins = tiles === undefined ? [] : [new URL(tiles.url).origin];
  return tiles?.kind === 'vector' ? { pictures: [], calls: origins } : { pictures: origins, calls: [] };
}

import { namedFlavor } from '@protomaps/basemaps';
import type { Locale } from '@yantra/domain';
import { PMTiles } from 'pmtiles';
import { Labelers, type PreparedTile, labelRules, paint, paintRules, sourcesToViews } from 'protomaps-leaflet';
import type { MapColours } from '../map.ts';
import { isDark } from './is-dark.ts';
import type { TilePlace, VectorTiles } from './tile.ts';

const tileSize = 256;
/** How far into a neighbour's tile names reach. */
const overlap = 16;
/** Of how many tiles the places of names are known: as many as a wide screen shows. */
const labelled = 64;
/** More is not visible, and doubling it costs four times the pixels. */
const sharpest = 2;

/** The map's own land, water and letters, with Protomaps' colours for the rest. */
function rulesOf({ land, water, text, textSoft, line }: MapColours, locale: Locale | 'en') {
  const flavor = {
    ...namedFlavor(isDark(land) ? 'dark' : 'light'),
    earth: land,
    background: land,
    water,
    boundaries: line,
    city_label: text,
    city_label_halo: land,
    roads_label_minor: textSoft,
    roads_label_minor_halo: land,
    roads_label_major: textSoft,
    roads_label_major_halo: land,
  };
  return { paints: paintRules(flavor), labels: labelRules(flavor, locale) };
}

/** The rules look for the name in the language, then for the local one, in whatever script it is; English goes before that. */
function nameInEnglish({ data }: PreparedTile): void {
  for (const { props } of [...data.values()].flat()) {
    const english = props['name:en'];
    if (english !== undefined) props['name'] = english;
  }
}

const keyOf = ({ x, y, z }: TilePlace) => `${x}:${y}:${z}`;

/**
 * Draws the tiles of one PMTiles file, of which browsers fetch only the parts they need.
 * @param locale of the names; undefined is English, which also stands in for what a language has no name for
 * @throws if the file cannot be read
 */
export async function createVectorTiles(
  url: string,
  colours: () => MapColours,
  locale: Locale | undefined,
): Promise<VectorTiles> {
  const file = new PMTiles(url);
  const { maxZoom } = await file.getHeader();
  const view = sourcesToViews({ url: file, maxDataZoom: maxZoom }).get('');
  const scratch = document.createElement('canvas').getContext('2d');
  if (!view || !scratch) throw new Error('This browser draws no tiles.');
  const drawn = new Map<string, { readonly canvas: HTMLCanvasElement; readonly place: TilePlace }>();
  let land = '';
  let style: ReturnType<typeof rulesOf>;
  let labelers: Labelers;
  const restyle = () => {
    const now = colours();
    if (now.land === land) return;
    land = now.land;
    style = rulesOf(now, locale ?? 'en');
    // A name that found its place later may reach into tiles that are drawn already.
    labelers = new Labelers(scratch, style.labels, labelled, (keys) => {
      for (const key of keys) {
        const tile = drawn.get(key);
        if (tile?.canvas.isConnected) void draw(tile.canvas, tile.place);
        else drawn.delete(key);
      }
    });
  };

  async function draw(canvas: HTMLCanvasElement, place: TilePlace): Promise<void> {
    const prepared: PreparedTile | undefined = await view?.getDisplayTile(place);
    // The drawing stays in sight there.
    if (!prepared || prepared.data.size === 0) throw new Error('The file holds nothing here.');
    restyle();
    if (locale) nameInEnglish(prepared);
    const { x, y, z } = place;
    const tiles = new Map([['', [prepared]]]);
    labelers.add(z, tiles);
    const [left, top] = [x * tileSize, y * tileSize];
    const ratio = Math.min(devicePixelRatio, sharpest);
    Object.assign(canvas, { width: tileSize * ratio, height: tileSize * ratio });
    const context = canvas.getContext('2d');
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = land;
    context.fillRect(0, 0, tileSize, tileSize);
    const box = {
      minX: left - overlap,
      minY: top - overlap,
      maxX: left + tileSize + overlap,
      maxY: top + tileSize + overlap,
    };
    const origin = { x: left, y: top } as Parameters<typeof paint>[6];
    paint(context, z, tiles, labelers.getIndex(z) ?? null, style.paints, box, origin, false);
    drawn.set(keyOf(place), { canvas, place });
    if (drawn.size > labelled) for (const [key, tile] of drawn) if (!tile.canvas.isConnected) drawn.delete(key);
  }

  return { draw };
}

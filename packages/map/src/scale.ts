import { type MapStart, worldSize } from './map.ts';

/** The longest a scale's bar gets, in pixels; the shortest is two fifths of it, and `200 किमी` stands in that too. */
const longest = 120;
/** The length of the equator. */
const worldMetres = 40_075_017;

/** The largest round distance that a bar can show, and its length in pixels. */
export function scaleOf({ latitude, zoom }: Pick<MapStart, 'latitude' | 'zoom'>) {
  const metresPerPixel = (worldMetres * Math.cos((latitude * Math.PI) / 180)) / worldSize(zoom);
  const most = longest * metresPerPixel;
  const unit = 10 ** Math.floor(Math.log10(most));
  const metres = unit * ([5, 2].find((step) => step * unit <= most) ?? 1);
  return { metres, pixels: Math.round(metres / metresPerPixel) };
}

import type { Locale } from '@yantra/domain';
import type { MapColours, Streets } from '../map.ts';
import { rasterTiles } from './raster-tiles.ts';
import type { TileMaker, VectorTiles } from './tile.ts';

/** The code for vectors is loaded with the first tile. */
function vectorTiles(url: string, colours: () => MapColours, locale: Locale | undefined): TileMaker {
  let opened: Promise<VectorTiles> | undefined;
  const open = async () => {
    const { createVectorTiles } = await import('./vector-tiles.ts');
    return createVectorTiles(url, colours, locale);
  };
  /** What could not be opened is tried again with the next tile. */
  const tiles = () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  return {
    make(place, done) {
      const canvas = document.createElement('canvas');
      const draw = async () => {
        try {
          await (await tiles()).draw(canvas, place);
        } catch (error) {
          return done(error as Error);
        }
        return done();
      };
      void draw();
      return canvas;
    },
    drop: () => undefined,
  };
}

/** @param locale of the names, where the tiles have them; undefined is English */
export const tileMaker = ({ kind, url }: Streets, colours: () => MapColours, locale: Locale | undefined): TileMaker =>
  kind === 'vector' ? vectorTiles(url, colours, locale) : rasterTiles(url);

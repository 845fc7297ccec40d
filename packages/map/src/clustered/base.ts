import type { Map as LeafletMap } from 'leaflet';
import { createCanvasLayer } from '../canvas-layer.ts';
import type { watchColours } from '../colours.ts';

interface BaseOptions {
  readonly colours: ReturnType<typeof watchColours>;
  /** Raster tiles in place of the drawing. */
  readonly tilesUrl?: string | undefined;
  readonly onFailure: () => void;
  /** The map is gone. */
  readonly signal: AbortSignal;
}

/** The land under the machines; its code and data come when it is loaded. */
export function createBase(map: LeafletMap, { colours, tilesUrl, onFailure, signal }: BaseOptions) {
  let base: { repaint: () => void } | undefined;
  const failed = () => !signal.aborted && onFailure();
  return {
    repaint: () => base?.repaint(),
    load() {
      if (tilesUrl) {
        import('../raster-tiles.ts').then(({ addTiles }) => !signal.aborted && addTiles(map, tilesUrl), failed);
        return;
      }
      import('../base-map.ts').then(({ createBaseMap, cityNames, localityNames, townNames }) => {
        if (signal.aborted) return;
        let known = cityNames();
        const drawing = createBaseMap(known);
        base = createCanvasLayer(map, 'tilePane', (view) => drawing.draw(view, colours.read()));
        // The other names matter less than the machines, and may fail to come: those of neighbourhoods now, of every town with the first move.
        const addNames = (names: Promise<typeof known>) =>
          names.then(
            (more) => {
              known = [...known, ...more];
              drawing.setLabels(known);
              if (!signal.aborted) base?.repaint();
            },
            () => undefined,
          );
        void addNames(localityNames());
        map.once('movestart zoomstart', () => void addNames(townNames()));
      }, failed);
    },
  };
}

import { mapZoom } from '@yantra/domain';
import type { Map as LeafletMap } from 'leaflet';
import type { MapColours, Streets, StreetsState } from '../map.ts';
import { localeAround } from '../names.ts';
import { isDark } from './is-dark.ts';
import { createTileLayer } from './tile-layer.ts';
import { tileMaker } from './tile-maker.ts';

/** How long the first tile may take before it is said. */
const slowMs = 8000;
const dimmed = 'brightness(0.68) contrast(1.1)';

interface StreetsOptions {
  readonly colours: () => MapColours;
  /** The largest zoom of the drawing alone. */
  readonly mostDrawn: number;
  /** Called at each change. */
  readonly onState: (state: StreetsState) => void;
}

/** Streets that lie over the drawing. */
export interface LaidStreets {
  /** Asks again for what did not come. */
  readonly retry: () => void;
  /** Draws them anew, in other colours. */
  readonly repaint: () => void;
  readonly remove: () => void;
}

/**
 * Lays streets over the drawn map, which may then be zoomed further. A tile that does not come leaves the drawing in sight; if none ever comes, the drawing's
 * own limit is back in force.
 */
export function layStreets(
  map: LeafletMap,
  streets: Streets,
  { colours, mostDrawn, onState }: StreetsOptions,
): LaidStreets {
  const layer = createTileLayer(tileMaker(streets, colours, localeAround(map.getContainer())));
  let told: StreetsState | undefined;
  let hasShown = false;
  let counts = { good: 0, bad: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (state: StreetsState) => {
    if (state === told) return;
    told = state;
    hasShown ||= state === 'shown';
    map.setMaxZoom(state === 'failed' && !hasShown ? mostDrawn : mapZoom.most);
    onState(state);
  };
  layer.on('loading', () => {
    counts = { good: 0, bad: 0 };
    clearTimeout(timer);
    timer = setTimeout(() => counts.good === 0 && tell('slow'), slowMs);
  });
  layer.on('tileload', () => {
    counts.good += 1;
    tell('shown');
  });
  layer.on('tileerror', () => void (counts.bad += 1));
  layer.on('load', () => {
    clearTimeout(timer);
    if (counts.bad > 0 && counts.good === 0) tell('failed');
  });
  layer.addTo(map);
  /* Pictures are made for light pages. */
  const dim = () => {
    const container = layer.getContainer();
    if (container && streets.kind === 'raster') container.style.filter = isDark(colours().land) ? dimmed : '';
  };
  dim();
  tell('coming');
  return {
    retry: () => void layer.redraw(),
    repaint() {
      if (streets.kind === 'vector') layer.redraw();
      dim();
    },
    remove() {
      clearTimeout(timer);
      layer.remove();
    },
  };
}

import { fiveDecimals, mapZoom } from '@yantra/domain';
/* The handlers add themselves to the map's class. They are imported here, not where Leaflet's names are re-exported: a bundler drops a module that only
 * re-exports, and with it the effects of its imports. */
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { watchColours } from '../colours.ts';
import { Map as LeafletMap } from '../leaflet.ts';
import type { MapArea, MapColours, MapStart, Place, Streets, StreetsState } from '../map.ts';
import type { LaidStreets } from '../streets/streets.ts';
import { createBase } from './base.ts';
import { guardGestures, type Hint, moveByKeys } from './gestures.ts';
import { createMarkerLayer } from './marker-layer.ts';
import type { Marker, MarkerLayer, MarkerTexts } from './markers.ts';

export type { Hint } from './gestures.ts';
export type { MarkerTexts } from './markers.ts';

/** The world's bounds in degrees. */
const world: [[number, number], [number, number]] = [
  [-25, 20],
  [65, 145],
];

export interface GeoMapOptions {
  readonly texts: MarkerTexts;
  readonly center: Place;
  readonly zoom: number;
  /** The largest zoom at first; streets change it. */
  readonly nearest: number;
  /** Only a person moves the map. */
  readonly isStill: boolean;
  /** The page cannot be scrolled over the map: one finger and the bare wheel move the map. */
  readonly ownsGestures?: boolean;
  /** The map came to rest. */
  readonly onRest: (area: MapArea, by: Mover) => void;
  /** At each frame of a movement, for what is attached to the map. */
  readonly onMove: () => void;
  readonly onPress: (marker: Marker | undefined, isByKey: boolean) => void;
  readonly onEscape: () => void;
  readonly onHint: (hint: Hint) => void;
  readonly onBaseFailure: () => void;
}

/** Who moved the map: a person, `go`, or `bring`. */
export type Mover = 'hand' | 'page' | 'list';

/** Whether the map can be zoomed further in or out. */
export interface ZoomEnds {
  readonly isNearest: boolean;
  readonly isFarthest: boolean;
}

/** A map on Leaflet, as the widget needs it; nothing outside knows Leaflet. */
export interface GeoMap {
  readonly area: () => MapArea;
  /** The middle of the view. */
  readonly at: () => MapStart;
  readonly go: (place: Place, zoom?: number) => void;
  /** Moves the map just far enough to show a place. */
  readonly bring: (place: Place) => void;
  readonly zoomBy: (steps: number) => void;
  readonly zoomEnds: () => ZoomEnds;
  /** The largest zoom now. */
  readonly nearest: () => number;
  readonly panBy: (x: number, y: number) => void;
  /** Pixels from the map's upper left corner. */
  readonly pointOf: (place: Place) => { readonly x: number; readonly y: number };
  readonly size: () => { readonly x: number; readonly y: number };
  readonly markers: MarkerLayer;
  readonly loadBase: () => void;
  /** Lays streets over the drawing. @throws if their code does not come */
  readonly lay: (streets: Streets, onState: (state: StreetsState) => void) => Promise<void>;
  /** Asks again for streets that did not come. */
  readonly retryStreets: () => void;
  /** The centre of the rings of distance. */
  readonly setMiddle: (place: Place) => void;
  readonly dispose: () => void;
}

function areaOf(map: LeafletMap): MapArea {
  const bounds = map.getBounds();
  return {
    south: fiveDecimals(Math.max(bounds.getSouth(), -85)),
    west: fiveDecimals(Math.max(bounds.getWest(), -180)),
    north: fiveDecimals(Math.min(bounds.getNorth(), 85)),
    east: fiveDecimals(Math.min(bounds.getEast(), 180)),
    zoom: Math.round(map.getZoom()),
  };
}

function startOf(map: LeafletMap): MapStart {
  const { lat, lng } = map.getCenter();
  return { latitude: fiveDecimals(lat), longitude: fiveDecimals(lng), zoom: Math.round(map.getZoom()) };
}

/** The streets of a map, whose code comes when there are some. */
function streetsOn(map: LeafletMap, colours: () => MapColours, signal: AbortSignal) {
  let laid: LaidStreets | undefined;
  const lay: GeoMap['lay'] = async (streets, onState) => {
    const { layStreets } = await import('../streets/streets.ts');
    if (signal.aborted) return;
    laid = layStreets(map, streets, { colours, mostDrawn: mapZoom.mostDrawn, onState });
    signal.addEventListener('abort', laid.remove);
  };
  return { lay, retryStreets: () => laid?.retry(), repaint: () => laid?.repaint() };
}

const endsOf = (map: LeafletMap): ZoomEnds => ({
  isNearest: map.getZoom() >= map.getMaxZoom(),
  isFarthest: map.getZoom() <= map.getMinZoom(),
});

/** The least distance from an edge for a place brought into view, in pixels: half a pill, and what lies over the map. */
const margins = { side: 56, top: 80, bottom: 200 } as const;

/** By how many pixels a place is outside the inner view. */
function outBy(map: LeafletMap, { latitude, longitude }: Place): readonly [x: number, y: number] {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
  const size = map.getSize();
  const beyond = (value: number, least: number, most: number) =>
    value < least ? value - least : Math.max(0, value - Math.max(most, least));
  return [beyond(x, margins.side, size.x - margins.side), beyond(y, margins.top, size.y - margins.bottom)];
}

/** A press on a marker or beside all. A drag ends with a click too, which is ignored. */
function listenForPresses(
  map: LeafletMap,
  markers: MarkerLayer,
  onPress: GeoMapOptions['onPress'],
  signal: AbortSignal,
): void {
  const { dragging } = map as unknown as { dragging: { moved(): boolean } };
  map.getContainer().addEventListener(
    'click',
    (event) => {
      const marker = markers.pressed(event.target, map.mouseEventToContainerPoint(event));
      if (!dragging.moved()) onPress(marker, event.detail === 0);
    },
    { signal },
  );
}

const leafletIn = (container: HTMLElement, { center, zoom, nearest, isStill }: GeoMapOptions): LeafletMap =>
  new LeafletMap(container, {
    center: [center.latitude, center.longitude],
    zoom,
    minZoom: mapZoom.least,
    maxZoom: nearest,
    maxBounds: world,
    maxBoundsViscosity: 0.8,
    zoomAnimation: !isStill,
    inertia: !isStill,
    bounceAtZoomLimits: false,
    trackResize: false,
  });

/** @param frame the outer box; Leaflet gets an element of its own in it */
export function createGeoMap(frame: HTMLElement, options: GeoMapOptions): GeoMap {
  const { center, isStill } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const container = document.createElement('div');
  container.className = 'y-map__leaflet';
  frame.prepend(container);
  // The arrow keys move a map, so it takes the focus.
  frame.tabIndex = 0;
  if (!options.ownsGestures) guardGestures(frame, options.onHint, signal);
  const map = leafletIn(container, options);
  const colours = watchColours(frame, () => repaint());
  const markers = createMarkerLayer(map, options.texts, {
    dotColour: () => colours.read().text,
    onShow: () => base.repaint(),
  });
  const base = createBase(map, {
    colours,
    middle: center,
    taken: markers.taken,
    onFailure: options.onBaseFailure,
    signal,
  });
  const streets = streetsOn(map, colours.read, signal);
  const repaint = () => {
    base.repaint();
    markers.repaint();
    streets.repaint();
  };
  let mover: Mover = 'hand';
  map.on('moveend', () => {
    options.onMove();
    options.onRest(areaOf(map), mover);
    mover = 'hand';
  });
  map.on('move zoom viewreset', options.onMove);
  listenForPresses(map, markers, options.onPress, signal);

  const animate = !isStill;
  const moves = {
    panBy: (x: number, y: number) => void map.panBy([x, y], { animate }),
    zoomBy: (steps: number) => void map.setZoom(map.getZoom() + steps, { animate }),
  };
  moveByKeys(frame, { ...moves, onEscape: options.onEscape }, signal);
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: false }));
  resized.observe(container);

  return {
    area: () => areaOf(map),
    at: () => startOf(map),
    go({ latitude, longitude }, toZoom = map.getZoom()) {
      mover = 'page';
      map.setView([latitude, longitude], toZoom, { animate });
    },
    ...moves,
    bring(place) {
      const [x, y] = outBy(map, place);
      if (!x && !y) return;
      mover = 'list';
      moves.panBy(x, y);
    },
    pointOf: ({ latitude, longitude }) => map.latLngToContainerPoint([latitude, longitude]),
    size: () => map.getSize(),
    zoomEnds: () => endsOf(map),
    nearest: () => map.getMaxZoom(),
    markers,
    loadBase: () => base.load(),
    ...streets,
    setMiddle: (place) => base.setMiddle(place),
    dispose() {
      ending.abort();
      resized.disconnect();
      colours.stop();
      // A running zoom would end on a removed map.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
      container.remove();
    },
  };
}

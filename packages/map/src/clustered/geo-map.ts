/* The handlers add themselves to the map's class. They are named here and not where Leaflet's names are passed on: a bundler leaves out a
   module that only passes names on, and with it what it imports for its effects. */
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { watchColours } from '../colours.ts';
import { zoomLimits } from '../first-area.ts';
import { Map as LeafletMap } from '../leaflet.ts';
import type { MapArea, Place } from '../map.ts';
import { createBase } from './base.ts';
import { guardGestures, type Hint, moveByKeys } from './gestures.ts';
import { createMarkerLayer } from './marker-layer.ts';
import type { Marker, MarkerLayer, MarkerTexts } from './markers.ts';

export type { Hint } from './gestures.ts';

/** Degrees beyond which there is nothing to see. */
const world: [[number, number], [number, number]] = [
  [-25, 20],
  [65, 145],
];

export interface GeoMapOptions {
  readonly texts: MarkerTexts;
  readonly center: Place;
  readonly zoom: number;
  /** Raster tiles in place of the drawing. */
  readonly tilesUrl?: string | undefined;
  /** No movement but what a person makes. */
  readonly isStill: boolean;
  /** The map has come to rest; `isByHand` unless `go` moved it. */
  readonly onRest: (area: MapArea, isByHand: boolean) => void;
  /** At each frame of a movement: what hangs on the map must follow. */
  readonly onMove: () => void;
  readonly onPress: (marker: Marker | undefined, isByKey: boolean) => void;
  readonly onEscape: () => void;
  readonly onHint: (hint: Hint) => void;
  /** The drawing of the land did not come. */
  readonly onBaseFailure: () => void;
}

/** A map on Leaflet, as the widget needs it; nothing outside knows Leaflet. */
export interface GeoMap {
  readonly area: () => MapArea;
  readonly go: (place: Place, zoom?: number) => void;
  readonly zoomBy: (steps: number) => void;
  readonly panBy: (x: number, y: number) => void;
  /** Pixels from the map's upper left corner. */
  readonly pointOf: (place: Place) => { readonly x: number; readonly y: number };
  readonly size: () => { readonly x: number; readonly y: number };
  readonly markers: MarkerLayer;
  readonly loadBase: () => void;
  readonly dispose: () => void;
}

const fiveDecimals = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

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

/** @param frame the box around; Leaflet gets an element of its own in it */
export function createGeoMap(frame: HTMLElement, options: GeoMapOptions): GeoMap {
  const { center, zoom, isStill, tilesUrl } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const container = document.createElement('div');
  container.className = 'y-map__leaflet';
  frame.prepend(container);
  // A map is moved by arrow keys, so it takes the focus.
  frame.tabIndex = 0;
  guardGestures(frame, options.onHint, signal);
  const map = new LeafletMap(container, {
    center: [center.latitude, center.longitude],
    zoom,
    minZoom: zoomLimits.least,
    maxZoom: zoomLimits.most,
    maxBounds: world,
    maxBoundsViscosity: 0.8,
    zoomAnimation: !isStill,
    inertia: !isStill,
    bounceAtZoomLimits: false,
    trackResize: false,
  });
  const colours = watchColours(frame, () => repaint());
  const markers = createMarkerLayer(map, options.texts, () => colours.read().text);
  const base = createBase(map, { colours, tilesUrl, onFailure: options.onBaseFailure, signal });
  const repaint = () => {
    base.repaint();
    markers.repaint();
  };

  let isGoing = false;
  map.on('moveend', () => {
    options.onMove();
    options.onRest(areaOf(map), !isGoing);
    isGoing = false;
  });
  map.on('move zoom viewreset', options.onMove);
  container.addEventListener(
    'click',
    (event) => {
      const marker = markers.pressed(event.target, map.mouseEventToContainerPoint(event));
      // A drag ends with a click too, which means nothing.
      if (!(map as unknown as { dragging: { moved(): boolean } }).dragging.moved()) {
        options.onPress(marker, event.detail === 0);
      }
    },
    { signal },
  );

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
    go({ latitude, longitude }, toZoom = map.getZoom()) {
      isGoing = true;
      map.setView([latitude, longitude], toZoom, { animate });
    },
    ...moves,
    pointOf: ({ latitude, longitude }) => map.latLngToContainerPoint([latitude, longitude]),
    size: () => map.getSize(),
    markers,
    loadBase: () => base.load(),
    dispose() {
      ending.abort();
      resized.disconnect();
      colours.stop();
      // A zoom that still runs would end on a map that is gone.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
      container.remove();
    },
  };
}

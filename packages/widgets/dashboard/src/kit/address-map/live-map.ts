/* They add themselves to the map's class, which does not begin without the first. */
import 'leaflet/src/layer/Layer.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import type { LatLng } from 'leaflet';
import { Map as MapClass } from 'leaflet/src/map/Map.js';
import type { Point } from './address.model.ts';
import { layGround } from './ground.ts';
import { listenForKeys } from './map-keys.ts';

/** The default centre is near Pune (dashboard.md §2). */
const nearPune: Point = { latitude: 18.5204, longitude: 73.8567 };
/* Near enough to tell one neighbourhood of a city, or one town, from the next: the ground has no streets. */
const zooms = { far: 9, near: 12, least: 4, most: 16 } as const;

export interface LiveMapOptions {
  readonly point: Point | undefined;
  /** Without it nothing can be moved but the map. */
  readonly onDrop: ((point: Point) => void) | undefined;
  /** The marker as the page draws it; it is put on its place. */
  readonly marker: HTMLElement;
  readonly isStill: boolean;
}

/** A map on Leaflet with one marker; nothing outside knows Leaflet. */
export interface LiveMap {
  readonly show: (point: Point | undefined) => void;
  readonly zoomBy: (steps: number) => void;
  readonly dispose: () => void;
}

const pointOf = ({ lat, lng }: LatLng): Point => ({ latitude: lat, longitude: lng });

/** Lets the marker be dragged by pointer. */
function dragMarker(marker: HTMLElement, onEnd: (x: number, y: number) => void, signal: AbortSignal) {
  let began: { x: number; y: number } | undefined;
  const at = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });
  marker.addEventListener(
    'pointerdown',
    (event) => {
      event.stopPropagation();
      began = at(event);
      marker.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  marker.addEventListener(
    'pointermove',
    (event) => {
      if (!began) return;
      const { x, y } = at(event);
      marker.style.translate = `${x - began.x}px ${y - began.y}px`;
    },
    { signal },
  );
  const end = (event: PointerEvent) => {
    if (!began) return;
    const { x, y } = at(event);
    const by = { x: x - began.x, y: y - began.y };
    began = undefined;
    marker.style.translate = '';
    if (event.type === 'pointerup' && Math.hypot(by.x, by.y) > 3) onEnd(by.x, by.y);
  };
  marker.addEventListener('pointerup', end, { signal });
  marker.addEventListener('pointercancel', end, { signal });
  // What is pressed on the marker is none of the map's.
  for (const type of ['click', 'dblclick', 'mousedown', 'touchstart'])
    marker.addEventListener(type, (event) => event.stopPropagation(), { signal, passive: true });
}

/** @param frame the box around; Leaflet gets an element of its own in it */
export function createLiveMap(frame: HTMLElement, options: LiveMapOptions): LiveMap {
  const { marker, onDrop, isStill } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const container = document.createElement('div');
  container.className = 'y-dashboard__leaflet';
  frame.prepend(container);
  const start = options.point ?? nearPune;
  const map = new MapClass(container, {
    center: [start.latitude, start.longitude],
    zoom: options.point ? zooms.near : zooms.far,
    minZoom: zooms.least,
    maxZoom: zooms.most,
    zoomAnimation: false,
    inertia: !isStill,
    trackResize: false,
  });
  let point = options.point;
  const place = () => {
    marker.hidden = point === undefined;
    if (!point) return;
    const { x, y } = map.latLngToContainerPoint([point.latitude, point.longitude]);
    marker.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`;
  };
  const moveBy = (x: number, y: number) => {
    if (!point || !onDrop) return;
    const from = map.latLngToContainerPoint([point.latitude, point.longitude]);
    onDrop(pointOf(map.containerPointToLatLng([from.x + x, from.y + y])));
  };
  const liftGround = layGround(map, frame);
  map.on('move zoom viewreset resize', place);
  place();
  if (onDrop) {
    dragMarker(marker, moveBy, signal);
    map.on('click', ({ latlng }) => onDrop(pointOf(latlng)));
  }
  const zoomBy = (steps: number) => void map.setZoom(map.getZoom() + steps, { animate: false });
  // The frame takes the keys, since it holds the instructions.
  frame.tabIndex = 0;
  listenForKeys(frame, {
    marker,
    signal,
    pan: (x, y) => void map.panBy([x, y], { animate: !isStill }),
    nudge: moveBy,
    zoomBy,
    drop: () => onDrop?.(pointOf(map.getCenter())),
  });
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: true }));
  resized.observe(container);
  return {
    show(next) {
      const isElsewhere = next && !map.getBounds().contains([next.latitude, next.longitude]);
      const isFirst = next && !point;
      point = next;
      if (next && (isElsewhere || isFirst))
        map.setView([next.latitude, next.longitude], Math.max(map.getZoom(), zooms.near), { animate: false });
      place();
    },
    zoomBy,
    dispose() {
      ending.abort();
      frame.removeAttribute('tabindex');
      resized.disconnect();
      liftGround();
      map.remove();
      container.remove();
    },
  };
}

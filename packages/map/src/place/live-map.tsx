/* They add themselves to the map's class, which does not work without the first. */
import 'leaflet/src/layer/Layer.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { mapZoom } from '@yantra/domain';
import type { LatLng, LeafletEventHandlerFnMap, Map as LeafletMap } from 'leaflet';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet/hooks';
import { MapContainer } from 'react-leaflet/MapContainer';
import { watchColours } from '../colours.ts';
import type { Place, Streets, StreetsState } from '../map.ts';
import { drawBackground } from './ground.ts';
import { listenForKeys } from './map-keys.ts';
import { dragMarker } from './marker-drag.ts';

/** The default centre is near Pune (dashboard.md §2). */
const nearPune: Place = { latitude: 18.5204, longitude: 73.8567 };
/* dashboard.md §9. Shows a city's neighbourhoods, or separate towns. */
const usualZoom = 12;

/** Whether the map can be zoomed further in or out. */
export interface ZoomEnds {
  readonly isNearest: boolean;
  readonly isFarthest: boolean;
  /** Nearer than the drawing has anything to say. */
  readonly isBeyondDrawing: boolean;
}

/** What a parent can do to a map. */
export interface LiveMapHandle {
  readonly zoomBy: (steps: number) => void;
}

export interface LiveMapProps {
  readonly point: Place | undefined;
  /** Without it only the map can be moved. */
  readonly onDrop: ((point: Place) => void) | undefined;
  /** The outer box, which takes the focus and the keys. */
  readonly frame: RefObject<HTMLElement | null>;
  /** The marker as the page draws it; the map positions it. */
  readonly marker: RefObject<HTMLElement | null>;
  readonly isStill: boolean;
  /** Whether the map can be zoomed further: called at first and at every change. */
  readonly onZoom?: ((ends: ZoomEnds) => void) | undefined;
  /** Streets over the drawing, and what becomes of them. */
  readonly streets?: Streets | undefined;
  readonly onStreets?: ((state: StreetsState) => void) | undefined;
  /** Classes of the map's box, and of the canvas under it. */
  readonly className: string;
  readonly groundClassName: string;
  readonly ref?: Ref<LiveMapHandle>;
}

const pairOf = ({ latitude, longitude }: Place): [number, number] => [latitude, longitude];
const placeOf = ({ lat, lng }: LatLng): Place => ({ latitude: lat, longitude: lng });

function put(marker: HTMLElement, map: LeafletMap, point: Place | undefined) {
  marker.hidden = point === undefined;
  if (!point) return;
  const { x, y } = map.latLngToContainerPoint(pairOf(point));
  marker.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`;
}

/** A map with one marker, which is placed or dragged by pointer or keys. */
export function LiveMap({ className, ...rest }: LiveMapProps) {
  const { point, isStill } = rest;
  return (
    <MapContainer
      className={className}
      center={pairOf(point ?? nearPune)}
      zoom={usualZoom}
      minZoom={mapZoom.least}
      maxZoom={mapZoom.most}
      zoomAnimation={false}
      inertia={!isStill}
      trackResize={false}
    >
      <OnMap {...rest} />
    </MapContainer>
  );
}

function OnMap(props: Omit<LiveMapProps, 'className'>) {
  const { point, onDrop, frame, marker, isStill, groundClassName, ref } = props;
  const map = useMap();
  useZoomEnds(map, props.onZoom);
  useStreets(map, props);
  const latest = useRef({ point, onDrop });
  const moves = useMemo(() => {
    const place = () => {
      if (marker.current) put(marker.current, map, latest.current.point);
    };
    const drop = (latlng: LatLng) => latest.current.onDrop?.(placeOf(latlng));
    return {
      place,
      drop,
      nudge: (x: number, y: number) => {
        const { point: from } = latest.current;
        if (from) drop(map.containerPointToLatLng(map.latLngToContainerPoint(pairOf(from)).add([x, y])));
      },
      zoomBy: (steps: number) => void map.setZoom(map.getZoom() + steps, { animate: false }),
    };
  }, [map, marker]);
  const events = useMemo((): LeafletEventHandlerFnMap => {
    const { place, drop } = moves;
    return { move: place, zoom: place, viewreset: place, resize: place, click: ({ latlng }) => drop(latlng) };
  }, [moves]);
  useMapEvents(events);
  useImperativeHandle(ref, () => ({ zoomBy: moves.zoomBy }), [moves]);

  useLayoutEffect(() => {
    const isFirst = !latest.current.point;
    latest.current = { point, onDrop };
    // The map moves only for the first point or one out of sight.
    if (point && (isFirst || !map.getBounds().contains(pairOf(point))))
      map.setView(pairOf(point), Math.max(map.getZoom(), usualZoom), { animate: false });
    moves.place();
  }, [point, onDrop, map, moves]);

  const canDrop = onDrop !== undefined;
  useEffect(() => {
    const [box, pin] = [frame.current, marker.current];
    if (!box || !pin) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const liftGround = drawBackground(map, box, groundClassName);
    if (canDrop) dragMarker(pin, moves.nudge, signal);
    // The frame takes the keys, since it contains the instructions.
    box.tabIndex = 0;
    listenForKeys(box, {
      marker: pin,
      signal,
      pan: (x, y) => void map.panBy([x, y], { animate: !isStill }),
      nudge: moves.nudge,
      zoomBy: moves.zoomBy,
      drop: () => moves.drop(map.getCenter()),
    });
    const resized = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: true }));
    resized.observe(map.getContainer());
    return () => {
      ending.abort();
      box.removeAttribute('tabindex');
      resized.disconnect();
      liftGround();
    };
  }, [map, moves, frame, marker, canDrop, isStill, groundClassName]);
  return null;
}

function useZoomEnds(map: LeafletMap, onZoom: LiveMapProps['onZoom']): void {
  useEffect(() => {
    if (!onZoom) return undefined;
    const tell = () =>
      onZoom({
        isNearest: map.getZoom() >= map.getMaxZoom(),
        isFarthest: map.getZoom() <= map.getMinZoom(),
        isBeyondDrawing: map.getZoom() > mapZoom.mostDrawn,
      });
    tell();
    map.on('zoomend', tell);
    return () => void map.off('zoomend', tell);
  }, [map, onZoom]);
}

function useStreets(map: LeafletMap, { frame, streets, onStreets }: Omit<LiveMapProps, 'className'>): void {
  const latest = useRef(onStreets);
  latest.current = onStreets;
  useEffect(() => {
    const box = frame.current;
    if (!box || !streets) return undefined;
    let isGone = false;
    let stop = () => {};
    const tell = (state: StreetsState) => !isGone && latest.current?.(state);
    import('../streets/streets.ts').then(
      ({ layStreets }) => {
        if (isGone) return;
        const colours = watchColours(box, () => laid.repaint());
        // A marker may be put more exactly than the drawing shows.
        const laid = layStreets(map, streets, { colours: colours.read, mostDrawn: mapZoom.most, onState: tell });
        stop = () => {
          colours.stop();
          laid.remove();
        };
      },
      () => tell('failed'),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [map, frame, streets]);
}

import type { Map as LeafletMap } from 'leaflet';
import { createCanvasLayer } from '../canvas-layer.ts';
import type { watchColours } from '../colours.ts';
import type { Taken } from '../labels.ts';
import type { MapView, Place } from '../map.ts';

interface BaseOptions {
  readonly colours: ReturnType<typeof watchColours>;
  /** The city's centre. */
  readonly middle: Place;
  /** Areas covered by markers, where no name is drawn. */
  readonly taken: (view: MapView) => readonly Taken[];
  readonly onFailure: () => void;
  /** Aborted when the map is removed. */
  readonly signal: AbortSignal;
}

type BaseMap = typeof import('../base-map.ts');

/** Names and details matter less than the machines: they load when they can be seen, and may fail to load. */
function addDetails(
  map: LeafletMap,
  { createBaseMap, groundFrom, namesAround, pinAreasFrom }: BaseMap,
  repaint: () => void,
) {
  const names = namesAround(map.getContainer());
  let known = names.first;
  const drawing = createBaseMap(known, names.km);
  const add = <Value>(coming: Promise<Value>, take: (value: Value) => void) =>
    void coming.then(
      (value) => {
        take(value);
        repaint();
      },
      () => undefined,
    );
  const addNames = (coming: Promise<typeof known>) =>
    add(coming, (more) => {
      known = [...known, ...more].toSorted((a, b) => b.population - a.population);
      drawing.setLabels(known);
    });
  for (const coming of names.later) addNames(coming);
  // `once` with two events would be once for each.
  const addTowns = () => {
    map.off('movestart zoomstart', addTowns);
    addNames(names.towns());
  };
  map.on('movestart zoomstart', addTowns);
  /* Once, as soon as the map is so near. */
  const from = (zoom: number, bring: () => void) => {
    const look = () => {
      if (map.getZoom() < zoom) return;
      map.off('zoomend', look);
      bring();
    };
    map.on('zoomend', look);
    look();
  };
  from(groundFrom, () => add(import('../ground.ts'), ({ createGround }) => drawing.setGround(createGround())));
  from(pinAreasFrom, () =>
    add(import('../pin-areas/pin-areas.ts'), ({ createPinAreas }) => drawing.setPinAreas(createPinAreas(repaint))),
  );
  return drawing;
}

/** The land under the machines; its code and data load on demand. */
export function createBase(map: LeafletMap, options: BaseOptions) {
  const { colours, taken, onFailure, signal } = options;
  let { middle } = options;
  let drawing: ReturnType<BaseMap['createBaseMap']> | undefined;
  let layer: { repaint: () => void } | undefined;
  const failed = () => !signal.aborted && onFailure();
  const repaint = () => {
    if (!signal.aborted) layer?.repaint();
  };
  return {
    repaint,
    /** The centre of the rings of distance. */
    setMiddle(next: Place) {
      middle = next;
      drawing?.setMiddle(next);
      repaint();
    },
    load() {
      import('../base-map.ts').then((baseMap) => {
        if (signal.aborted) return;
        const made = addDetails(map, baseMap, repaint);
        made.setMiddle(middle);
        layer = createCanvasLayer(map, 'tilePane', (view) => made.draw(view, colours.read(), taken(view)));
        drawing = made;
      }, failed);
    },
  };
}

import type { LatLngExpression, LatLng, Map as LeafletMap, Point, ZoomAnimEvent } from 'leaflet';
import type { Taken } from '../labels.ts';
import { type MapView, type Place, metresBetween } from '../map.ts';
import { createDots } from './dots.ts';
import { createButton, createPlacePin, dress } from './marker-button.ts';
import { type Marker, type MarkerLayer, type MarkerTexts, type NamedPlace, boxOf, countOf, pinBox } from './markers.ts';

/** As many buttons as a cheap phone moves smoothly; the rest are dots on a canvas, which can be pressed too. */
const mostButtons = 120;

interface Shown {
  readonly element: HTMLElement;
  readonly place: Place;
}

type ZoomingMap = LeafletMap & {
  _latLngToNewLayerPoint(place: LatLng | LatLngExpression, zoom: number, center: LatLng): Point;
};

const at = ({ latitude, longitude }: Place): [number, number] => [latitude, longitude];

/** The largest become buttons: clusters by size, then single machines in order. */
function split(markers: readonly Marker[]) {
  if (markers.length <= mostButtons) return { buttons: markers, dots: [] };
  const kept = new Set(markers.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, mostButtons));
  return { buttons: markers.filter((one) => kept.has(one)), dots: markers.filter((one) => !kept.has(one)) };
}

const put = (element: HTMLElement, { x, y }: Point) => {
  element.style.transform = `translate3d(${Math.round(x)}px,${Math.round(y)}px,0)`;
};

/** Puts the children in this order without touching those already in place: a button that is moved loses the focus. */
function arrange(pane: HTMLElement, order: readonly HTMLElement[]) {
  const focused = (pane.getRootNode() as Document | ShadowRoot).activeElement;
  let next = pane.firstElementChild;
  for (const element of order) {
    if (element === next) next = next.nextElementSibling;
    else pane.insertBefore(element, next);
  }
  if (focused instanceof HTMLElement && pane.contains(focused)) focused.focus({ preventScroll: true });
}

interface MarkerLayerOptions {
  readonly dotColour: () => string;
  /** Called when other machines are shown. */
  readonly onShow: () => void;
}

/** The pin of a found place, in the same pane. */
function createPin(
  map: LeafletMap,
  pane: HTMLElement,
  { texts, onShow }: Pick<MarkerLayerOptions, 'onShow'> & { readonly texts: MarkerTexts },
) {
  let shown: Shown | undefined;
  return {
    get shown() {
      return shown;
    },
    pin: (place: NamedPlace | undefined) => {
      shown?.element.remove();
      shown = place && { element: createPlacePin(texts.place(place.name)), place };
      if (shown) {
        put(shown.element, map.latLngToLayerPoint(at(shown.place)));
        pane.append(shown.element);
      }
      onShow();
    },
    taken: (view: MapView): Taken[] => (shown ? [pinBox(shown.place, view)] : []),
  };
}

/** The machines on the map. Buttons are in the map's own pane, so that a drag moves them all at once; only a zoom repositions each. */
export function createMarkerLayer(
  map: LeafletMap,
  texts: MarkerTexts,
  { dotColour, onShow }: MarkerLayerOptions,
): MarkerLayer {
  const pane = map.createPane('y-markers');
  const shown = new Map<string, Shown>();
  let all: readonly Marker[] = [];
  const dots = createDots(map, dotColour);
  const ghost = document.createElement('span');
  ghost.ariaHidden = 'true';
  let ghostPlace: Place | undefined;
  const pins = createPin(map, pane, { texts, onShow });
  const every = (visit: (shown: Shown) => void) => {
    shown.forEach(visit);
    if (ghostPlace) visit({ element: ghost, place: ghostPlace });
    if (pins.shown) visit(pins.shown);
  };
  const settle = () => every(({ element, place }) => put(element, map.latLngToLayerPoint(at(place))));
  const stretch = ({ center, zoom }: ZoomAnimEvent) =>
    every(({ element, place }) => put(element, (map as ZoomingMap)._latLngToNewLayerPoint(at(place), zoom, center)));
  map.on('zoom viewreset', settle);
  map.on('zoomanim', stretch);

  const nearest = (markers: readonly Marker[], place: Place) => {
    const [found] = markers.toSorted((a, b) => metresBetween(a, place) - metresBetween(b, place));
    return found ? shown.get(found.key)?.element : map.getContainer().parentElement;
  };

  return {
    show(markers) {
      all = markers;
      const { buttons, dots: rest } = split(markers);
      const wanted = new Set(buttons.map(({ key }) => key));
      const { activeElement } = pane.getRootNode() as Document | ShadowRoot;
      let left: Place | undefined;
      for (const [key, { element, place }] of shown) {
        if (wanted.has(key)) continue;
        if (element === activeElement) left = place;
        element.remove();
        shown.delete(key);
      }
      for (const marker of buttons) {
        const element = shown.get(marker.key)?.element ?? createButton(marker, texts);
        shown.set(marker.key, { element, place: marker });
        put(element, map.latLngToLayerPoint(at(marker)));
      }
      arrange(
        pane,
        buttons.flatMap(({ key }) => shown.get(key)?.element ?? []),
      );
      // If the focused marker is gone, the nearest one takes the focus instead of the top of the page.
      if (left) nearest(buttons, left)?.focus({ preventScroll: true });
      dots.show(rest);
      onShow();
    },
    taken: (view) => [...all.map((marker) => boxOf(marker, view)), ...pins.taken(view)],
    pin: pins.pin,
    pressed(target, point) {
      const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;
      return key === undefined ? dots.near(point) : all.find((marker) => marker.key === key);
    },
    mark(selected, highlighted) {
      for (const [key, { element }] of shown) {
        if (!element.classList.contains('y-map__marker')) continue;
        element.ariaPressed = String(key === selected?.id);
        element.toggleAttribute('data-highlighted', key === highlighted?.id);
      }
      const bare = [highlighted, selected].find((one) => one && !shown.has(one.id) && one.place);
      ghostPlace = bare?.place;
      if (!bare || !ghostPlace) return ghost.remove();
      dress(ghost, bare.rent, texts);
      ghost.classList.add('y-map__ghost');
      put(ghost, map.latLngToLayerPoint(at(ghostPlace)));
      pane.append(ghost);
    },
    buttonOf: (id) => shown.get(id)?.element,
    repaint: dots.repaint,
  };
}

import { effect, type ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { isRentalType, mapZoom, rentalUnit, shortRupees } from '@yantra/domain';
import { type Language, textsIn, wordIn } from '@yantra/language';
import { type MapArea, type MapStart, type Place, type StreetsState, startZoom } from '@yantra/map';
import { type GeoMap, type Hint, type MarkerTexts, type ZoomEnds, createGeoMap } from '@yantra/map/clustered';
import { type Scope, later, useScope } from '@yantra/state';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { mapMessages } from '../equipment-map.messages.ts';
import type { EquipmentMapModel } from '../equipment-map.model.ts';
import type { LiveMapProps } from '../equipment-map.types.ts';
import type { MapCity } from './map-city.ts';
import { positionPopup } from './popup-place.ts';
import { startOf } from './start-of.ts';
import { ownStreets, streetsOf } from './streets-of.ts';

/** How long a hint is shown. */
const hintMs = 1800;

/** The texts of the markers; of the unit only its word, as `/day`. */
function markerTexts(language: Language | undefined): MarkerTexts {
  const { atThisPlace, machines, foundPlace } = textsIn(language, mapMessages);
  return {
    atThisPlace,
    machines,
    place: foundPlace,
    rent: ({ rupees, type }) => ({
      amount: shortRupees(rupees),
      unit: `/${wordIn(language, rentalUnit(isRentalType(type) ? type : 1))}`,
    }),
  };
}

/** Shows the model on the map: markers, the chosen and the hovered machine. */
function showOn(geo: GeoMap, model: EquipmentMapModel): () => void {
  const stopMarkers = effect(() => geo.markers.show(model.markers.value));
  const stopMarks = effect(() => {
    void model.markers.value;
    const chosen = model.chosen.value;
    const highlighted = model.highlighted.value;
    const marked = (id: string, place: Place | undefined) => ({ id, ...(place && { place }), rent: model.rentOf(id) });
    geo.markers.mark(
      chosen && marked(chosen.id, chosen.place),
      highlighted === undefined ? undefined : marked(highlighted, model.placeOf(highlighted)),
    );
  });
  const stopPin = effect(() => geo.markers.pin(model.pinned.value));
  return () => {
    stopMarkers();
    stopMarks();
    stopPin();
  };
}

/** Lays the streets over the map once they are known. @returns how to stop telling of them */
function lay(geo: GeoMap, coming: ReturnType<typeof streetsOf>, onChange: (shown: ShownStreets) => void): () => void {
  let isWanted = true;
  const tell = (state: StreetsState, credit?: string) => {
    if (isWanted) onChange({ state, ...(state === 'shown' && { credit: credit ?? '' }) });
  };
  void coming.then(
    (streets) => streets && geo.lay(streets, (state) => tell(state, streets.credit)).catch(() => tell('failed')),
    // Without an answer the map stays as it is drawn.
    () => undefined,
  );
  return () => void (isWanted = false);
}

/** The place of the popup. */
export const openPlace = (model: EquipmentMapModel): Place | undefined =>
  model.group.peek()?.place ?? model.chosen.peek()?.place;

/** What the map shows now, and whether it can be zoomed further. */
export interface Seen extends ZoomEnds {
  readonly at: MapStart;
}

/** The streets over the drawing, if there are any. */
export interface ShownStreets {
  readonly state?: StreetsState;
  readonly credit?: string;
}

interface GeoMapParts {
  readonly model: EquipmentMapModel;
  readonly city: ReadonlySignal<MapCity | undefined>;
  readonly popup: RefObject<HTMLDivElement | null>;
  /** The map, while it exists. */
  readonly geoRef: RefObject<GeoMap | undefined>;
  /** Set when a popup was opened by keyboard. */
  readonly wantsFocusRef: RefObject<boolean>;
  readonly onEscapeRef: RefObject<() => void>;
}

/** What a new map begins with, and tells. */
interface Opening {
  readonly scope: Pick<Scope, 'prefetch'>;
  readonly texts: MarkerTexts;
  /** The city when it opens. */
  readonly center: MapCity;
  /** The zoom of a city. */
  readonly zoom: number;
  readonly props: () => LiveMapProps;
  readonly setSeen: (seen: Seen) => void;
  readonly setStreets: (streets: ShownStreets) => void;
  readonly setHint: (hint: Hint) => void;
  readonly onBaseFailure: () => void;
}

/** Makes the map, and moves it when the city changes. @returns how to take it away */
function openMap(frame: HTMLElement, opening: Opening, parts: GeoMapParts, firstArea: MapArea | undefined) {
  const { scope, center, zoom, props, setSeen, setStreets, ...rest } = opening;
  const { model, city, popup, geoRef, wantsFocusRef, onEscapeRef } = parts;
  const { layout, ...own } = props();
  const at = startOf(own);
  const wanted = at ? startZoom(at.zoom) : zoom;
  const nearest = ownStreets(own) ? mapZoom.most : mapZoom.mostDrawn;
  const look = () => setSeen({ ...made.zoomEnds(), at: made.at() });
  const made = createGeoMap(frame, {
    ...rest,
    center: at ?? center,
    zoom: Math.min(wanted, nearest),
    nearest,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    ownsGestures: layout === 'split',
    onRest(area, by) {
      model.rest(area, by);
      look();
      props().onBoundsChange?.(area);
      props().onAtChange?.(made.at());
    },
    onMove: () => positionPopup(geoRef.current, popup.current, openPlace(model)),
    onPress(marker, isByKey) {
      wantsFocusRef.current = isByKey;
      if (marker) void model.press(marker, made.area().zoom);
      else model.close();
    },
    onEscape: () => onEscapeRef.current(),
    onHint: rest.setHint,
  });
  geoRef.current = made;
  look();
  // The first area was requested while this code was loading; Leaflet would round it and cause another request.
  model.rest(firstArea ?? made.area(), 'page');
  // Beside a list the page knows what is searched from the beginning.
  if (layout === 'split') props().onBoundsChange?.(made.area());
  made.setMiddle(center);
  made.loadBase();
  const stopStreets = lay(made, streetsOf(own, scope), (shown) => {
    setStreets(shown);
    // What was asked for is there only with streets.
    if (shown.state === 'coming' && made.area().zoom === nearest) made.go(at ?? center, wanted);
    look();
  });
  const stopShowing = showOn(made, model);
  let shownCity = center;
  const stopFollowing = effect(() => {
    const next = city.value;
    if (!next || next.id === shownCity.id) return;
    shownCity = next;
    model.close();
    model.pin(undefined);
    made.go(next, Math.min(zoom, made.nearest()));
    made.setMiddle(next);
  });
  return () => {
    stopStreets();
    stopFollowing();
    stopShowing();
    made.dispose();
    geoRef.current = undefined;
  };
}

/** The map in its frame: created when the city is known. */
export function useGeoMap(props: LiveMapProps, parts: GeoMapParts) {
  const { model, city, popup, geoRef, wantsFocusRef, onEscapeRef } = parts;
  useSignals();
  const scope = useScope();
  const { language } = scope;
  const frame = useRef<HTMLDivElement>(null);
  const firstArea = useRef(props.firstArea);
  const latest = useRef(props);
  latest.current = props;
  const [hint, setHint] = useState<Hint>();
  const [seen, setSeen] = useState<Seen>();
  const [streets, setStreets] = useState<ShownStreets>({});
  const [hasBaseFailed, setBaseFailed] = useState(false);
  useEffect(() => (hint ? later(() => setHint(undefined), hintMs) : undefined), [hint]);

  const texts = useMemo(() => markerTexts(language), [language]);
  const isPlaced = city.value !== undefined;
  const { tilesUrl, vectorUrl, layout } = props;
  const zoom = startZoom(props.zoom);
  useEffect(() => {
    const center = city.peek();
    if (!frame.current || !isPlaced || !center) return undefined;
    const area = firstArea.current;
    firstArea.current = undefined;
    setStreets({});
    return openMap(
      frame.current,
      {
        scope,
        texts,
        center,
        zoom,
        props: () => latest.current,
        setSeen,
        setStreets,
        setHint,
        onBaseFailure: () => setBaseFailed(true),
      },
      { model, city, popup, geoRef, wantsFocusRef, onEscapeRef },
      area,
    );
    // A map with other streets, or other gestures, is another map.
  }, [
    isPlaced,
    city,
    model,
    zoom,
    tilesUrl,
    vectorUrl,
    layout,
    texts,
    scope,
    popup,
    geoRef,
    wantsFocusRef,
    onEscapeRef,
  ]);

  const retryBase = () => {
    setBaseFailed(false);
    geoRef.current?.loadBase();
  };
  return { frame, hint, seen, streets, onRetryBase: hasBaseFailed ? retryBase : undefined };
}

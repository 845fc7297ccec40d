import { effect, type ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { textsIn } from '@yantra/language';
import { useScope } from '@yantra/state';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mapMessages } from '../equipment-map.messages.ts';
import type { EquipmentMapProps, LiveMapProps, MapFilters } from '../equipment-map.types.ts';
import { createEquipmentMapModel, type EquipmentMapModel, type NamedMachine } from '../equipment-map.model.ts';
import { filtersOf } from './filters.ts';
import { type Place, startZoom } from '@yantra/map';
import { type GeoMap, type Hint, createGeoMap } from '@yantra/map/clustered';
import type { MapCity } from './map-city.ts';
import { hangPopup, reveal } from './popup-place.ts';
import { later } from './timers.ts';

/** A hint is read in this time. */
const hintMs = 1800;

/** Tells the element how the map is doing. */
function useReport(model: EquipmentMapModel, onStateChange: EquipmentMapProps['onStateChange']) {
  useSignals();
  const total = model.total.value;
  const remote = model.viewport.value;
  const error = remote.status === 'failed' && total === undefined ? remote.error : undefined;
  const known = total === undefined ? 'loading' : total > 0 ? 'ready' : 'empty';
  const state = error ? 'error' : known;
  useEffect(() => onStateChange?.(state, error), [state, error, onStateChange]);
}

interface Parts {
  readonly model: EquipmentMapModel;
  readonly geo: RefObject<GeoMap | undefined>;
  readonly popup: RefObject<HTMLDivElement | null>;
}

/** What the model knows, on the map: markers, the chosen and the pointed-at machine. */
function showOn(geo: GeoMap, model: EquipmentMapModel): () => void {
  const stopMarkers = effect(() => geo.markers.show(model.markers.value));
  const stopMarks = effect(() => {
    void model.markers.value;
    const chosen = model.chosen.value;
    const highlighted = model.highlighted.value;
    const withPlace = (id: string, place: Place | undefined) => ({ id, ...(place && { place }) });
    geo.markers.mark(
      chosen && withPlace(chosen.id, chosen.place),
      highlighted === undefined ? undefined : withPlace(highlighted, model.placeOf(highlighted)),
    );
  });
  return () => {
    stopMarkers();
    stopMarks();
  };
}

const focusFirst = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });

/** A popup hangs on its place, comes into view with it, and takes the focus of whoever opened it by a key. */
function usePopup({ model, geo, popup }: Parts, wantsFocusRef: RefObject<boolean>) {
  useSignals();
  const place = model.group.value?.place ?? model.chosen.value?.place;
  const key = model.group.value ? 'group' : model.chosen.value?.id;
  const given = useRef<string>(undefined);
  useLayoutEffect(() => {
    hangPopup(geo.current, popup.current, place);
  });
  useEffect(() => {
    if (geo.current && place) reveal(geo.current, popup.current, place);
  }, [geo, popup, place]);
  useEffect(() => {
    if (!wantsFocusRef.current || key === undefined) return;
    wantsFocusRef.current = false;
    given.current = key;
    focusFirst(popup.current);
  }, [key, popup, wantsFocusRef]);
  // The machine's card takes the place of what stood there while it came, and of the link in it that had the focus.
  const { status } = model.card.value;
  useEffect(() => {
    if (key !== undefined && given.current === key && document.activeElement === document.body)
      focusFirst(popup.current);
  }, [status, key, popup]);
}

/** The model with its map: made when the city is known, moved when the city changes. */
export function useMap(props: LiveMapProps, city: ReadonlySignal<MapCity | undefined>) {
  useSignals();
  const scope = useScope();
  const frame = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const geo = useRef<GeoMap>(undefined);
  const wantsFocus = useRef(false);
  const onEscape = useRef(() => {});
  const firstArea = useRef(props.firstArea);
  const latest = useRef(props);
  latest.current = props;
  const [hint, setHint] = useState<Hint>();
  const [isBaseLost, setBaseLost] = useState(false);
  const [model] = useState(() =>
    createEquipmentMapModel({
      scope,
      filters: filtersOf(props, scope.partner),
      later,
      go: (place, zoom) => geo.current?.go(place, zoom),
    }),
  );
  const filterKey = JSON.stringify(filtersOf(props, scope.partner));
  useEffect(() => model.filter(JSON.parse(filterKey) as MapFilters), [model, filterKey]);
  useEffect(() => model.start(), [model]);
  useEffect(() => (hint ? later(() => setHint(undefined), hintMs) : undefined), [hint]);

  const texts = textsIn(scope.language, mapMessages);
  const isPlaced = city.value !== undefined;
  const { zoom, tilesUrl } = props;
  useEffect(() => {
    const center = city.peek();
    if (!frame.current || !isPlaced || !center) return undefined;
    const made = createGeoMap(frame.current, {
      texts,
      center,
      zoom: startZoom(zoom),
      tilesUrl,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      onRest(area, isByHand) {
        model.rest(area, isByHand);
        latest.current.onBoundsChange?.(area);
      },
      onMove: () => hangPopup(geo.current, popup.current, model.group.peek()?.place ?? model.chosen.peek()?.place),
      onPress(marker, isByKey) {
        wantsFocus.current = isByKey;
        if (marker) void model.press(marker, made.area().zoom);
        else model.close();
      },
      onEscape: () => onEscape.current(),
      onHint: setHint,
      onBaseFailure: () => setBaseLost(true),
    });
    geo.current = made;
    // The first part was asked for while this code was on its way; Leaflet would round it otherwise and ask anew.
    model.rest(firstArea.current ?? made.area(), false);
    firstArea.current = undefined;
    made.loadBase();
    const stopShowing = showOn(made, model);
    let shownCity = center;
    const stopFollowing = effect(() => {
      const next = city.value;
      if (!next || next.id === shownCity.id) return;
      shownCity = next;
      model.close();
      made.go(next, startZoom(zoom));
    });
    return () => {
      stopFollowing();
      stopShowing();
      made.dispose();
      geo.current = undefined;
    };
  }, [isPlaced, city, model, zoom, tilesUrl, texts]);

  useReport(model, props.onStateChange);
  usePopup({ model, geo, popup }, wantsFocus);

  const close = () => {
    const id = model.chosen.peek()?.id;
    if (id === undefined && !model.group.peek()) return;
    model.close();
    (((id && geo.current?.markers.buttonOf(id)) || undefined) ?? frame.current)?.focus({ preventScroll: true });
  };
  onEscape.current = close;
  return {
    model,
    go: (place: Place, toZoom: number) => {
      model.close();
      geo.current?.go(place, toZoom);
    },
    stage: {
      frame,
      geo,
      popup,
      hint,
      onClose: close,
      onPick(machine: NamedMachine, place: Place) {
        wantsFocus.current = true;
        model.choose(machine, place);
      },
      onRetryBase: isBaseLost
        ? () => {
            setBaseLost(false);
            geo.current?.loadBase();
          }
        : undefined,
    },
  };
}

import { effect, type ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { mapZoom } from '@yantra/domain';
import { type Place, startZoom } from '@yantra/map';
import type { GeoMap } from '@yantra/map/clustered';
import { later, useScope } from '@yantra/state';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  createEquipmentMapModel,
  type EquipmentMapDependencies,
  type EquipmentMapModel,
} from '../equipment-map.model.ts';
import type { EquipmentMapProps, LiveMapProps, MapFilters } from '../equipment-map.types.ts';
import { filtersOf } from './filters.ts';
import type { MapCity } from './map-city.ts';
import { positionPopup, reveal } from './popup-place.ts';
import { type ListWanted, lengthOf } from './questions.ts';
import type { NamedMachine } from './selection.ts';
import { useGeoMap } from './use-geo-map.ts';

/** One model for the life of the map; it follows the filters. */
function useModel(
  props: LiveMapProps,
  { go, nearest }: Pick<EquipmentMapDependencies, 'go' | 'nearest'>,
): EquipmentMapModel {
  const scope = useScope();
  const filters = filtersOf(props, scope.partner);
  const list: ListWanted = { sort: props.sort, length: lengthOf(props.layout) };
  const [model] = useState(() =>
    createEquipmentMapModel({ scope, filters, list, place: props.place, later, go, nearest }),
  );
  const key = JSON.stringify([filters, list]);
  useEffect(() => model.filter(...(JSON.parse(key) as [MapFilters, ListWanted])), [model, key]);
  useEffect(() => model.start(), [model]);
  return model;
}

function useReport(model: EquipmentMapModel, { onStateChange, onTotalChange }: EquipmentMapProps) {
  useSignals();
  const total = model.total.value;
  useEffect(() => onTotalChange?.(total), [total, onTotalChange]);
  const remote = model.viewport.value;
  const error = remote.status === 'failed' && total === undefined ? remote.error : undefined;
  const known = total === undefined ? 'loading' : total > 0 ? 'ready' : 'empty';
  const state = error ? 'error' : known;
  useLayoutEffect(() => onStateChange?.(state, error), [state, error, onStateChange]);
}

/** Tells the page of the found place when it changes. */
function useFound(model: EquipmentMapModel, onPlaceChange: EquipmentMapProps['onPlaceChange']) {
  const tell = useRef(onPlaceChange);
  tell.current = onPlaceChange;
  useEffect(() => {
    let isFirst = true;
    return effect(() => {
      const place = model.pinned.value;
      if (!isFirst) tell.current?.(place);
      isFirst = false;
    });
  }, [model]);
}

interface Parts {
  readonly model: EquipmentMapModel;
  readonly geo: RefObject<GeoMap | undefined>;
  readonly popup: RefObject<HTMLDivElement | null>;
  /** A chosen machine is marked in the list instead of a popup. */
  readonly isSplit: boolean;
  /** The popup lies in the map's corner. */
  readonly isAlone: boolean;
}

const focusFirst = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });

/** Positions the popup at its place, brings both into view, and focuses it if it was opened by keyboard. */
function usePopup({ model, geo, popup, isSplit, isAlone }: Parts, wantsFocusRef: RefObject<boolean>) {
  useSignals();
  const group = model.group.value;
  const chosen = isSplit ? undefined : model.chosen.value;
  const place = group?.place ?? chosen?.place;
  const key = group ? 'group' : chosen?.id;
  const given = useRef<string>(undefined);
  useLayoutEffect(() => {
    positionPopup(geo.current, popup.current, place);
  });
  useEffect(() => {
    if (geo.current && place) reveal(geo.current, popup.current, place, isAlone);
  }, [geo, popup, place, isAlone]);
  useEffect(() => {
    if (!wantsFocusRef.current || key === undefined) return;
    wantsFocusRef.current = false;
    given.current = key;
    focusFirst(popup.current);
  }, [key, popup, wantsFocusRef]);
  // The card replaces its loading placeholder, and the link in it that had the focus.
  const { status } = model.card.value;
  useEffect(() => {
    if (key !== undefined && given.current === key && document.activeElement === document.body)
      focusFirst(popup.current);
  }, [status, key, popup]);
}

/** The model with its map, and functions that move the map and close the popup. */
export function useMap(props: LiveMapProps, city: ReadonlySignal<MapCity | undefined>) {
  const popup = useRef<HTMLDivElement>(null);
  const geo = useRef<GeoMap>(undefined);
  const wantsFocus = useRef(false);
  const onEscape = useRef(() => {});
  const model = useModel(props, {
    go: (place, zoom) => geo.current?.go(place, zoom),
    nearest: () => geo.current?.nearest() ?? mapZoom.mostDrawn,
  });
  const { frame, ...seen } = useGeoMap(props, {
    model,
    city,
    popup,
    geoRef: geo,
    wantsFocusRef: wantsFocus,
    onEscapeRef: onEscape,
  });
  useReport(model, props);
  useFound(model, props.onPlaceChange);
  const { layout } = props;
  usePopup({ model, geo, popup, isSplit: layout === 'split', isAlone: layout === 'alone' }, wantsFocus);

  const close = () => {
    const id = model.chosen.peek()?.id;
    if (id === undefined && !model.group.peek()) return;
    model.close();
    (((id && geo.current?.markers.buttonOf(id)) || undefined) ?? frame.current)?.focus({ preventScroll: true });
  };
  onEscape.current = close;
  const go = (place: Place, toZoom: number) => {
    model.close();
    geo.current?.go(place, Math.min(toZoom, geo.current.nearest()));
  };
  return {
    model,
    go,
    /** To a place that nobody looked for: the pin goes. */
    goElsewhere: (place: Place, toZoom: number) => {
      model.pin(undefined);
      go(place, toZoom);
    },
    /** Takes the pin away, and goes back to the city. */
    clear: () => {
      model.pin(undefined);
      const center = city.peek();
      if (center) go(center, startZoom(props.zoom));
    },
    wantsFocusRef: wantsFocus,
    /** Moves the map to a machine of the list. */
    moveTo: (id: string) => {
      const place = model.placeOf(id);
      if (place) geo.current?.bring(place);
    },
    stage: {
      frame,
      geo,
      popup,
      ...seen,
      onClose: close,
      onPick(machine: NamedMachine, place: Place) {
        wantsFocus.current = true;
        model.choose(machine, place);
      },
    },
  };
}

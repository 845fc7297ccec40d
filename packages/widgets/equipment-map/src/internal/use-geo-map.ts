import { effect, type ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { textsIn } from '@yantra/language';
import { type Place, startZoom } from '@yantra/map';
import { type GeoMap, type Hint, createGeoMap } from '@yantra/map/clustered';
import { useScope } from '@yantra/state';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { mapMessages } from '../equipment-map.messages.ts';
import type { EquipmentMapModel } from '../equipment-map.model.ts';
import type { LiveMapProps } from '../equipment-map.types.ts';
import type { MapCity } from './map-city.ts';
import { hangPopup } from './popup-place.ts';
import { later } from './timers.ts';

/** A hint is read in this time. */
const hintMs = 1800;

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

interface GeoMapParts {
  readonly model: EquipmentMapModel;
  readonly city: ReadonlySignal<MapCity | undefined>;
  readonly popup: RefObject<HTMLDivElement | null>;
  /** The map, while there is one. */
  readonly geoRef: RefObject<GeoMap | undefined>;
  /** Set when a popup was opened by a key. */
  readonly wantsFocusRef: RefObject<boolean>;
  readonly onEscapeRef: RefObject<() => void>;
}

/** The map in its frame: made when the city is known, moved when the city changes. */
export function useGeoMap(props: LiveMapProps, parts: GeoMapParts) {
  const { model, city, popup, geoRef, wantsFocusRef, onEscapeRef } = parts;
  useSignals();
  const { language } = useScope();
  const frame = useRef<HTMLDivElement>(null);
  const firstArea = useRef(props.firstArea);
  const latest = useRef(props);
  latest.current = props;
  const [hint, setHint] = useState<Hint>();
  const [isBaseLost, setBaseLost] = useState(false);
  useEffect(() => (hint ? later(() => setHint(undefined), hintMs) : undefined), [hint]);

  const texts = textsIn(language, mapMessages);
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
      onMove: () => hangPopup(geoRef.current, popup.current, model.group.peek()?.place ?? model.chosen.peek()?.place),
      onPress(marker, isByKey) {
        wantsFocusRef.current = isByKey;
        if (marker) void model.press(marker, made.area().zoom);
        else model.close();
      },
      onEscape: () => onEscapeRef.current(),
      onHint: setHint,
      onBaseFailure: () => setBaseLost(true),
    });
    geoRef.current = made;
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
      geoRef.current = undefined;
    };
  }, [isPlaced, city, model, zoom, tilesUrl, texts, popup, geoRef, wantsFocusRef, onEscapeRef]);

  const retryBase = () => {
    setBaseLost(false);
    geoRef.current?.loadBase();
  };
  return { frame, hint, onRetryBase: isBaseLost ? retryBase : undefined };
}

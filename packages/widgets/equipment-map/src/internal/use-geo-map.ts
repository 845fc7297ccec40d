import { effect, type ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { isRentalType, rentalUnit, shortRupees } from '@yantra/domain';
import { type Language, textsIn, wordIn } from '@yantra/language';
import { type Place, nearestZoom, startZoom } from '@yantra/map';
import { type GeoMap, type Hint, type MarkerTexts, type ZoomEnds, createGeoMap } from '@yantra/map/clustered';
import { later, useScope } from '@yantra/state';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { mapMessages } from '../equipment-map.messages.ts';
import type { EquipmentMapModel } from '../equipment-map.model.ts';
import type { LiveMapProps } from '../equipment-map.types.ts';
import type { MapCity } from './map-city.ts';
import { positionPopup } from './popup-place.ts';

/** How long a hint is shown. */
const hintMs = 1800;

/** The texts of the markers; of the unit only its word, as `/day`. */
function markerTexts(language: Language | undefined): MarkerTexts {
  const { atThisPlace, machines } = textsIn(language, mapMessages);
  return {
    atThisPlace,
    machines,
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
  return () => {
    stopMarkers();
    stopMarks();
  };
}

/** The place of the popup. */
export const openPlace = (model: EquipmentMapModel): Place | undefined =>
  model.group.peek()?.place ?? model.chosen.peek()?.place;

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

/** The map in its frame: created when the city is known, moved when the city changes. */
export function useGeoMap(props: LiveMapProps, parts: GeoMapParts) {
  const { model, city, popup, geoRef, wantsFocusRef, onEscapeRef } = parts;
  useSignals();
  const { language } = useScope();
  const frame = useRef<HTMLDivElement>(null);
  const firstArea = useRef(props.firstArea);
  const latest = useRef(props);
  latest.current = props;
  const [hint, setHint] = useState<Hint>();
  const [zoomEnds, setZoomEnds] = useState<ZoomEnds>({ isNearest: false, isFarthest: false });
  const [hasBaseFailed, setBaseFailed] = useState(false);
  useEffect(() => (hint ? later(() => setHint(undefined), hintMs) : undefined), [hint]);

  const texts = useMemo(() => markerTexts(language), [language]);
  const isPlaced = city.value !== undefined;
  const { tilesUrl } = props;
  const ownsGestures = props.layout === 'split';
  const zoom = startZoom(props.zoom, nearestZoom(tilesUrl));
  useEffect(() => {
    const center = city.peek();
    if (!frame.current || !isPlaced || !center) return undefined;
    const made = createGeoMap(frame.current, {
      texts,
      center,
      zoom,
      tilesUrl,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      ownsGestures,
      onRest(area, by) {
        model.rest(area, by);
        setZoomEnds(made.zoomEnds());
        latest.current.onBoundsChange?.(area);
      },
      onMove: () => positionPopup(geoRef.current, popup.current, openPlace(model)),
      onPress(marker, isByKey) {
        wantsFocusRef.current = isByKey;
        if (marker) void model.press(marker, made.area().zoom);
        else model.close();
      },
      onEscape: () => onEscapeRef.current(),
      onHint: setHint,
      onBaseFailure: () => setBaseFailed(true),
    });
    geoRef.current = made;
    setZoomEnds(made.zoomEnds());
    // The first area was requested while this code was loading; Leaflet would round it and cause another request.
    model.rest(firstArea.current ?? made.area(), 'page');
    firstArea.current = undefined;
    made.loadBase();
    const stopShowing = showOn(made, model);
    let shownCity = center;
    const stopFollowing = effect(() => {
      const next = city.value;
      if (!next || next.id === shownCity.id) return;
      shownCity = next;
      model.close();
      made.go(next, zoom);
      made.setMiddle(next);
    });
    return () => {
      stopFollowing();
      stopShowing();
      made.dispose();
      geoRef.current = undefined;
    };
  }, [isPlaced, city, model, zoom, tilesUrl, ownsGestures, texts, popup, geoRef, wantsFocusRef, onEscapeRef]);

  const retryBase = () => {
    setBaseFailed(false);
    geoRef.current?.loadBase();
  };
  return { frame, hint, zoomEnds, onRetryBase: hasBaseFailed ? retryBase : undefined };
}

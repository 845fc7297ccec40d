import { useSignals } from '@preact/signals-react/runtime';
import { getViewport, searchEquipments } from '@yantra/contract/calls';
import { wordIn } from '@yantra/language';
import { areaAround, nearestZoom, startZoom } from '@yantra/map';
import { useScope } from '@yantra/state';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EquipmentMapProps, LiveMapProps, MapArea } from './equipment-map.types.ts';
import { filtersOf } from './internal/filters.ts';
import { lengthOf, listInput, viewportInput } from './internal/questions.ts';
import { startOf } from './internal/start-of.ts';
import { Waiting } from './internal/waiting.tsx';

/** How near to the window the map must be before its code is loaded: a phone that shows the top of the home page has not come near it. */
const nearness = '400px';

/** Loads the map's code when the map comes near the window, or at once if it is there. */
function useLiveMap(onBegin: (place: HTMLElement) => void) {
  const begin = useRef(onBegin);
  begin.current = onBegin;
  const place = useRef<HTMLElement>(null);
  const [Live, setLive] = useState<ComponentType<LiveMapProps>>();
  const [failure, setFailure] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!place.current) return undefined;
    let isWanted = true;
    const load = () => {
      setFailure(undefined);
      if (place.current) begin.current(place.current);
      import('./internal/live-map.tsx').then(
        ({ LiveMap }) => isWanted && setLive(() => LiveMap),
        (error: unknown) => isWanted && setFailure(error),
      );
    };
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        load();
      },
      { rootMargin: nearness },
    );
    // In the split layout the section itself has no box.
    watcher.observe(place.current.querySelector('.y-map') ?? place.current);
    return () => {
      isWanted = false;
      watcher.disconnect();
    };
  }, [turn]);
  return { place, Live, failure, retry: () => setTurn((last) => last + 1) };
}

/**
 * Machines for hire on a map, with a list in step and a place search. The map's own code is loaded when it is near the window.
 */
export function EquipmentMap(props: EquipmentMapProps) {
  useSignals();
  const scope = useScope();
  const firstArea = useRef<MapArea>(undefined);
  const { place, Live, failure, retry } = useLiveMap((element) => {
    const box = element.querySelector('.y-map')?.getBoundingClientRect();
    // A city of its own is only known once the map's code has loaded.
    if (!box || props.city) return;
    const at = startOf(props);
    const zoom = startZoom(at?.zoom ?? props.zoom, nearestZoom(props.tilesUrl || props.vectorUrl));
    const area = areaAround(at ?? scope.city.peek(), zoom, box.width, box.height);
    firstArea.current = area;
    const filters = filtersOf(props, scope.partner);
    // The map's own requests find these answers, and report failures.
    for (const asking of [
      scope.prefetch(getViewport, viewportInput(filters, area)),
      scope.prefetch(searchEquipments, listInput(filters, area, { sort: props.sort, length: lengthOf(props.layout) })),
    ])
      asking.catch(() => undefined);
  });
  const [text, setText] = useState('');
  const { onStateChange } = props;
  const hasFailed = failure !== undefined;
  useLayoutEffect(() => {
    if (hasFailed) onStateChange?.('error', { code: 'chunk.failed' });
  }, [hasFailed, onStateChange]);
  const hadFocus = useRef(false);
  if (Live) return <Live {...props} typed={text} hadFocus={hadFocus.current} firstArea={firstArea.current} />;
  return (
    <Waiting
      place={place}
      // A city of its own is only known with the map's code; an id is no heading.
      city={wordIn(
        scope.language,
        props.place?.name ?? (props.city && Number.isNaN(Number(props.city)) ? props.city : scope.city.value.name),
      )}
      heading={props.heading}
      layout={props.layout}
      siteUrl={scope.siteUrl}
      text={text}
      onText={setText}
      onFocusChange={(has) => void (hadFocus.current = has)}
      onRetry={hasFailed ? retry : undefined}
    />
  );
}

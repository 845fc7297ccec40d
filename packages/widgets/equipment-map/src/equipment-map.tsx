import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import type { ViewportInput } from '@yantra/contract/calls';
import { useScope } from '@yantra/state';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Waiting } from './internal/waiting.tsx';
import type { LiveMapProps } from './internal/live-map.tsx';

/** What a listener is told of a chosen machine: an id and small facts, never the whole object, so that it can stay as it is. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** The part of the world the map shows, in degrees, and its zoom (3 to 18). */
export interface MapArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly zoom: number;
}

/** The filters of a search, as the listing has them. */
export type MapFilters = Omit<ViewportInput, 'bounds' | 'zoom'>;

export interface EquipmentMapProps extends ReportsState {
  /** Ties the map to one city, by id or name; without it the map follows the scope's city. */
  readonly city?: string | undefined;
  /** Shows the machines of one category, by id or name. */
  readonly category?: string | undefined;
  /** Words to search for, slips and all. */
  readonly search?: string | undefined;
  /** The filters of a search; they go before `category` and `search`. */
  readonly filters?: MapFilters | undefined;
  /** The zoom to begin with, 3 to 18; 11 without it. */
  readonly zoom?: number | undefined;
  /** The heading over the map; 'Machines near {city}' without it. An empty text shows none. */
  readonly heading?: string | undefined;
  /** Raster tiles in place of the drawn base map: an address with `{z}`, `{x}` and `{y}`. The page's policy must allow their pictures. */
  readonly tilesUrl?: string | undefined;
  /** The credit that the tiles' owner asks for, as plain text. */
  readonly tilesCredit?: string | undefined;
  /** A machine's page is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
  /** The map has come to rest over another area. */
  readonly onBoundsChange?: ((area: MapArea) => void) | undefined;
}

/** How near to the window the map must come before its code is asked for. */
const nearness = '600px';

/** Asks for the map's code when its place comes near the window, or at once when it is there. */
function useLiveMap() {
  const place = useRef<HTMLElement>(null);
  const [Live, setLive] = useState<ComponentType<LiveMapProps>>();
  const [failure, setFailure] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!place.current) return undefined;
    let isWanted = true;
    const load = () => {
      setFailure(undefined);
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
    watcher.observe(place.current);
    return () => {
      isWanted = false;
      watcher.disconnect();
    };
  }, [turn]);
  return { place, Live, failure, retry: () => setTurn((last) => last + 1) };
}

/** Machines for hire on a map, with a list in step and a search for places. The map's own code comes when it is near. */
export function EquipmentMap(props: EquipmentMapProps) {
  useSignals();
  const scope = useScope();
  const { place, Live, failure, retry } = useLiveMap();
  const [text, setText] = useState('');
  const { onStateChange } = props;
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (hasFailed) onStateChange?.('error', { code: 'chunk.failed' });
  }, [hasFailed, onStateChange]);
  const hadFocus = useRef(false);
  if (Live) return <Live {...props} typed={text} hadFocus={hadFocus.current} />;
  return (
    <Waiting
      place={place}
      // A city of its own is known with the map's code; an id is no heading.
      city={props.city && Number.isNaN(Number(props.city)) ? props.city : scope.city.value.name}
      heading={props.heading}
      siteUrl={scope.siteUrl}
      text={text}
      onText={setText}
      onFocusChange={(has) => void (hadFocus.current = has)}
      onRetry={hasFailed ? retry : undefined}
    />
  );
}

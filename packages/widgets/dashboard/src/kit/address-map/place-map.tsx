import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import type { LiveMap, LiveMapHandle } from '@yantra/map/place';
import { Button, Glyph, Icon } from '@yantra/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { messages } from './address.messages.ts';
import type { AddressModel, Point } from './address.model.ts';

const minusGlyph = 'M5 12h14';

interface PlaceMapProps {
  readonly model: AddressModel;
  readonly isReadOnly: boolean;
  /** Brings the map's code; tests put another in its place. */
  readonly load?: () => Promise<{ readonly LiveMap: typeof LiveMap }>;
}

const loadLiveMap = () => import('@yantra/map/place');

/** The map's code once it is here. */
function useCode<Code>(load: () => Promise<Code>, turn: number) {
  const [loaded, setLoaded] = useState<Code | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (code) => isWanted && setLoaded(code),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
      setLoaded(undefined);
    };
  }, [load, turn]);
  return loaded;
}

/** The map with the one marker. Its code comes when the form stands; without it the form works all the same. */
export function PlaceMap({ model, isReadOnly, load = loadLiveMap }: PlaceMapProps) {
  const texts = useMessages(messages);
  useSignals();
  const frame = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  const map = useRef<LiveMapHandle>(null);
  const [turn, setTurn] = useState(0);
  const noteId = useId();
  const code = useCode(load, turn);
  const onDrop = useMemo(
    () => (isReadOnly ? undefined : (point: Point) => void model.drop(point)),
    [model, isReadOnly],
  );
  const state = code === undefined ? 'loading' : code === 'failed' ? 'failed' : 'ready';

  const retry = () => setTurn((last) => last + 1);
  return (
    <div
      ref={frame}
      className="y-dashboard__map y-dashboard__wide"
      role="region"
      aria-label={texts.map}
      aria-describedby={noteId}
      data-state={state}
    >
      {code !== undefined && code !== 'failed' && (
        <code.LiveMap
          ref={map}
          point={model.point.value}
          onDrop={onDrop}
          frame={frame}
          marker={marker}
          isStill={matchMedia('(prefers-reduced-motion: reduce)').matches}
          className="y-dashboard__leaflet"
          groundClassName="y-dashboard__map-ground"
        />
      )}
      <p className="y-hidden" id={noteId}>
        {texts.instructions}
      </p>
      <button ref={marker} type="button" hidden className="y-dashboard__map-marker" aria-label={texts.marker}>
        <svg viewBox="0 0 36 44" aria-hidden="true">
          <path
            d="M18 43C18 43 33 27.500 33 16.500 33 8 26.300 1.500 18 1.500S3 8 3 16.500C3 27.500 18 43 18 43Z"
            fill="currentColor"
            stroke="#fff"
            strokeWidth="2"
          />
          <circle cx="18" cy="16.5" r="8" fill="#FFF7E7" />
          <path d="M18 11.300a3 3 0 0 1 1.700 5.500l1 4.400h-5.400l1-4.400A3 3 0 0 1 18 11.300Z" fill="#23262B" />
        </svg>
      </button>
      {state === 'ready' && (
        <div className="y-dashboard__map-zoom">
          <button type="button" aria-label={texts.zoomIn} onClick={() => map.current?.zoomBy(1)}>
            <Icon name="plus" />
          </button>
          <button type="button" aria-label={texts.zoomOut} onClick={() => map.current?.zoomBy(-1)}>
            <Glyph d={minusGlyph} />
          </button>
        </div>
      )}
      {state === 'loading' && <p className="y-dashboard__map-message">{texts.loading}</p>}
      {state === 'failed' && (
        <div className="y-dashboard__map-message" role="alert">
          <p>{texts.failed}</p>
          <p className="y-muted">{texts.failedText}</p>
          <Button size="sm" icon="retry" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      <p className="y-dashboard__map-credit">{texts.credit}</p>
    </div>
  );
}

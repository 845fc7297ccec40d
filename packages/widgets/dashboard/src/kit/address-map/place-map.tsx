import { effect } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { Button, Glyph, Icon } from '@yantra/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '@yantra/language';
import { messages } from './address.messages.ts';
import type { AddressModel } from './address.model.ts';
import type { LiveMap } from './live-map.ts';

const minusGlyph = 'M5 12h14';

interface PlaceMapProps {
  readonly model: AddressModel;
  readonly isReadOnly: boolean;
  /** Brings the map's code; tests put another in its place. */
  readonly load?: () => Promise<Pick<typeof import('./live-map.ts'), 'createLiveMap'>>;
}

const loadLiveMap = () => import('./live-map.ts');
/** The map with the one marker. Its code comes when the form stands; without it the form works all the same. */
export function PlaceMap({ model, isReadOnly, load = loadLiveMap }: PlaceMapProps) {
  const texts = useMessages(messages);
  useSignals();
  const frame = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  const map = useRef<LiveMap>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [turn, setTurn] = useState(0);
  const noteId = useId();
  useEffect(() => {
    let isWanted = true;
    let stop = () => undefined as void;
    load()
      .then(({ createLiveMap }) => {
        if (!isWanted || !frame.current || !marker.current) return;
        const live = createLiveMap(frame.current, {
          point: model.point.peek(),
          onDrop: isReadOnly ? undefined : (point) => void model.drop(point),
          marker: marker.current,
          isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
        });
        map.current = live;
        const unfollow = effect(() => live.show(model.point.value));
        stop = () => {
          unfollow();
          live.dispose();
          map.current = undefined;
        };
        setState('ready');
      })
      .catch(() => isWanted && setState('failed'));
    return () => {
      isWanted = false;
      stop();
    };
  }, [model, isReadOnly, load, turn]);

  const retry = () => {
    setState('loading');
    setTurn((last) => last + 1);
  };
  return (
    <div
      ref={frame}
      className="y-dashboard__map y-dashboard__wide"
      role="region"
      aria-label={texts.map}
      aria-describedby={noteId}
      data-state={state}
    >
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

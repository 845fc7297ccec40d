import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import type { StreetsState } from '@yantra/map';
import type { LiveMapHandle, ZoomEnds } from '@yantra/map/place';
import { Button, Glyph, Icon } from '@yantra/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStreets } from '../streets/use-streets.ts';
import { messages } from './address.messages.ts';
import type { AddressModel, Point } from './address.model.ts';

const minusGlyph = 'M5 12h14';

/** The map's code once it is loaded. */
function useCode(attempt: number) {
  const [loaded, setLoaded] = useState<typeof import('@yantra/map/place') | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    import('@yantra/map/place').then(
      (code) => isWanted && setLoaded(code),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
      setLoaded(undefined);
    };
  }, [attempt]);
  return loaded;
}

/** The map with its one marker. Its code is loaded after the form is shown; the form also works without it. */
export function PlaceMap({ model, isReadOnly }: { readonly model: AddressModel; readonly isReadOnly: boolean }) {
  const texts = useMessages(messages);
  useSignals();
  const frame = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  const map = useRef<LiveMapHandle>(null);
  const [attempt, setAttempt] = useState(0);
  const [ends, setEnds] = useState<ZoomEnds>();
  const streets = useStreets();
  const [shown, setShown] = useState<StreetsState>();
  const noteId = useId();
  const code = useCode(attempt);
  const onDrop = useMemo(
    () => (isReadOnly ? undefined : (point: Point) => void model.drop(point)),
    [model, isReadOnly],
  );
  const state = code === undefined ? 'loading' : code === 'failed' ? 'failed' : 'ready';

  const retry = () => setAttempt((last) => last + 1);
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
          onZoom={setEnds}
          streets={streets}
          onStreets={setShown}
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
            d="M18 43C18 43 33 27.5 33 16.5 33 8 26.3 1.5 18 1.5S3 8 3 16.5C3 27.5 18 43 18 43Z"
            fill="currentColor"
            stroke="#fff"
            strokeWidth="2"
          />
          <circle cx="18" cy="16.5" r="8" fill="#FFF7E7" />
          <path d="M18 11.3a3 3 0 0 1 1.7 5.5l1 4.4h-5.4l1-4.4A3 3 0 0 1 18 11.3Z" fill="#23262B" />
        </svg>
      </button>
      {state === 'ready' && <StreetsNote state={shown} isBeyond={ends?.isBeyondDrawing === true} />}
      {state === 'ready' && <ZoomButtons ends={ends} onZoom={(steps) => map.current?.zoomBy(steps)} />}
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
      <p className="y-dashboard__map-credit">{shown === 'shown' ? streets?.credit : texts.credit}</p>
    </div>
  );
}

interface ZoomButtonsProps {
  readonly ends: ZoomEnds | undefined;
  readonly onZoom: (steps: number) => void;
}

/** What of the streets is missing. */
function StreetsNote({ state, isBeyond }: { readonly state: StreetsState | undefined; readonly isBeyond: boolean }) {
  const { noStreets, streetsFailed, streetsSlow } = useMessages(messages);
  const bare = isBeyond && state === undefined && noStreets;
  const note = state === 'failed' ? streetsFailed : state === 'slow' ? streetsSlow : bare;
  return (
    <p className="y-dashboard__map-note" role="status">
      {note}
    </p>
  );
}

/** At its end a button keeps the focus; the map goes no further. */
function ZoomButtons({ ends, onZoom }: ZoomButtonsProps) {
  const texts = useMessages(messages);
  return (
    <div className="y-dashboard__map-zoom">
      <button
        type="button"
        aria-label={texts.zoomIn}
        aria-disabled={ends?.isNearest || undefined}
        onClick={() => onZoom(1)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label={texts.zoomOut}
        aria-disabled={ends?.isFarthest || undefined}
        onClick={() => onZoom(-1)}
      >
        <Glyph d={minusGlyph} />
      </button>
    </div>
  );
}

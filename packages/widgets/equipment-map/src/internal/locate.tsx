import { useMessages } from '@yantra/language';
import type { Place } from '@yantra/map';
import { Icon } from '@yantra/ui';
import { useState } from 'react';
import { mapMessages } from '../equipment-map.messages.ts';

/** A neighbourhood; a rough position a few minutes old is enough for it, and comes faster. */
const zoom = 13;
const options: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 10_000 };

type LocateState = 'idle' | 'locating' | 'denied' | 'failed';

/** A button that moves the map to one's own position. */
export function Locate({ go }: { readonly go: (place: Place, zoom: number) => void }) {
  const mapTexts = useMessages(mapMessages);
  const [state, setState] = useState<LocateState>('idle');
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setState('failed');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        go({ latitude, longitude }, zoom);
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      options,
    );
  };
  return (
    <>
      <button
        type="button"
        className="y-map-widget__locate"
        aria-label={mapTexts.locate}
        aria-busy={state === 'locating'}
        onClick={locate}
      >
        <Icon name="locate" />
      </button>
      <span role="status" className="y-map-widget__located">
        {state === 'denied' && mapTexts.locationDenied}
        {state === 'failed' && mapTexts.locationFailed}
      </span>
    </>
  );
}

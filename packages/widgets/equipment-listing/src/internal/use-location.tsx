import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { useState } from 'react';
import { messages } from '../equipment-listing.messages.ts';
import type { ListingQuery } from '../equipment-listing.query.ts';
import type { Links } from './links.ts';

/** A rough position: a hundred metres are precise enough, and no more is sent. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
/** Why the position is unknown. */
type LocationFailure = 'locationDenied' | 'locationFailed';

const options: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 10_000 };

const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Asks the browser for the position. @throws {LocationFailure} */
const locate = (): Promise<Position> =>
  new Promise((resolve, reject: (failure: LocationFailure) => void) => {
    if (!('geolocation' in navigator)) {
      reject('locationFailed');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => reject(code === PERMISSION_DENIED ? 'locationDenied' : 'locationFailed'),
      options,
    );
  });

/** How far "near me" reaches, in kilometres. */
const nearMeKm = 25;

export interface UseLocationProps {
  readonly query: ListingQuery;
  readonly links: Links;
  /** Called when the list has changed. */
  readonly onFollowed: () => void;
}

/** The button that shows what is near the person, and why it cannot. */
export function UseLocation({ query, links, onFollowed }: UseLocationProps) {
  const texts = useMessages(messages);
  const [state, setState] = useState<'idle' | 'locating' | LocationFailure>('idle');
  const ask = async () => {
    setState('locating');
    try {
      const there: ListingQuery = { ...query, near: { ...(await locate()), radiusKm: nearMeKm }, page: 1 };
      setState('idle');
      if (!links.go) return location.assign(links.hrefOf(there));
      links.go(there);
      onFollowed();
    } catch (failure) {
      setState(failure === 'locationDenied' ? failure : 'locationFailed');
    }
  };
  const hasFailed = state === 'locationDenied' || state === 'locationFailed';
  return (
    <>
      <Button icon="locate" busy={state === 'locating'} onClick={() => void ask()}>
        {state === 'locating' ? texts.locating : texts.useLocation}
      </Button>
      {hasFailed && (
        <p className="y-field__error" role="alert">
          {texts[state]}
        </p>
      )}
    </>
  );
}

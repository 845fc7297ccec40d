import { useMessages } from '@yantra/language';
import { mapsAddress } from '@yantra/map';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStreets } from '../../kit/streets/use-streets.ts';
import { messages } from './machine-view.messages.ts';

interface MachineMapProps {
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
}

const zoom = 12;
/** With streets: what is round the corner. */
const streetZoom = 15;

/* The person's device, which the server does not know. */
const neverChanges = () => () => {};

/** A map of the machine's place; its code is loaded separately, and without it the text below names the place. */
export function MachineMap({ latitude, longitude, city }: MachineMapProps) {
  const texts = useMessages(messages);
  const frame = useRef<HTMLDivElement>(null);
  const streets = useStreets();
  const agent = useSyncExternalStore(
    neverChanges,
    () => navigator.userAgent,
    () => undefined,
  );
  const href = agent && mapsAddress({ latitude, longitude }, agent);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const place = { latitude, longitude };
    import('@yantra/map/still').then(
      ({ drawStillMap, addStillStreets }) => {
        if (!frame.current || isUnmounted) return;
        const stops = [
          drawStillMap(frame.current, place, zoom, 'y-dashboard__map-ground'),
          ...(streets ? [addStillStreets(frame.current, place, streetZoom, streets)] : []),
        ];
        stop = () => stops.forEach((one) => one());
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [latitude, longitude, streets]);
  return (
    <>
      <div ref={frame} className="y-dashboard__still" role="img" aria-label={texts.map(city)}>
        <svg viewBox="0 0 36 44" aria-hidden="true">
          <path d="M18 43C18 43 33 27.5 33 16.5 33 8 26.3 1.5 18 1.5S3 8 3 16.5C3 27.5 18 43 18 43Z" />
          <circle cx="18" cy="16.500" r="6" />
        </svg>
      </div>
      {href && (
        <a className="y-link y-dashboard__open-in-maps" href={href} target="_blank" rel="noopener noreferrer">
          {texts.openInMaps}
        </a>
      )}
    </>
  );
}

import { useMessages } from '@yantra/language';
import { useEffect, useRef } from 'react';
import { messages } from './machine-view.messages.ts';

interface MachineMapProps {
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
}

const zoom = 12;

/** A map of the machine's place; its code is loaded separately, and without it the text below names the place. */
export function MachineMap({ latitude, longitude, city }: MachineMapProps) {
  const texts = useMessages(messages);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    import('@yantra/map/still').then(
      ({ drawStillMap }) => {
        if (frame.current && !isUnmounted)
          stop = drawStillMap(frame.current, { latitude, longitude }, zoom, 'y-dashboard__map-ground');
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [latitude, longitude]);
  return (
    <div ref={frame} className="y-dashboard__still" role="img" aria-label={texts.map(city)}>
      <svg viewBox="0 0 36 44" aria-hidden="true">
        <path d="M18 43C18 43 33 27.500 33 16.500 33 8 26.300 1.500 18 1.500S3 8 3 16.500C3 27.500 18 43 18 43Z" />
        <circle cx="18" cy="16.500" r="6" />
      </svg>
    </div>
  );
}

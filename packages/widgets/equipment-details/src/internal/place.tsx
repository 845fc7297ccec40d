import { isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { useScope } from '@yantra/state';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';
import type { AreaMapProps } from './area-map.tsx';

/** Loaded when it is nearly in view; where it cannot be loaded, the box stays empty and the text names the place. */
function useAreaMap(isPlaced: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [AreaMap, setMap] = useState<ComponentType<AreaMapProps>>();
  useEffect(() => {
    const box = frame.current;
    if (!box || !isPlaced) return undefined;
    let isGone = false;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((one) => one.isIntersecting)) return;
        watcher.disconnect();
        import('./area-map.tsx').then(
          (found) => !isGone && setMap(() => found.AreaMap),
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    watcher.observe(box);
    return () => {
      isGone = true;
      watcher.disconnect();
    };
  }, [isPlaced]);
  return { frame, AreaMap };
}

/** Where the machine is: an area, and a link to the map of all machines there. */
export function Place({ machine }: { readonly machine: KnownMachine }) {
  const texts = useMessages(messages);
  const word = useWord();
  const { siteUrl } = useScope();
  const { city, cityId, state, latitude, longitude } = machine;
  const isPlaced = latitude !== null && longitude !== null;
  const { frame, AreaMap } = useAreaMap(isPlaced);
  return (
    <section className="y-details__where" aria-label={texts.place} part="place">
      {isPlaced && (
        <div className="y-details__map" ref={frame} role="img" aria-label={texts.placeMap(word(city))}>
          {AreaMap && <AreaMap latitude={latitude} longitude={longitude} />}
        </div>
      )}
      <p className="y-details__place">
        <span>
          <b>{texts.availableIn(isolated(word(city)))}</b>
          {state !== city && <span>{word(state)}</span>}
        </span>
        <a className="y-link" href={`${siteUrl}/equipments?city=${encodeURIComponent(cityId)}&view=map`}>
          {texts.toMap}
        </a>
      </p>
    </section>
  );
}

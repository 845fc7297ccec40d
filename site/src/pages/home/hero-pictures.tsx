import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { later } from '@yantra/state';
import { Glyph } from '@yantra/ui';
import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import factories from '../../hero/factories.svg';
import farms from '../../hero/farms.svg';
import sites from '../../hero/sites.svg';
import { messages } from './home.messages.ts';
import { heroPicturesId } from './ids.ts';
import { type Rotation, createRotation } from './rotation.ts';
import { startTurns } from './turns.ts';

const pictures = [farms, sites, factories] as const;
/** Milliseconds a picture stays (public-area.md §9). */
const everyMs = 4000;

/** Three pictures that take turns, and the dots to choose one or stop them. */
export function HeroPictures() {
  useSignals();
  const rotation = useMemo(() => createRotation({ count: pictures.length, everyMs, later }), []);
  const dots = useRef<HTMLDivElement>(null);
  const areAllWanted = useTurns(rotation, dots);
  const shown = rotation.shown.value;
  return (
    <>
      {pictures.map(
        (picture, index) =>
          // The first is what the page is painted with; nothing else may come in its way.
          (index === 0 || areAllWanted || index === shown) && (
            <img
              key={picture}
              className="hero__art"
              data-turn={index === shown ? 'shown' : index === rotation.last.value ? 'last' : undefined}
              src={picture}
              alt=""
              width="1920"
              height="900"
              fetchPriority={index === 0 ? 'high' : 'low'}
            />
          ),
      )}
      <Dots rotation={rotation} place={dots} />
    </>
  );
}

const unchanging = () => () => undefined;

/** Turns the pictures, but not while somebody points at or works in the part of the page around them. @returns whether the other pictures may be fetched */
function useTurns(rotation: Rotation, place: RefObject<HTMLElement | null>): boolean {
  // The server draws one picture, and so does the first rendering here.
  const isBegun = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  useEffect(() => {
    const around = place.current?.parentElement;
    const ended = new AbortController();
    const on = <Kind extends 'focusin' | 'focusout' | 'pointerenter' | 'pointerleave'>(
      kind: Kind,
      act: (event: HTMLElementEventMap[Kind]) => void,
    ) => around?.addEventListener(kind, act, { signal: ended.signal });
    on('focusin', () => rotation.hold('focus', true));
    on('focusout', ({ relatedTarget }) =>
      rotation.hold('focus', around?.contains(relatedTarget as Node | null) === true),
    );
    // A finger leaves no sign of when it has gone.
    on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && rotation.hold('hover', true));
    on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && rotation.hold('hover', false));
    // Whoever was here before this code came.
    rotation.hold('focus', around?.contains(document.activeElement) === true);
    rotation.hold('hover', matchMedia('(hover: hover)').matches && around?.matches(':hover') === true);
    const end = startTurns(rotation);
    return () => {
      ended.abort();
      end();
    };
  }, [rotation, place]);
  return isBegun;
}

const pauseGlyph = 'M9.5 6.5v11m5-11v11';
const playGlyph = 'm9 6.5 8.5 5.5L9 17.5z';

interface DotsProps {
  readonly rotation: Rotation;
  readonly place: RefObject<HTMLDivElement | null>;
}

function Dots({ rotation, place }: DotsProps) {
  useSignals();
  const texts = useMessages(messages);
  const isStopped = rotation.isStopped.value;
  return (
    <div ref={place} id={heroPicturesId} className="hero__dots" role="group" aria-label={texts.pictures}>
      {pictures.map((picture, index) => (
        <button
          key={picture}
          type="button"
          aria-label={texts.picture(index + 1)}
          aria-current={index === rotation.shown.value}
          onClick={() => rotation.show(index)}
        />
      ))}
      <button
        type="button"
        className="hero__pause"
        aria-label={isStopped ? texts.play : texts.pause}
        onClick={rotation.toggle}
      >
        <Glyph d={isStopped ? playGlyph : pauseGlyph} />
      </button>
    </div>
  );
}

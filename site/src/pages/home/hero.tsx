import { useSignals } from '@preact/signals-react/runtime';
import { later } from '@yantra/state';
import { Glyph } from '@yantra/ui';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import factories from '../../hero/factories.svg';
import farms from '../../hero/farms.svg';
import sites from '../../hero/sites.svg';
import { messages } from './home.messages.ts';
import { type Rotation, createRotation } from './rotation.ts';
import { whenIdle } from './when-calm.ts';

const pictures = [farms, sites, factories] as const;
/** Milliseconds a picture stays (public-area.md §9). */
const everyMs = 4000;

/**
 * Three pictures behind the headline and what stands under it.
 * @param proof what stands under the headline
 */
export function Hero({ proof, children }: { readonly proof: ReactNode; readonly children: ReactNode }) {
  useSignals();
  const rotation = useMemo(() => createRotation({ count: pictures.length, everyMs, later }), []);
  const areAllWanted = useTurns(rotation);
  const holdFor = (why: 'focus' | 'hover', isHeld: boolean) => rotation.hold(why, isHeld);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    holdFor('focus', currentTarget.contains(relatedTarget));
  // A finger leaves no sign of when it has gone.
  const hover = (isHeld: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && holdFor('hover', isHeld);
  const shown = rotation.shown.value;
  return (
    <section
      className="hero"
      onFocus={() => holdFor('focus', true)}
      onBlur={leave}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
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
      <div className="wrap hero__in">
        <div className="hero__words">
          <h1>{messages.headline}</h1>
          <p>{messages.lede}</p>
          {proof}
        </div>
        {children}
      </div>
      <Dots rotation={rotation} />
    </section>
  );
}

/** Begins the turns once the page has settled. @returns whether the other pictures may be fetched */
function useTurns(rotation: Rotation): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    let end: () => void = () => undefined;
    let isOver = false;
    const begin = async () => {
      await whenIdle();
      if (isOver) return;
      setCalm(true);
      const { startTurns } = await import('./turns.ts');
      if (!isOver) end = startTurns(rotation);
    };
    // Without its code the first picture stays.
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      end();
    };
  }, [rotation]);
  return isCalm;
}

const pauseGlyph = 'M9.5 6.5v11m5-11v11';
const playGlyph = 'm9 6.5 8.500 5.500L9 17.500z';

function Dots({ rotation }: { readonly rotation: Rotation }) {
  useSignals();

  const isStopped = rotation.isStopped.value;
  return (
    <div className="hero__dots" role="group" aria-label={messages.pictures}>
      {pictures.map((picture, index) => (
        <button
          key={picture}
          type="button"
          aria-label={messages.picture(index + 1)}
          aria-current={index === rotation.shown.value}
          onClick={() => rotation.show(index)}
        />
      ))}
      <button
        type="button"
        className="hero__pause"
        aria-label={isStopped ? messages.play : messages.pause}
        onClick={rotation.toggle}
      >
        <Glyph d={isStopped ? playGlyph : pauseGlyph} />
      </button>
    </div>
  );
}

import { type FreeSaid, safeColour } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, FreeBadge, Picture, StatusBadge, colourRef } from '@yantra/ui';
import { type ComponentType, type ReactNode, useEffect, useRef, useCallback, useState } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { ZoomProps } from './zoom.tsx';

const load = async () => (await import('./zoom.tsx')).Zoom;

/**
 * The enlarged picture's code is loaded when it is opened: most visits never do. Where it cannot be loaded, the picture itself
 * opens.
 */
function useZoom(name: string, pictures: readonly string[]) {
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>();
  const [first, setFirst] = useState<number>();
  const arrive = async () => {
    const Loaded = Zoom ?? (await load());
    setZoom(() => Loaded);
  };
  const openFor = async (index: number) => {
    try {
      await arrive();
      setFirst(index);
    } catch {
      window.open(pictures[index], '_blank', 'noopener');
    }
  };
  const shown: ReactNode = Zoom && (
    <Zoom name={name} pictures={pictures} first={first} onClose={() => setFirst(undefined)} />
  );
  return {
    shown,
    prepare: () => void arrive().catch(() => undefined),
    open: (index: number) => void openFor(index),
  };
}

/** A row of pictures that the browser scrolls and snaps; the current one is derived from the scroll position. */
function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    const look = () => setCurrent(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    // It may have been swiped before this code came.
    look();
    row.addEventListener('scroll', look, { passive: true });
    return () => row.removeEventListener('scroll', look);
  }, []);
  const show = useCallback(
    (index: number) => {
      const { current: row } = track;
      if (row && index >= 0 && index < count) row.scrollTo({ left: index * row.clientWidth });
    },
    [count],
  );
  return { track, current, show };
}

export interface GalleryProps {
  readonly name: string;
  readonly status: string;
  /** Whether it is free on the renter's days; shown in place of the status where it says anything. */
  readonly free: FreeSaid | undefined;
  /** `#rrggbb`: the background while a picture loads. */
  readonly colour: string | undefined;
  /** Addresses, the main picture first; without any, a placeholder is drawn. */
  readonly pictures: readonly string[];
}

/** The page's width on a large screen, the screen's on a phone. */
const sizes = '(width < 600px) 100vw, (width < 900px) 92vw, 690px';

/** The pictures of a machine: one at a time, moved by swiping, arrow keys or thumbnails, enlarged over the whole screen. */
export function Gallery({ name, status, free, colour, pictures }: GalleryProps) {
  const texts = useMessages(messages);
  const root = useRef<HTMLDivElement>(null);
  const { track, current, show } = useSlides(pictures.length);
  const zoom = useZoom(name, pictures);
  useEffect(() => moveByArrows(root.current, (places) => show(current + places)), [current, show]);
  const ground = safeColour(colour);
  const shown = pictures.length > 0 ? pictures : [null];
  return (
    <div className="y-details__gallery" ref={root} part="gallery">
      <div className="y-details__main" ref={colourRef(ground)} data-colour={ground}>
        <ul className="y-details__track" ref={track} aria-label={texts.pictures(name)}>
          {shown.map((url, index) => (
            <li key={url ?? 'none'} className="y-details__slide">
              <Picture url={url} alt={texts.pictureAlt(name, index + 1)} eager={index === 0} sizes={sizes} />
              {url && (
                <button
                  type="button"
                  className="y-details__enlarge"
                  aria-label={texts.enlarge(index + 1)}
                  aria-haspopup="dialog"
                  onPointerEnter={zoom.prepare}
                  onClick={() => zoom.open(index)}
                />
              )}
            </li>
          ))}
        </ul>
        <div className="y-details__status">
          {free?.isFree || free?.from !== undefined ? <FreeBadge free={free} /> : <StatusBadge status={status} />}
        </div>
        {pictures.length > 1 && <Turns current={current} count={pictures.length} show={show} />}
      </div>
      {pictures.length > 1 && (
        <div className="y-details__thumbs">
          {pictures.map((url, index) => (
            <button
              key={url}
              type="button"
              className="y-details__thumb"
              aria-label={texts.picture(index + 1)}
              aria-current={index === current}
              onClick={() => show(index)}
            >
              <Picture url={url} alt="" sizes="112px" />
            </button>
          ))}
        </div>
      )}
      {zoom.shown}
    </div>
  );
}

interface TurnsProps {
  readonly current: number;
  readonly count: number;
  readonly show: (index: number) => void;
}

/** The number of the current picture, and buttons to the others for mice. */
function Turns({ current, count, show }: TurnsProps) {
  const texts = useMessages(messages);
  return (
    <div className="y-details__turns">
      <span className="y-num">{texts.pictureOf(current + 1, count)}</span>
      <Button
        variant="quiet"
        icon="left"
        aria-label={texts.previousPicture}
        aria-disabled={current === 0}
        onClick={() => show(current - 1)}
      />
      <Button
        variant="quiet"
        icon="right"
        aria-label={texts.nextPicture}
        aria-disabled={current === count - 1}
        onClick={() => show(current + 1)}
      />
    </div>
  );
}

/** On the element and not in React: arrow keys are an extra, the thumbnails are the real controls. */
function moveByArrows(root: HTMLElement | null, move: (places: number) => void): (() => void) | undefined {
  const byKey = (event: KeyboardEvent) => {
    const places = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // The enlarged picture stands inside and handles its own arrow keys.
    const isInside = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (!places || isInside || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(places);
  };
  root?.addEventListener('keydown', byKey);
  return () => root?.removeEventListener('keydown', byKey);
}

import { safeColour } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Glyph, Picture, StatusBadge, colourRef } from '@yantra/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../equipment-details.messages.ts';
import { zoomInGlyph } from './glyphs.ts';
import { useSlides } from './use-slides.ts';
import { useZoom } from './use-zoom.tsx';

export interface GalleryProps {
  readonly name: string;
  readonly status: string;
  /** `#rrggbb`: the ground of a picture on its way. */
  readonly colour: string | undefined;
  /** Addresses, the main picture first; none is drawn as a stand-in. */
  readonly pictures: readonly string[];
}

/** Of the page on a wide screen, the screen's width on a phone. */
const sizes = '(width < 600px) 100vw, (width < 900px) 92vw, 690px';

/** The pictures of a machine: one in sight, swiped by thumb, moved by arrow keys or thumbnails, enlarged on a screen of their own. */
export function Gallery({ name, status, colour, pictures }: GalleryProps) {
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
                >
                  <Glyph d={zoomInGlyph} />
                </button>
              )}
            </li>
          ))}
        </ul>
        <StatusBadge status={status} className="y-details__status" />
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

/** On the element and not by React: arrow keys are an extra here, the thumbnails are what is operated. */
function moveByArrows(root: HTMLElement | null, move: (places: number) => void): (() => void) | undefined {
  const byKey = (event: KeyboardEvent) => {
    const places = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // In the enlarged picture, which stands inside, the arrows are its own.
    const isInside = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (!places || isInside || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(places);
  };
  root?.addEventListener('keydown', byKey);
  return () => root?.removeEventListener('keydown', byKey);
}

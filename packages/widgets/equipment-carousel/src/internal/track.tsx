import type { Equipment } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { EquipmentCard, Glyph, leftGlyph, rightGlyph } from '@yantra/ui';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../equipment-carousel.messages.ts';
import { type LoadSlider, useSlider } from './use-slider.ts';

/**
 * As many as may be in sight at once. Neither they nor their pictures wait for the others; everywhere the same number, so that a carousel can
 * take over what was drawn without it.
 */
export const firstCount = 4;
/** So many more at a time: a cheap phone makes them within 50 ms. */
const batch = 2;

interface TrackProps {
  /** Whether the cards come where nothing was: then those in sight are painted before the others are made. */
  readonly isStaged: boolean;
  readonly label: string;
  readonly machines: readonly Equipment[];
  /** Pictures are relative to the API's host, which on a partner's page is another one. */
  readonly pictureHost: string;
  readonly hrefOf: (equipment: Equipment) => string;
  readonly loadSlider: LoadSlider;
  readonly onSelect: (event: MouseEvent, equipment: Equipment) => void;
}

interface SlideProps extends Pick<TrackProps, 'pictureHost' | 'hrefOf' | 'onSelect'> {
  readonly equipment: Equipment;
  readonly eager: boolean;
}

/** One card in its place. A component, not a piece of the list: the embed takes over what is drawn one of them at a time. */
const Slide = ({ equipment, pictureHost, hrefOf, eager, onSelect }: SlideProps) => (
  <li className="y-carousel__slide">
    <EquipmentCard
      equipment={{ ...equipment, image1Url: equipment.image1Url && pictureHost + equipment.image1Url }}
      href={hrefOf(equipment)}
      eager={eager}
      onSelect={onSelect}
    />
  </li>
);

/** The cards in a row: one list, every card a link, arrows beside it. */
export function Track({ isStaged, label, machines, pictureHost, hrefOf, loadSlider, onSelect }: TrackProps) {
  const texts = useMessages(messages);
  const root = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(isStaged ? firstCount : Infinity);
  const isWhole = count >= machines.length;
  // Made once: neither further cards nor an arrow that goes on or off has the others made again.
  const cards = useMemo(
    () =>
      machines.map((equipment, index) => (
        <Slide
          key={equipment.id}
          equipment={equipment}
          pictureHost={pictureHost}
          hrefOf={hrefOf}
          eager={index < firstCount}
          onSelect={onSelect}
        />
      )),
    [machines, pictureHost, hrefOf, onSelect],
  );
  useEffect(() => {
    // Not taken back: a carousel that is gone hears of it in vain, and each byte counts here.
    if (!isWhole) setTimeout(() => setCount(count + batch));
  }, [count, isWhole]);
  const { edges, move } = useSlider(root, isWhole && machines, loadSlider);
  return (
    <div className="y-carousel" ref={root}>
      <button
        type="button"
        className="y-carousel__arrow y-carousel__arrow--prev"
        part="arrow"
        aria-label={texts.previous}
        disabled={edges.isAtStart}
        onClick={() => move(-1)}
      >
        <Glyph d={leftGlyph} />
      </button>
      <div className="y-carousel__track" data-glide-el="track">
        <ul className="y-carousel__slides" aria-label={label} aria-busy={!isWhole}>
          {cards.slice(0, count)}
        </ul>
      </div>
      <button
        type="button"
        className="y-carousel__arrow y-carousel__arrow--next"
        part="arrow"
        aria-label={texts.next}
        disabled={edges.isAtEnd}
        onClick={() => move(1)}
      >
        <Glyph d={rightGlyph} />
      </button>
    </div>
  );
}

import type { Equipment } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { EquipmentCard, Glyph, leftGlyph, rightGlyph } from '@yantra/ui';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../equipment-carousel.messages.ts';
import type { JobOnCards } from './job-on-cards.ts';
import { type LoadSlider, useSlider } from './use-slider.ts';

/**
 * As many as can be visible at once. They and their pictures wait for nothing; the same number everywhere, so that a carousel
 * can take over what was drawn without it.
 */
export const firstCount = 4;
/** Cards added at a time: a cheap phone creates them within 50 ms. */
const batch = 2;

interface TrackProps {
  /** Whether the cards replace nothing drawn: then the visible ones are painted before the others are created. */
  readonly isStaged: boolean;
  readonly label: string;
  readonly machines: readonly Equipment[];
  /** Pictures are relative to the API's host, which differs on a partner's page. */
  readonly siteUrl: string;
  readonly hrefOf: (equipment: Equipment) => string;
  readonly loadSlider: LoadSlider;
  readonly onSelect: (event: MouseEvent, equipment: Equipment) => void;
  readonly job: JobOnCards | undefined;
}

interface SlideProps extends Pick<TrackProps, 'siteUrl' | 'hrefOf' | 'onSelect' | 'job'> {
  readonly equipment: Equipment;
  readonly eager: boolean;
}

/** One card in its slide. */
const Slide = ({ equipment, siteUrl, hrefOf, eager, onSelect, job }: SlideProps) => (
  <li className="y-carousel__slide">
    <EquipmentCard
      equipment={{ ...equipment, image1Url: equipment.image1Url && siteUrl + equipment.image1Url }}
      href={hrefOf(equipment)}
      eager={eager}
      onSelect={onSelect}
    >
      {job && <job.Total equipment={equipment} />}
    </EquipmentCard>
  </li>
);

/** The cards in a row: one list, every card a link, with arrows. */
export function Track({ isStaged, label, machines, siteUrl, hrefOf, loadSlider, onSelect, job }: TrackProps) {
  const texts = useMessages(messages);
  const root = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(isStaged ? firstCount : Infinity);
  const isWhole = count >= machines.length;
  // Memoized, so that neither added cards nor an arrow's state render the others again.
  const cards = useMemo(
    () =>
      machines.map((equipment, index) => (
        <Slide
          key={equipment.id}
          equipment={equipment}
          siteUrl={siteUrl}
          hrefOf={hrefOf}
          eager={index < firstCount}
          onSelect={onSelect}
          job={job}
        />
      )),
    [machines, siteUrl, hrefOf, onSelect, job],
  );
  useEffect(() => {
    // Not cancelled: after unmounting it does nothing, and each byte counts here.
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

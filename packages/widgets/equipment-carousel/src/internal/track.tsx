import { EquipmentCard, Glyph, leftGlyph, rightGlyph } from '@yantra/ui';
import type { Equipment } from '@yantra/contract/calls';
import { type MouseEvent, useRef } from 'react';
import { messages } from '../equipment-carousel.messages.ts';
import { useSlider } from './use-slider.ts';

/** As many as may be in sight at once: their pictures do not wait. */
const eagerCards = 4;

interface TrackProps {
  readonly label: string;
  readonly machines: readonly Equipment[];
  readonly hrefOf: (equipment: Equipment) => string;
  readonly onSelect: (event: MouseEvent, equipment: Equipment) => void;
}

/** The cards in a row: one list, every card a link, arrows beside it. */
export function Track({ label, machines, hrefOf, onSelect }: TrackProps) {
  const root = useRef<HTMLDivElement>(null);
  const { edges, move } = useSlider(root, machines);
  return (
    <div className="y-carousel" ref={root}>
      <button
        type="button"
        className="y-carousel__arrow y-carousel__arrow--prev"
        part="arrow"
        aria-label={messages.previous}
        disabled={edges.isAtStart}
        onClick={() => move(-1)}
      >
        <Glyph d={leftGlyph} />
      </button>
      <div className="y-carousel__track" data-glide-el="track">
        <ul className="y-carousel__slides" aria-label={label}>
          {machines.map((equipment, index) => (
            <li className="y-carousel__slide" key={equipment.id}>
              <EquipmentCard
                equipment={equipment}
                href={hrefOf(equipment)}
                eager={index < eagerCards}
                onSelect={onSelect}
              />
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className="y-carousel__arrow y-carousel__arrow--next"
        part="arrow"
        aria-label={messages.next}
        disabled={edges.isAtEnd}
        onClick={() => move(1)}
      >
        <Glyph d={rightGlyph} />
      </button>
    </div>
  );
}

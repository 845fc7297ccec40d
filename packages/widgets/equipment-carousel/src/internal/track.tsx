import { EquipmentCard, Icon } from '@yantra/ui';
import type { Equipment } from '@yantra/contract/calls';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { messages } from '../equipment-carousel.messages.ts';
import { useSlider } from './use-slider.ts';

/** How many the arrows move (spec: public-area §2). */
const step = 3;
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
  const { edges, move, reveal } = useSlider(root, machines);
  const revealFocused = ({ target }: FocusEvent) => {
    const slide = target.closest('li');
    // A click focuses too, and must not move what is being clicked.
    if (slide?.parentElement && target.matches(':focus-visible'))
      reveal([...slide.parentElement.children].indexOf(slide));
  };
  const moveByKey = (event: KeyboardEvent) => {
    const count = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (!count || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(count);
  };
  return (
    <div className="y-carousel" ref={root} onFocus={revealFocused} onKeyDown={moveByKey}>
      <button
        type="button"
        className="y-carousel__arrow y-carousel__arrow--prev"
        aria-label={messages.previous}
        disabled={edges.isAtStart}
        onClick={() => move(-step)}
      >
        <Icon name="left" />
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
        aria-label={messages.next}
        disabled={edges.isAtEnd}
        onClick={() => move(step)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}

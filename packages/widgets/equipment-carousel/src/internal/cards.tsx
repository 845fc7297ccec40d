import type { Equipment } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import type { MouseEvent } from 'react';
import { messages } from '../equipment-carousel.messages.ts';
import type { JobOnCards } from './job-on-cards.ts';
import { Track } from './track.tsx';
import type { LoadSlider } from './use-slider.ts';

/** What listeners get of a chosen machine: an id and small facts, not the whole object, so that the event can stay stable. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

export interface CardsProps {
  readonly cityName: string;
  /** Where the marketplace's pages and pictures are; empty on its own host. */
  readonly siteUrl: string;
  /** As the API answered them; the same array while unchanged. */
  readonly machines: readonly Equipment[];
  /** Whether the visible ones are painted before the others are created. */
  readonly isStaged: boolean;
  readonly loadSlider: LoadSlider;
  readonly job?: JobOnCards | undefined;
  /** A machine is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
}

/** The cards of a carousel. No data and no signals: the embed draws the first cards before those are loaded. */
export function Cards({ cityName, siteUrl, machines, isStaged, loadSlider, job, onEquipmentSelect }: CardsProps) {
  const texts = useMessages(messages);
  const hrefOf = ({ id }: Equipment) => `${siteUrl}/equipment-details?id=${encodeURIComponent(id)}${job?.search ?? ''}`;
  const select = (event: MouseEvent, equipment: Equipment) => {
    const { id, name } = equipment;
    if (onEquipmentSelect?.({ id, name, href: hrefOf(equipment) }) === false) event.preventDefault();
  };
  return (
    <Track
      siteUrl={siteUrl}
      hrefOf={hrefOf}
      label={texts.label(cityName)}
      job={job}
      onSelect={select}
      isStaged={isStaged}
      loadSlider={loadSlider}
      machines={machines}
    />
  );
}

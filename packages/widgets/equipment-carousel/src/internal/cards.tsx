import type { Equipment } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import type { MouseEvent } from 'react';
import { messages } from '../equipment-carousel.messages.ts';
import { Track } from './track.tsx';
import type { LoadSlider } from './use-slider.ts';

/** What a listener is told of a chosen machine: an id and small facts, never the whole object, so that it can stay as it is. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

export interface CardsProps {
  readonly cityName: string;
  /** Where the marketplace's pages and pictures are; empty for the page's own host. */
  readonly siteUrl: string;
  /** As the API answered them; the same array while they are the same. */
  readonly machines: readonly Equipment[];
  /** Whether those in sight are painted before the others are made. */
  readonly isStaged: boolean;
  readonly loadSlider: LoadSlider;
  /** A machine is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
}

/** The cards of a carousel. No data and no signals: the embed draws the first of them before those are there. */
export function Cards({ cityName, siteUrl, machines, isStaged, loadSlider, onEquipmentSelect }: CardsProps) {
  const texts = useMessages(messages);
  const hrefOf = ({ id }: Equipment) => `${siteUrl}/equipment-details?id=${encodeURIComponent(id)}`;
  const select = (event: MouseEvent, equipment: Equipment) => {
    const { id, name } = equipment;
    if (onEquipmentSelect?.({ id, name, href: hrefOf(equipment) }) === false) event.preventDefault();
  };
  return (
    <Track
      isStaged={isStaged}
      label={texts.label(cityName)}
      machines={machines}
      pictureHost={siteUrl}
      hrefOf={hrefOf}
      loadSlider={loadSlider}
      onSelect={select}
    />
  );
}

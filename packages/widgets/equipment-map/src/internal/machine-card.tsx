import type { Equipment } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { metresBetween } from '@yantra/map';
import { CompactCard, Icon } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { mapMessages } from '../equipment-map.messages.ts';
import type { MapCity } from './map-city.ts';

/** What every card on the map needs of the page around it. */
export interface CardSurroundings {
  /** Where pictures are: on a partner's page another host. */
  readonly siteUrl: string;
  /** From where distances are measured. */
  readonly city: MapCity | undefined;
  readonly hrefOf: (id: string) => string;
  readonly onSelect: (event: MouseEvent, equipment: Equipment) => void;
}

interface MachineCardProps extends CardSurroundings {
  readonly equipment: Equipment;
  /** Present on the card of the chosen marker: it can be closed. */
  readonly onClose?: (() => void) | undefined;
}

/** As its card needs it: with its picture's whole address, and how far it stands from the middle of the map's city, where that is known. */
function onMap(equipment: Equipment, siteUrl: string, from: MapCity | undefined): Equipment {
  const { distanceKm: _, image1Url, latitude, longitude, ...rest } = equipment;
  const isPlaced = from !== undefined && latitude !== null && longitude !== null;
  return {
    ...rest,
    latitude,
    longitude,
    image1Url: image1Url && siteUrl + image1Url,
    ...(isPlaced && { distanceKm: metresBetween(from, { latitude, longitude }) / 1000 }),
  };
}

/** A machine in short; the chosen one over the map can be closed. */
export function MachineCard({ equipment, siteUrl, city, hrefOf, onSelect, onClose }: MachineCardProps) {
  return (
    <CompactCard
      className={`y-map__card${onClose ? ' y-map__card--chosen' : ''}`}
      equipment={onMap(equipment, siteUrl, city)}
      href={hrefOf(equipment.id)}
      onSelect={(event) => onSelect(event, equipment)}
    >
      {onClose && <Close onClose={onClose} />}
    </CompactCard>
  );
}

export function Close({ onClose }: { readonly onClose: () => void }) {
  const mapTexts = useMessages(mapMessages);
  return (
    <button type="button" className="y-map__close" aria-label={mapTexts.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}

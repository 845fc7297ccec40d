import type { Equipment } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { metresBetween } from '@yantra/map';
import { CompactCard, FreeBadge, Icon, ToolsOfCard } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { mapMessages } from '../equipment-map.messages.ts';
import type { MapCity } from './map-city.ts';

/** What every card on the map needs from the page. */
export interface CardSurroundings {
  /** Where pictures are: another host on a partner's page. */
  readonly siteUrl: string;
  /** The city from which distances are measured. */
  readonly city: MapCity | undefined;
  readonly hrefOf: (id: string) => string;
  readonly onSelect: (event: MouseEvent, equipment: Equipment) => void;
}

interface MachineCardProps extends CardSurroundings {
  readonly equipment: Equipment;
  /** Only on the card of the chosen marker: closes it. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * A machine as its card needs it: with the picture's full address, and its distance from the centre of the map's city where
 * known.
 */
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

/** A machine as a short card; the chosen one over the map can be closed. */
export function MachineCard({ equipment, siteUrl, city, hrefOf, onSelect, onClose }: MachineCardProps) {
  return (
    <CompactCard
      className={`y-map__card${onClose ? ' y-map__card--chosen' : ''}`}
      equipment={onMap(equipment, siteUrl, city)}
      href={hrefOf(equipment.id)}
      onSelect={(event) => onSelect(event, equipment)}
    >
      <FreeBadge free={equipment.free} />
      {!onClose && <ToolsOfCard equipment={equipment} />}
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

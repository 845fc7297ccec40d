import type { Equipment } from '@yantra/contract/calls';
import { formatCapacity, safeColour } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { metresBetween } from '@yantra/map';
import { colourRef, Icon, Picture, Price, Rating, usePlace } from '@yantra/ui';
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

/** How far it stands from the middle of the map's city; nothing if that is unknown. */
function kmFrom(from: MapCity | undefined, { latitude, longitude }: Equipment): number | undefined {
  if (!from || latitude === null || longitude === null) return undefined;
  return metresBetween(from, { latitude, longitude }) / 1000;
}

/** A machine in short: picture, name, stars, what it costs with its unit. Its ground is the first category's colour. */
export function MachineCard({ equipment, siteUrl, city, hrefOf, onSelect, onClose }: MachineCardProps) {
  const mapTexts = useMessages(mapMessages);
  const place = usePlace({ ...equipment, distanceKm: kmFrom(city, equipment) });
  const colour = safeColour(equipment.categories[0]?.colorCode);
  return (
    <article
      className={`y-map__card${onClose ? ' y-map__card--chosen' : ''}`}
      part="card"
      ref={colourRef(colour)}
      data-colour={colour}
    >
      <div className="y-map__picture">
        <Picture url={equipment.image1Url && siteUrl + equipment.image1Url} alt="" sizes="108px" />
      </div>
      <div className="y-map__facts">
        <h3>
          <a href={hrefOf(equipment.id)} onClick={(event) => onSelect(event, equipment)}>
            {equipment.name}
          </a>
        </h3>
        <p className="y-map__kind">
          <span>
            {equipment.equipmentType.type}
            {equipment.capacity && ` · ${formatCapacity(equipment.capacity)}`}
          </span>
          <span>{place}</span>
        </p>
        <Rating ratings={equipment.equipmentRatings} />
        <Price {...equipment} />
      </div>
      {onClose && (
        <button type="button" className="y-map__close" aria-label={mapTexts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </article>
  );
}

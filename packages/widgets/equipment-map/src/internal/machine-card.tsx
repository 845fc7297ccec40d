import type { Equipment } from '@yantra/contract/calls';
import { safeColour } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { colourRef, Icon, Picture, Price, Rating } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { mapMessages } from '../equipment-map.messages.ts';

/** What every card on the map needs of the page around it. */
export interface CardSurroundings {
  /** Where pictures are: on a partner's page another host. */
  readonly siteUrl: string;
  readonly hrefOf: (id: string) => string;
  readonly onSelect: (event: MouseEvent, equipment: Equipment) => void;
}

interface MachineCardProps extends CardSurroundings {
  readonly equipment: Equipment;
  /** Present on the card of the chosen marker: it can be closed. */
  readonly onClose?: (() => void) | undefined;
}

/** A machine in short: picture, name, stars, what it costs with its unit. Its ground is the first category's colour. */
export function MachineCard({ equipment, siteUrl, hrefOf, onSelect, onClose }: MachineCardProps) {
  const mapTexts = useMessages(mapMessages);
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

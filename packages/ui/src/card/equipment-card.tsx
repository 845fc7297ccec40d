import type { Equipment } from '@yantra/contract/calls';
import { safeColour } from '@yantra/domain';
import type { MouseEvent, ReactNode } from 'react';
import { StatusBadge } from '../badge/badge.tsx';
import { colourRef } from '../colour-ref.ts';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { Rating } from '../stars/stars.tsx';
import { Facts } from './facts.tsx';
import { usePlace } from './use-place.ts';

export interface EquipmentCardProps {
  equipment: Equipment;
  /** The machine's page. The whole card is this one link. */
  href: string;
  /** For the cards seen at once: their pictures load first. */
  eager?: boolean;
  /** How wide the picture will be drawn, as in HTML; a card of a four-card carousel unless given. */
  sizes?: string;
  /** An additional line. */
  children?: ReactNode;
  /** Called before the link is followed; `preventDefault()` keeps the page. */
  onSelect?: (event: MouseEvent<HTMLAnchorElement>, equipment: Equipment) => void;
}

/**
 * A machine in a list: name, kind and place in one line, price with its unit. Its background is the first category's colour.
 */
export function EquipmentCard(props: EquipmentCardProps) {
  const { equipment, href, eager = false, sizes = '(width <= 480px) 88vw, 320px', onSelect } = props;
  const colour = safeColour(equipment.categories[0]?.colorCode);
  return (
    <article
      ref={colourRef(colour)}
      className="y-card"
      part="card"
      data-colour={colour}
      data-status={equipment.status.toLowerCase().replace(' ', '-')}
    >
      <div className="y-card__media">
        <Picture url={equipment.image1Url} alt="" eager={eager} sizes={sizes} />
      </div>
      <div className="y-card__body">
        <h3 className="y-card__name">
          <a className="y-card__link" href={href} onClick={(event) => onSelect?.(event, equipment)}>
            {equipment.name}
          </a>
        </h3>
        <Facts {...equipment} place={usePlace(equipment)} />
        {props.children}
        <StatusBadge status={equipment.status} className="y-card__status" />
        <Rating ratings={equipment.equipmentRatings} />
        <Price {...equipment} />
      </div>
    </article>
  );
}

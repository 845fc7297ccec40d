import type { Equipment } from '@yantra/contract/calls';
import { safeColour } from '@yantra/domain';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { colourRef } from '../colour-ref.ts';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { Rating } from '../stars/stars.tsx';
import { Facts } from './facts.tsx';
import { usePlace } from './use-place.ts';

export interface CompactCardProps {
  equipment: Equipment;
  /** The machine's page. The whole card is this one link. */
  href: string;
  /** How wide the picture will be drawn, as in HTML. */
  sizes?: string;
  className?: string;
  /** Over the card: a close button. */
  children?: ReactNode;
  /** Called before the link is followed; `preventDefault()` keeps the page. */
  onSelect?: (event: MouseEvent<HTMLAnchorElement>, equipment: Equipment) => void;
}

/**
 * A machine as a short horizontal card: picture, name, kind and place, one star, price with its unit. Its background is the
 * first category's colour.
 */
export function CompactCard({ equipment, href, sizes = '176px', className, children, onSelect }: CompactCardProps) {
  const colour = safeColour(equipment.categories[0]?.colorCode);
  return (
    <article className={classNames('y-compact', className)} part="card" ref={colourRef(colour)} data-colour={colour}>
      <div className="y-compact__picture">
        <Picture url={equipment.image1Url} alt="" sizes={sizes} />
      </div>
      <div className="y-compact__words">
        <h3>
          <a className="y-compact__link" href={href} onClick={(event) => onSelect?.(event, equipment)}>
            {equipment.name}
          </a>
        </h3>
        <Facts {...equipment} place={usePlace(equipment)} />
        <Rating ratings={equipment.equipmentRatings} />
        <Price {...equipment} />
      </div>
      {children}
    </article>
  );
}

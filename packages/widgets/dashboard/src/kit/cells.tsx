import { type RentalType, formatRupees, isRentalType, rentalUnit } from '@yantra/domain';
import { useSentence } from '@yantra/language';
import { Picture } from '@yantra/ui';
import type { ReactNode } from 'react';

interface MachineCellProps {
  readonly name: string;
  readonly image: string | null;
  readonly href?: string;
  /** Said below the name, in small. */
  readonly children?: ReactNode;
}

/** A machine by its picture and its name. */
export const MachineCell = ({ name, image, href, children }: MachineCellProps) => (
  <span className="y-dashboard__thing">
    <span className="y-dashboard__thumb">
      <Picture url={image} alt="" sizes="48px" />
    </span>
    <span>
      {href === undefined ? name : <a href={href}>{name}</a>}
      {children && <small>{children}</small>}
    </span>
  </span>
);

const unitOf = (rentalType: number): string => (isRentalType(rentalType) ? rentalUnit(rentalType as RentalType) : '');

/** Rupees with two decimals, with the unit. @param sentence says the unit in the person's language */
export const perUnit = (rupees: number, rentalType: number, sentence: (english: string) => string): string =>
  `${formatRupees(rupees, 2)} / ${sentence(unitOf(rentalType))}`;

/** The same, the amount in bold. */
export function FinalValue({ value, rentalType }: { readonly value: number; readonly rentalType: number }) {
  const sentence = useSentence();
  return (
    <span>
      <b>{formatRupees(value, 2)}</b>{' '}
      <span className="y-muted y-dashboard__unit">/ {sentence(unitOf(rentalType))}</span>
    </span>
  );
}

/** A percent, or a dash for none. */
export const percentText = (percent: number): string => (percent > 0 ? String(percent) : '—');

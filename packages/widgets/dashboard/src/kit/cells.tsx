import { type RentalType, formatRupees, isRentalType, rentalUnit } from '@yantra/domain';
import { type Language, useLanguage, wordIn } from '@yantra/language';
import { Picture } from '@yantra/ui';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

interface MachineCellProps {
  readonly name: string;
  readonly image: string | null;
  readonly href?: string;
  /** Shown beside the name: the model, where the name does not contain it. */
  readonly model?: string;
  /** Shown below the name, in small, unless columns say it. */
  readonly children?: ReactNode;
  /** The same, whatever columns there are. */
  readonly note?: ReactNode;
}

export const MachineCell = ({ name, image, href, model, children, note }: MachineCellProps) => (
  <span className="y-dashboard__thing">
    <span className="y-dashboard__thumb">
      <Picture url={image} alt="" sizes="48px" />
    </span>
    <span>
      {href === undefined ? name : <Link href={href}>{name}</Link>}
      {model && <span className="y-dashboard__model"> {model}</span>}
      {children && <small>{children}</small>}
      {note && <small data-kept="">{note}</small>}
    </span>
  </span>
);

const unitOf = (rentalType: number): string => (isRentalType(rentalType) ? rentalUnit(rentalType as RentalType) : '');

/** The unit of a rent, in a language. */
export const unitText = (rentalType: number, language: Language | undefined): string =>
  wordIn(language, unitOf(rentalType));

/** Rupees, with paise only if there are any; tables always show two decimals. */
export const rupeesText = (rupees: number): string => formatRupees(rupees, Number.isInteger(rupees) ? 0 : 2);

/** Rupees with two decimals, with the unit. @param language of the unit */
export const perUnit = (rupees: number, rentalType: number, language: Language | undefined): string =>
  `${formatRupees(rupees, 2)} / ${wordIn(language, unitOf(rentalType))}`;

/** The same, with the amount in bold. */
export function FinalValue({ value, rentalType }: { readonly value: number; readonly rentalType: number }) {
  const language = useLanguage();
  return (
    <span>
      <b>{formatRupees(value, 2)}</b>{' '}
      <span className="y-muted y-dashboard__unit">/ {wordIn(language, unitOf(rentalType))}</span>
    </span>
  );
}

/** A percentage, or a dash for none. */
export const percentText = (percent: number): string => (percent > 0 ? String(percent) : '—');

import { formatRupees, originalPrice, rentalUnit, type RentalType } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { classNames } from '../class-names.ts';
import { machineMessages as messages } from '../machine.messages.ts';

export interface PriceProps {
  /** List price in rupees; without it the original price is derived from the discount. */
  rentalValue?: number | undefined;
  /** Rupees per unit, after the discount. */
  finalRentalValue: number;
  /** Percent, 0 to 100. At 0 neither the original price nor "% Off" is shown. */
  discount: number;
  /** 0 hour, 1 day, 2 week, 3 month. A price never stands without its unit. */
  rentalType: RentalType;
  size?: 'md' | 'lg';
  /** The label above; "Rent Starts From" by default. */
  label?: string;
}

/** What a machine costs, rounded to rupees. Read in the documented order: label, original, final, off; drawn with the final price first. */
export function Price(props: PriceProps) {
  const texts = useMessages(messages);
  const { rentalValue, finalRentalValue, discount, rentalType, size = 'md', label = texts.rentStartsFrom } = props;
  const original = originalPrice({ rentalValue, finalRentalValue, discount });
  return (
    <p className={classNames('y-price', size === 'lg' && 'y-price--lg')}>
      <span className="y-price__label">{label}</span>
      {original && (
        <s className="y-price__was">
          <span className="y-hidden">{texts.originalPrice} </span>
          {formatRupees(original)}
        </s>
      )}
      <span className="y-price__now">
        <b>{formatRupees(finalRentalValue)}</b>
        <span className="y-price__unit">/ {wordIn(useLanguage(), rentalUnit(rentalType))}</span>
      </span>
      {original && <span className="y-price__off">{texts.percentOff(discount)}</span>}
    </p>
  );
}

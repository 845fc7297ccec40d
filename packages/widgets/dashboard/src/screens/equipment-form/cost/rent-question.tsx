import { useSignals } from '@preact/signals-react/runtime';
import {
  digitsOf,
  finalValue,
  formatRupees,
  limits,
  mostPercent,
  paiseToRupees,
  rupeesToPaise,
  usualIncluded,
} from '@yantra/domain';
import { afterPress } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { Icon, TextInput } from '@yantra/ui';
import { type ReactNode, useId } from 'react';
import { messages as formMessages, signs } from '../equipment-form.messages.ts';
import { isWithin, numberOf } from '../numbers.ts';
import { amount, decimal, numeric } from '../set-fields.ts';
import { messages } from './cost.messages.ts';
import { Ask, type QuestionProps, Says } from './question.tsx';
import { ownUnit, tierFields } from './rate-card.ts';

type Tier = (typeof tierFields)[number];

const percentOf = (text: string): number => (isWithin(text, 0, mostPercent) ? numberOf(text) : 0);
const isRent = (text: string): boolean => isWithin(text, 0, limits.rentRupees) && numberOf(text) > 0;

/** What is left of a price after the discount, as text. */
const discounted = (rent: string, percent: number): string =>
  formatRupees(paiseToRupees(finalValue(rupeesToPaise(numberOf(rent)), percent)));

/** The rents by each unit, and the hours in them. */
export function RentQuestion({ form }: Pick<QuestionProps, 'form'>) {
  const texts = useMessages(messages);
  useSignals();
  const { rentalType, rentalValue, discount, gstIncluded } = form.fields;
  const own = ownUnit({ rentalType: rentalType.value.value });
  const rent = rentalValue.value.value;
  const percent = percentOf(discount.value.value);
  const prices = texts.prices[gstIncluded.value.value === 'yes' ? 'with' : 'without'];
  const above = isRent(rent)
    ? `${texts.rentAbove(texts.units[own], formatRupees(numberOf(rent)), String(percent))} `
    : '';
  return (
    <Ask title={texts.rent}>
      <table className="y-dashboard__tiers">
        <thead>
          <tr>
            <th scope="col">{texts.by}</th>
            <th scope="col">{prices}</th>
            <th scope="col">{texts.hoursIn}</th>
          </tr>
        </thead>
        <tbody>
          {tierFields.map((tier) => (
            <tr key={tier.unit}>
              <th scope="row">{texts.units[tier.unit]}</th>
              <td>
                {tier.unit === own ? (
                  <OwnRent rent={rent} percent={percent} unit={tier.unit} />
                ) : (
                  <TierRent form={form} tier={tier} percent={percent} />
                )}
              </td>
              <td>
                {tier.hours === undefined ? (
                  <span className="y-dashboard__tier-itself">{texts.itself}</span>
                ) : (
                  <TierHours form={form} tier={tier} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Says>{`${above}${texts.leaveEmpty}`}</Says>
    </Ask>
  );
}

interface OwnRentProps {
  readonly rent: string;
  readonly percent: number;
  readonly unit: Tier['unit'];
}

/** The documented rent after its discount, which is changed above. */
function OwnRent({ rent, percent, unit }: OwnRentProps) {
  const { fields } = useMessages(formMessages);
  const shown = isRent(rent) ? discounted(rent, percent).replace(signs.rupee, '') : '';
  return (
    <TextInput
      className="y-num y-dashboard__own-rent"
      prefix={signs.rupee}
      readOnly
      aria-label={fields[rentNames[unit]]}
      value={shown}
    />
  );
}

const rentNames = { hour: 'rentHour', day: 'rentDay', week: 'rentWeek', month: 'rentMonth' } as const;

interface TierProps extends Pick<QuestionProps, 'form'> {
  readonly tier: Tier;
}

function TierRent({ form, tier, percent }: TierProps & { readonly percent: number }) {
  const texts = useMessages(messages);
  const { fields } = useMessages(formMessages);
  useSignals();
  const { value, error, type, leave } = form.fields[tier.rent];
  const after = percent > 0 && isRent(value.value) ? texts.afterDiscount(discounted(value.value, percent)) : undefined;
  return (
    <CellField note={after} error={error.value}>
      {(described) => (
        <TextInput
          {...decimal}
          {...described}
          prefix={signs.rupee}
          placeholder={texts.none}
          name={tier.rent}
          aria-label={fields[tier.rent]}
          value={value.value}
          onInput={({ currentTarget }) => type(amount(currentTarget.value))}
          onBlur={() => afterPress(leave)}
        />
      )}
    </CellField>
  );
}

function TierHours({ form, tier }: TierProps) {
  const texts = useMessages(messages);
  const { fields } = useMessages(formMessages);
  useSignals();
  if (tier.hours === undefined) return null;
  const { value, error, type, leave } = form.fields[tier.hours];
  return (
    <CellField error={error.value}>
      {(described) => (
        <TextInput
          {...numeric}
          {...described}
          action={<span className="y-dashboard__unit">{texts.hours}</span>}
          placeholder={String(usualIncluded[tier.unit])}
          name={tier.hours}
          aria-label={fields[tier.hours]}
          value={value.value}
          onInput={({ currentTarget }) => type(digitsOf(currentTarget.value))}
          onBlur={() => afterPress(leave)}
        />
      )}
    </CellField>
  );
}

interface CellFieldProps {
  readonly note?: string | undefined;
  readonly error: string | undefined;
  readonly children: (described: { readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true }) => ReactNode;
}

/** A control in a cell, whose label is its row's and column's; a note or an error below. */
function CellField({ note, error, children }: CellFieldProps) {
  const id = useId();
  const said = error ?? note;
  return (
    <div className="y-field" data-invalid={error === undefined ? undefined : ''}>
      {children({
        ...(said !== undefined && { 'aria-describedby': id }),
        ...(error !== undefined && { 'aria-invalid': true as const }),
      })}
      {said !== undefined && (
        <p className={error === undefined ? 'y-field__hint' : 'y-field__error'} id={id}>
          {error !== undefined && <Icon name="alert" />}
          {said}
        </p>
      )}
    </div>
  );
}

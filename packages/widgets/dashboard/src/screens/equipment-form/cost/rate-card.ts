import type { AddEquipmentInput } from '@yantra/contract/calls';
import { limits, type RateCard, rateCardLimits, type RentalUnit, rentalTypes, type TypeParts } from '@yantra/domain';
import type { FormValues } from '@yantra/form';
import { isWithin, numberOf } from '../numbers.ts';
import type { messages } from './cost.messages.ts';

/** The fields of a rate card, as texts. Its operator is the form's field `operator`, whose words are those of the fact. */
export const emptyCard = {
  rentHour: '',
  rentDay: '',
  rentWeek: '',
  rentMonth: '',
  hoursInDay: '',
  hoursInWeek: '',
  hoursInMonth: '',
  overtime: '',
  minimum: '',
  minimumUnit: 'days',
  sundaysFree: '',
  transport: '',
  transportEach: '',
  transportFreeKm: '',
  transportPerKm: '',
  operatorShift: '',
  operatorBoard: '',
  fuelBy: '',
  fuelLitres: '',
  takesDeposit: '',
  deposit: '',
  gstIncluded: '',
};
type CardName = keyof typeof emptyCard;
/** What of the form's values a rate card is made of. */
export type CardValues = FormValues<CardName | 'operator' | 'rentalType'>;

/** A rate card as the call takes it. */
export type CardInput = NonNullable<AddEquipmentInput['rateCard']>;

/** The units of rent with their fields; an hour holds no hours. */
export const tierFields = [
  { unit: 'hour', rent: 'rentHour', hours: undefined },
  { unit: 'day', rent: 'rentDay', hours: 'hoursInDay' },
  { unit: 'week', rent: 'rentWeek', hours: 'hoursInWeek' },
  { unit: 'month', rent: 'rentMonth', hours: 'hoursInMonth' },
] as const;

/** The unit of the documented rent. */
export const ownUnit = ({ rentalType }: Pick<CardValues, 'rentalType'>): RentalUnit =>
  rentalTypes.find(({ id }) => String(id) === rentalType)?.unit ?? 'day';

/** Of what a card may ask without knowing the type. */
export const anyParts: TypeParts = { operator: true, fuel: true };

/** A number in a range; undefined where there is none. */
const given = (text: string, least: number, most: number): number | undefined =>
  isWithin(text, least, most) ? numberOf(text) : undefined;
const amount = (text: string): number | undefined => given(text, 0, limits.rentRupees);
const whole = (text: string, least: number, most: number): number | undefined => {
  const number = given(text, least, most);
  return Number.isInteger(number) ? number : undefined;
};

/** The object without what is undefined; undefined if nothing is left. */
function some<Part extends object>(part: Part): Part | undefined {
  const entries = Object.entries(part).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Part);
}

/**
 * The rate card that the form says; undefined if it says nothing. What is no number is as if it were not stated.
 * @param parts what does not apply to the type is left out
 */
export function cardIn(values: CardValues, parts: TypeParts = anyParts): CardInput | undefined {
  const own = ownUnit(values);
  const tiers = tierFields.map(({ unit, rent }) => [unit, unit === own ? undefined : amount(values[rent])] as const);
  const included = tierFields.flatMap(({ unit, hours }) =>
    hours === undefined
      ? []
      : [
          [
            unit,
            whole(values[hours], rateCardLimits.included[unit].least, rateCardLimits.included[unit].most),
          ] as const,
        ],
  );
  const minimum = whole(values.minimum, 1, minimumMost(values));
  return some<CardInput>({
    tiers: some(Object.fromEntries(tiers)),
    included: some(Object.fromEntries(included)),
    overtime: amount(values.overtime),
    minimum: minimum === undefined ? undefined : { unit: minimumUnit(values), amount: minimum },
    sundaysFree: values.sundaysFree === 'yes' || undefined,
    transport: transportIn(values),
    operator: parts.operator ? operatorIn(values) : undefined,
    fuel: parts.fuel ? fuelIn(values) : undefined,
    deposit: values.takesDeposit === 'no' ? 0 : values.takesDeposit === 'yes' ? amount(values.deposit) : undefined,
    gstIncluded: values.gstIncluded === 'yes' || undefined,
  });
}

function transportIn(values: CardValues): CardInput['transport'] {
  const { transport } = values;
  if (transport === 'included' || transport === 'renter') return { state: transport };
  const each = amount(values.transportEach);
  if (transport !== 'extra' || each === undefined) return undefined;
  const freeKm = whole(values.transportFreeKm, 0, rateCardLimits.km) ?? 0;
  return { state: 'extra', each, freeKm, perKm: amount(values.transportPerKm) ?? 0 };
}

function operatorIn({ operator, operatorShift, operatorBoard }: CardValues): CardInput['operator'] {
  const board = operatorBoard === 'yes' ? { board: true } : {};
  const shift = amount(operatorShift);
  if (operator === 'none') return { state: 'renter' };
  if (operator === 'included') return { state: 'included', ...board };
  return operator === 'extra' && shift !== undefined ? { state: 'extra', shift, ...board } : undefined;
}

function fuelIn({ fuelBy, fuelLitres }: CardValues): CardInput['fuel'] {
  const litres = given(fuelLitres, Number.MIN_VALUE, rateCardLimits.litresAnHour);
  if (fuelBy === 'renter') return { state: 'renter', ...(litres !== undefined && { litres }) };
  return fuelBy === 'included' ? { state: 'included' } : undefined;
}

const minimumUnit = ({ minimumUnit: unit }: Pick<CardValues, 'minimumUnit'>) => (unit === 'hours' ? 'hours' : 'days');
const minimumMost = (values: Pick<CardValues, 'minimumUnit'>) => rateCardLimits.minimum[minimumUnit(values)];

/** A rate card as the form's values. */
export function cardValues(card: RateCard = {}): FormValues<CardName> {
  const { tiers = {}, included = {}, minimum, transport, operator, fuel, deposit } = card;
  const text = (value: number | undefined): string => (value === undefined ? '' : String(value));
  const money = (value: number | undefined): string =>
    value === undefined ? '' : value.toLocaleString('en-IN', { maximumFractionDigits: 2 });
  const yes = (is: boolean | undefined): string => (is ? 'yes' : '');
  const charged = transport?.state === 'extra' ? transport : undefined;
  return {
    rentHour: money(tiers.hour),
    rentDay: money(tiers.day),
    rentWeek: money(tiers.week),
    rentMonth: money(tiers.month),
    hoursInDay: text(included.day),
    hoursInWeek: text(included.week),
    hoursInMonth: text(included.month),
    overtime: money(card.overtime),
    minimum: text(minimum?.amount),
    minimumUnit: minimum?.unit ?? 'days',
    sundaysFree: yes(card.sundaysFree),
    transport: transport?.state ?? '',
    transportEach: money(charged?.each),
    transportFreeKm: text(charged?.freeKm),
    transportPerKm: money(charged?.perKm),
    operatorShift: operator?.state === 'extra' ? money(operator.shift) : '',
    operatorBoard: operator === undefined || operator.state === 'renter' ? '' : yes(operator.board),
    fuelBy: fuel?.state ?? '',
    fuelLitres: fuel?.state === 'renter' ? text(fuel.litres) : '',
    takesDeposit: deposit === undefined ? '' : deposit === 0 ? 'no' : 'yes',
    deposit: deposit ? money(deposit) : '',
    gstIncluded: yes(card.gstIncluded),
  };
}

/** The operator of a card in the words of the fact; undefined where it says nothing. */
export const operatorOf = ({ operator }: RateCard = {}): string | undefined =>
  operator?.state === 'renter' ? 'none' : operator?.state;

/** What is wrong with a field of the card; the server checks the same again. */
export function cardCheck(
  texts: typeof messages,
): (name: string, values: CardValues, parts: TypeParts) => string | undefined {
  const { wrong } = texts;
  const isAmount = (text: string) => isWithin(text, 0, limits.rentRupees);
  const isWhole = (text: string, least: number, most: number) => whole(text, least, most) !== undefined;
  const amountOf = (text: string) => text.trim() !== '' && !isAmount(text) && wrong.amount(limits.rentRupees);
  const needed = (text: string) => (text.trim() === '' ? wrong.needed : amountOf(text));
  const hours =
    ({ least, most }: { readonly least: number; readonly most: number }) =>
    (text: string) =>
      text.trim() !== '' && !isWhole(text, least, most) && wrong.hours(least, most);
  const { day, week, month } = rateCardLimits.included;
  const { km, litresAnHour } = rateCardLimits;
  const checks: Partial<Record<string, (text: string, values: CardValues, parts: TypeParts) => string | false>> = {
    ...Object.fromEntries(
      tierFields.map(({ unit, rent }) => [
        rent,
        (text: string, values: CardValues) => unit !== ownUnit(values) && amountOf(text),
      ]),
    ),
    hoursInDay: hours(day),
    hoursInWeek: hours(week),
    hoursInMonth: hours(month),
    overtime: amountOf,
    minimum: (text, values) =>
      text.trim() !== '' && !isWhole(text, 1, minimumMost(values)) && wrong.minimum(minimumMost(values)),
    transportEach: (text, { transport }) => transport === 'extra' && needed(text),
    transportFreeKm: (text, { transport }) =>
      transport === 'extra' && text.trim() !== '' && !isWhole(text, 0, km) && wrong.km(km),
    transportPerKm: (text, { transport }) => transport === 'extra' && amountOf(text),
    operatorShift: (text, { operator }, parts) => parts.operator && operator === 'extra' && amountOf(text),
    fuelLitres: (text, { fuelBy }, parts) =>
      parts.fuel &&
      fuelBy === 'renter' &&
      text.trim() !== '' &&
      !isWithin(text, Number.MIN_VALUE, litresAnHour) &&
      wrong.litres(litresAnHour),
    deposit: (text, { takesDeposit }) => takesDeposit === 'yes' && needed(text),
  };
  return (name, values, parts) => checks[name]?.(values[name as CardName], values, parts) || undefined;
}

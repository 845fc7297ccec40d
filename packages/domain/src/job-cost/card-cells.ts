import type { RateCard } from './rate-card.ts';

/* The fields that hold a rate card as texts, in forms and tables, with the part of the card that each is about. */
const cardCells = {
  rentHour: 'tiers.hour',
  rentDay: 'tiers.day',
  rentWeek: 'tiers.week',
  rentMonth: 'tiers.month',
  hoursInDay: 'included.day',
  hoursInWeek: 'included.week',
  hoursInMonth: 'included.month',
  overtime: 'overtime',
  minimum: 'minimum.amount',
  sundaysFree: 'sundaysFree',
  transport: 'transport.state',
  transportEach: 'transport.each',
  transportFreeKm: 'transport.freeKm',
  transportPerKm: 'transport.perKm',
  operator: 'operator.state',
  operatorShift: 'operator.shift',
  operatorBoard: 'operator.board',
  fuelBy: 'fuel.state',
  fuelLitres: 'fuel.litres',
  deposit: 'deposit',
  gstIncluded: 'gstIncluded',
} as const;

/** A field of a rate card. */
export type CardCell = keyof typeof cardCells;

const cellNames = Object.keys(cardCells) as readonly CardCell[];

/** The field that a part of a card is in, such as `tiers.week`; of what has no field of its own, the first of its part. */
export const cardCellAt = (path: string): CardCell | undefined =>
  cellNames.find((name) => cardCells[name] === path) ??
  cellNames.find((name) => cardCells[name].split('.')[0] === path.split('.')[0]);

/** The words in a card's cells. */
export interface CardWords {
  readonly included: string;
  readonly extra: string;
  readonly renter: string;
  /** No operator comes with it. */
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly days: string;
  readonly hours: string;
}

/** A card as the cells of a row of a table; what is not stated is empty. */
export function cellsOfCard(card: RateCard, words: CardWords): Readonly<Record<CardCell, string>> {
  const { tiers = {}, included = {}, minimum, transport, operator, fuel } = card;
  const number = (value: number | undefined): string => (value === undefined ? '' : String(value));
  const answer = (value: boolean | undefined): string => (value === undefined ? '' : words[value ? 'yes' : 'no']);
  const charged = transport?.state === 'extra' ? transport : undefined;
  const board = operator === undefined || operator.state === 'renter' ? undefined : operator.board;
  return {
    rentHour: number(tiers.hour),
    rentDay: number(tiers.day),
    rentWeek: number(tiers.week),
    rentMonth: number(tiers.month),
    hoursInDay: number(included.day),
    hoursInWeek: number(included.week),
    hoursInMonth: number(included.month),
    overtime: number(card.overtime),
    minimum: minimum === undefined ? '' : `${minimum.amount} ${words[minimum.unit]}`,
    sundaysFree: answer(card.sundaysFree),
    transport: transport === undefined ? '' : words[transport.state],
    transportEach: number(charged?.each),
    transportFreeKm: number(charged?.freeKm),
    transportPerKm: number(charged?.perKm),
    operator: operator === undefined ? '' : words[operator.state === 'renter' ? 'none' : operator.state],
    operatorShift: operator?.state === 'extra' ? number(operator.shift) : '',
    operatorBoard: answer(board),
    fuelBy: fuel === undefined ? '' : words[fuel.state],
    fuelLitres: fuel?.state === 'renter' ? number(fuel.litres) : '',
    deposit: number(card.deposit),
    gstIncluded: answer(card.gstIncluded),
  };
}

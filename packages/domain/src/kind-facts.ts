import { formatCapacity, isUnit, type UnitName, unitNames } from './units.ts';

/** The facts that kinds of machine are chosen by, in the order of display. Each type's records say which apply to it. */
export const factNames = [
  'capacity',
  'reach',
  'bucket',
  'weight',
  'power',
  'output',
  'width',
  'load',
  'phase',
  'drive',
  'operator',
  'fuel',
] as const;

/** A fact that a machine is chosen by. */
export type FactName = (typeof factNames)[number];

/* As on rate cards: the driver is included, costs extra, or none is offered. */
const operators = ['included', 'extra', 'none'] as const;

/** Facts whose value is one of a list of words; all others are sizes in the type's unit. */
export const factChoices = {
  phase: ['1', '3'],
  drive: ['2WD', '4WD', 'crawler'],
  operator: operators,
  fuel: ['diesel', 'petrol', 'electric', 'cng'],
} as const;

/** A fact whose value is one of a list of words. */
export type ChoiceFact = keyof typeof factChoices;
/** A fact that is a number in the unit of its type. */
export type SizeFact = Exclude<FactName, ChoiceFact>;

/** Whether a text is the name of a fact. */
export const isFactName = (name: string): name is FactName => (factNames as readonly string[]).includes(name);

/** Whether a fact's value is one of a list of words. */
export const isChoiceFact = (fact: FactName): fact is ChoiceFact => fact in factChoices;

/* The units of each size; a capacity may have any. */
const sizeUnits: Readonly<Record<Exclude<SizeFact, 'capacity'>, readonly UnitName[]>> = {
  reach: ['m', 'ft'],
  bucket: ['m3', 'L', 'cft'],
  weight: ['t', 'kg'],
  power: ['HP', 'kW', 'kVA'],
  output: ['m3/h', 'cfm', 't/h', 'pouch/min'],
  width: ['m', 'ft', 'in', 'mm'],
  load: ['t', 'kg'],
};

/** The units a fact's value may have; none for a word. */
export function unitsOf(fact: FactName): readonly UnitName[] {
  if (isChoiceFact(fact)) return [];
  return fact === 'capacity' ? unitNames : sizeUnits[fact];
}

/** Whether a fact's value may have this unit, or none. */
export const isUnitOf = (fact: FactName, unit: string | undefined): boolean =>
  unit === undefined ? isChoiceFact(fact) : isUnit(unit) && unitsOf(fact).includes(unit);

/** One fact of a machine; no value means that it is unknown. */
export interface KindFact {
  readonly fact: FactName;
  /** A number in `unit`, or one of the words of `factChoices`. */
  readonly value?: number | string | undefined;
  readonly unit?: string | undefined;
}

/** A size for display, `55 t`; `undefined` if the value is not a size. */
export const sizeText = ({ value, unit }: Pick<KindFact, 'value' | 'unit'>): string | undefined =>
  typeof value === 'number' && unit !== undefined ? formatCapacity({ value, unit }) : undefined;

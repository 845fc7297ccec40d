import { formatCapacity } from './units.ts';

/** What kinds of machine are hired by, in the order in which a plate says it. Which of them a type is hired by, its own records say. */
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

/** What a machine may be hired by. */
export type FactName = (typeof factNames)[number];

/* As the rate card has them: whether a driver comes with the machine, or for a price of their own. */
const operators = ['included', 'extra', 'none'] as const;

/** Facts that are one of these words; every other fact is a size in the unit of its type. */
export const factChoices = {
  phase: ['1', '3'],
  drive: ['2WD', '4WD', 'crawler'],
  operator: operators,
  fuel: ['diesel', 'petrol', 'electric', 'cng'],
} as const;

/** A fact that is one word of a list. */
export type ChoiceFact = keyof typeof factChoices;
/** A fact that is a number in the unit of its type. */
export type SizeFact = Exclude<FactName, ChoiceFact>;

/** Whether we know what a name of a fact stands for. */
export const isFactName = (name: string): name is FactName => (factNames as readonly string[]).includes(name);

/** Whether a fact is one word of a list. */
export const isChoiceFact = (fact: FactName): fact is ChoiceFact => fact in factChoices;

/** One fact of a machine; without a value nobody said. */
export interface KindFact {
  readonly fact: FactName;
  /** A number in `unit`, or one of the words of `factChoices`. */
  readonly value?: number | string | undefined;
  readonly unit?: string | undefined;
}

/** A size for the eye, `55 t`; `undefined` where it is none. */
export const sizeText = ({ value, unit }: Pick<KindFact, 'value' | 'unit'>): string | undefined =>
  typeof value === 'number' && unit !== undefined ? formatCapacity({ value, unit }) : undefined;

import type { TypeRow } from '@yantra/contract/calls';
import {
  type FactName,
  convertedTo,
  factNames,
  isChoiceFact,
  isUnit,
  isUnitOf,
  limits,
  unitText,
  unitsOf,
} from '@yantra/domain';
import type { messages as factMessages } from '../../kit/kind-facts.messages.ts';
import type { Draft, FieldErrors } from './master-list.ts';
import type { messages } from './master.messages.ts';

/** A fact in the form: texts, all empty if it is no size. */
export interface AskedDraft {
  readonly fact: FactName;
  readonly unit: string;
  readonly low: string;
  readonly high: string;
}

/** A type with the facts it asks for, in order. */
export interface TypeWithFacts extends TypeRow {
  readonly asked: readonly AskedDraft[];
}

type Fact = NonNullable<TypeRow['facts']>[number];
type Bounds = 'low' | 'high';

const draftOf = ({ fact, unit, low, high }: Fact): AskedDraft => ({
  fact,
  unit: unit ?? '',
  low: String(low ?? ''),
  high: String(high ?? ''),
});

const factsIn = ({ facts, capacity }: Pick<TypeRow, 'facts' | 'capacity'>): readonly Fact[] =>
  facts ?? (capacity === undefined ? [] : [{ fact: 'capacity', ...capacity }]);

/** A type in the form. */
export const typeWithFacts = (row: TypeRow): TypeWithFacts => ({ ...row, asked: factsIn(row).map(draftOf) });

/** A new fact, with the most obvious unit if there is one. */
export const freshFact = (fact: FactName): AskedDraft => ({
  fact,
  unit: fact === 'capacity' ? '' : (unitsOf(fact)[0] ?? ''),
  low: '',
  high: '',
});

/** The facts that can still be added. */
export const unusedFacts = (asked: readonly AskedDraft[]): readonly FactName[] =>
  factNames.filter((name) => !asked.some(({ fact }) => fact === name));

/** The list with one fact moved by some places; unchanged if there is no such place. */
export function moved(asked: readonly AskedDraft[], fact: FactName, by: number): readonly AskedDraft[] {
  const from = asked.findIndex((one) => one.fact === fact);
  const one = asked[from];
  const to = from + by;
  if (one === undefined || to < 0 || to >= asked.length) return asked;
  return asked.toSpliced(from, 1).toSpliced(to, 0, one);
}

const numberOf = (text: string): number => Number(text.replaceAll(',', '').trim());
const isSize = (number: number) => number > 0 && number <= limits.capacity;

/** The form's key for an error in a part of a fact. */
export const partOf = (fact: FactName, part: 'unit' | Bounds): string => `${fact}.${part}`;

/** The errors of the sizes, by fact and part. */
export function wrongFacts(asked: readonly AskedDraft[], { types: texts }: typeof messages): FieldErrors {
  const wrong = asked.flatMap(({ fact, unit, low, high }): (readonly [string, string])[] => {
    if (isChoiceFact(fact)) return [];
    if (!isUnitOf(fact, unit)) return [[partOf(fact, 'unit'), texts.unitNeeded]];
    const [from, to] = [numberOf(low), numberOf(high)];
    if (!isSize(from)) return [[partOf(fact, 'low'), texts.rangeNeeded]];
    return isSize(to) && from <= to ? [] : [[partOf(fact, 'high'), texts.rangeNeeded]];
  });
  return Object.fromEntries(wrong);
}

const isAsBefore = (asked: readonly AskedDraft[], before: readonly AskedDraft[]): boolean =>
  asked.length === before.length &&
  asked.every((one, at) =>
    (['fact', 'unit', 'low', 'high'] as const).every((part) => one[part] === before[at]?.[part]),
  );

/** The call's part for changed facts; without it the server changes nothing. The draft must have passed the check. */
export function factsChange(draft: Draft<TypeWithFacts>): { readonly facts?: Fact[] } {
  if (isAsBefore(draft.asked, factsIn(draft).map(draftOf))) return {};
  const facts = draft.asked.map(({ fact, unit, low, high }) => ({
    fact,
    ...(isUnit(unit) && { unit, low: numberOf(low), high: numberOf(high) }),
  }));
  return { facts };
}

/** The effect of saving a fact in this unit on the values of the type's machines. */
export function unitHint(
  draft: Draft<TypeWithFacts>,
  { fact, unit }: AskedDraft,
  all: typeof messages,
): string | undefined {
  const { types: texts } = all;
  const before = factsIn(draft).find((one) => one.fact === fact)?.unit;
  if (before === undefined || unit === '' || unit === before) return undefined;
  const isTurned = convertedTo(unit, { value: 1, unit: before }) !== undefined;
  return isTurned ? texts.unitTurned(unitText(unit)) : texts.unitLost(unitText(before), unitText(unit));
}

/** `Capacity 13 to 15 t, Operator`, for tables. */
export const factsText = (row: TypeRow, { types }: typeof messages, { names }: typeof factMessages): string =>
  factsIn(row)
    .map(({ fact, unit, low, high }) =>
      unit === undefined ? names[fact] : `${names[fact]} ${types.range(String(low), String(high))} ${unitText(unit)}`,
    )
    .join(', ');

import { type ChoiceFact, type FactName, factChoices, type KindFact, sizeText, unitText } from '@yantra/domain';
import type { messages } from './kind-facts.messages.ts';

type Texts = typeof messages;

/** A fact that a type asks of its machines: a size in a unit, or a choice. */
export type AskedFact = Pick<KindFact, 'fact' | 'unit'>;

/** `Reach (m)`, `Operator`. */
export const factLabel = ({ fact, unit }: AskedFact, { names, inUnit }: Texts): string =>
  unit === undefined ? names[fact] : inUnit(names[fact], unitText(unit));

/** `43 m`, `Included`; `undefined` where not given. */
export function factText(fact: KindFact, { words }: Texts): string | undefined {
  const known: Readonly<Record<string, string>> = words;
  return typeof fact.value === 'string' ? known[fact.value] : sizeText(fact);
}

/** The options of a choice. */
export const factOptions = (fact: ChoiceFact, { words }: Texts) =>
  factChoices[fact].map((value) => ({ value, label: words[value] }));

/** The facts that a machine's type asks for, with its values. */
export const factsOf = ({
  facts,
  capacity,
}: {
  readonly facts?: readonly KindFact[] | undefined;
  readonly capacity?: { readonly value: number; readonly unit: string } | undefined;
}): readonly KindFact[] => facts ?? (capacity === undefined ? [] : [{ fact: 'capacity', ...capacity }]);

/** The fact with this name. */
export const factIn = (facts: readonly KindFact[], wanted: FactName): KindFact | undefined =>
  facts.find(({ fact }) => fact === wanted);

import { type ChoiceFact, type FactName, factChoices, type KindFact, sizeText, unitText } from '@yantra/domain';
import type { messages } from './kind-facts.messages.ts';

type Texts = typeof messages;

/** What a type asks of its machines: a size in a unit, or a word. */
export type AskedFact = Pick<KindFact, 'fact' | 'unit'>;

/** `Reach (m)`, `Operator`. */
export const factLabel = ({ fact, unit }: AskedFact, { names, inUnit }: Texts): string =>
  unit === undefined ? names[fact] : inUnit(names[fact], unitText(unit));

/** `43 m`, `Included`; `undefined` where nobody said. */
export function factText(fact: KindFact, { words }: Texts): string | undefined {
  const known: Readonly<Record<string, string>> = words;
  return typeof fact.value === 'string' ? known[fact.value] : sizeText(fact);
}

/** The words of a fact's list, to choose from. */
export const factOptions = (fact: ChoiceFact, { words }: Texts) =>
  factChoices[fact].map((value) => ({ value, label: words[value] }));

/** What a machine's kind is hired by, with what is said of it. */
export const factsOf = ({
  facts,
  capacity,
}: {
  readonly facts?: readonly KindFact[] | undefined;
  readonly capacity?: { readonly value: number; readonly unit: string } | undefined;
}): readonly KindFact[] => facts ?? (capacity === undefined ? [] : [{ fact: 'capacity', ...capacity }]);

/** Of a list of facts, one by its name. */
export const factIn = (facts: readonly KindFact[], wanted: FactName): KindFact | undefined =>
  facts.find(({ fact }) => fact === wanted);

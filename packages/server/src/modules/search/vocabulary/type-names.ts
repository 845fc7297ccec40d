import type { Vocabulary } from './vocabulary.ts';

/** The usual range of sizes of these types, if all have the same unit. */
export function capacityOf(
  typeIds: readonly number[],
  { facts }: Pick<Vocabulary, 'facts'>,
): { unit: string; min: number; max: number } | undefined {
  const known = typeIds.map((id) => facts.get(id)?.find(({ fact }) => fact === 'capacity'));
  const [first] = known;
  if (first === undefined || known.some((one) => one?.unit !== first.unit)) return undefined;
  const all = known.flatMap((one) => one ?? []);
  return {
    unit: first.unit,
    min: Math.min(...all.map(({ low }) => low)),
    max: Math.max(...all.map(({ high }) => high)),
  };
}

/** The name of a type's group. */
export const nameOfGroup = (id: number, { types }: Pick<Vocabulary, 'types'>): string | undefined =>
  types.get(id)?.type;

/** `Tractor, 41-50 HP, utility`; only the group if there is no kind. */
export function nameOfType(type: string, subType: string): string {
  return subType === '' ? type : `${type}, ${subType}`;
}

import { type Capacity, convertedTo } from '@yantra/domain';
import type { Vocabulary } from '../vocabulary/index.ts';
import { type Piece, sensesIn } from './pieces.ts';

/** How far outside a type's usual range a size may still be meant for it. */
interface Reach {
  readonly below: number;
  readonly above: number;
}

const reach: Reach = { below: 0.6, above: 1.7 };
/** A number within a phrase may be a model's: hydra 14 is 14 t, but ex 60 is not 60 t. */
export const closeReach: Reach = { below: 0.85, above: 1.18 };

/** Whether a figure is within a type's usual range, or not far outside. */
export const isWithin = (
  value: number,
  { low, high }: { readonly low: number; readonly high: number },
  { below, above }: Reach,
): boolean => value >= low * below && value <= high * above;

/** The parts of a term that may be a size. */
interface Said {
  readonly sizes: readonly Capacity[];
  readonly numbers: readonly string[];
  readonly pieces: readonly Piece[];
}

/** The size for these types: one with a unit, else a number by itself, else one within a phrase. */
export function sizeMeant(
  { sizes, numbers, pieces }: Said,
  types: readonly number[],
  vocabulary: Vocabulary,
): Capacity | undefined {
  const inPhrases = sensesIn(pieces)
    .flatMap(({ typed }) => typed)
    .filter((word) => /^\d+(?:\.\d+)?$/.test(word));
  return (
    sizeFor(sizes, types, vocabulary) ??
    bareSize(numbers, types, vocabulary, reach) ??
    bareSize(inPhrases, types, vocabulary, closeReach)
  );
}

/** The first of the sizes whose unit the types use, in that unit. */
function sizeFor(sizes: readonly Capacity[], types: readonly number[], { facts }: Vocabulary): Capacity | undefined {
  for (const size of sizes) {
    for (const { unit } of types.flatMap((id) => facts.get(id) ?? [])) {
      const value = convertedTo(unit, size);
      if (value !== undefined) return { value: Math.round(value * 1000) / 1000, unit };
    }
  }
  return types.length === 0 ? sizes[0] : undefined;
}

/** "Hydra 14", "DG 125": a bare number is a size if the kind comes in such sizes. */
function bareSize(
  numbers: readonly string[],
  types: readonly number[],
  vocabulary: Vocabulary,
  within: Reach,
): Capacity | undefined {
  for (const value of numbers.map(Number)) {
    for (const id of types) {
      const capacity = capacityOf(id, vocabulary);
      if (capacity !== undefined && isWithin(value, capacity, within)) return { value, unit: capacity.unit };
    }
  }
  return undefined;
}

/** "125 kva" only: the types of about that size, in that very unit. */
export function typesOfSize({ value, unit }: Capacity, vocabulary: Vocabulary): number[] {
  return [...vocabulary.facts.keys()].filter((id) => {
    const capacity = capacityOf(id, vocabulary);
    return capacity?.unit === unit && isWithin(value, capacity, reach);
  });
}

const capacityOf = (id: number, { facts }: Vocabulary) => facts.get(id)?.find(({ fact }) => fact === 'capacity');

import type { EquipmentPage } from '@yantra/contract/calls';
import type { Meaning } from '../terms/index.ts';
import { nameOfGroup, type Vocabulary } from '../vocabulary/index.ts';
import { isLoosened, isMeaningless, type Searched } from './asked.ts';
import type { Beside } from './beside.ts';

type Understood = NonNullable<EquipmentPage['understood']>;

/** The result of a search, in a word. */
export type Answer = Understood['answer'];

/** The result of a search, in a word. */
export function answerOf(searched: Searched, { nearby = [] }: Beside): Answer {
  const isPart = searched.meaning.unknown.length > 0 || isLoosened(searched);
  if (searched.total > 0) return isPart ? 'part' : 'here';
  if (isMeaningless(searched)) return 'nothing';
  return nearby.length > 0 ? 'nearby' : 'related';
}

/** How the term was understood, and what was done. */
export function understoodOf(searched: Searched, answer: Answer, canonical: string | undefined): Understood {
  const { input, meaning, strict, vocabulary } = searched;
  const { category, corrections, spot, size, words, unknown, isNearMe } = meaning;
  const city = meaning.cities?.find(({ id }) => strict.cityIds?.includes(id));
  const kinds = kindsOf(meaning, vocabulary);
  const [kind] = kinds;
  const asker = isNearMe && input.near !== undefined ? { label: '', kind: 'me' as const, ...input.near } : undefined;
  const place = spot ?? asker;
  return {
    corrections: [...corrections],
    answer,
    ...(city === undefined ? {} : { city: { id: city.id, name: city.name, state: city.state } }),
    ...(category === undefined ? {} : { category: { id: category.id, name: category.name } }),
    ...(kinds.length === 1 && kind !== undefined ? { equipmentType: { type: kind } } : {}),
    ...(kinds.length === 0 ? {} : { kinds }),
    ...(place === undefined ? {} : { place }),
    ...(isNearMe && place === undefined ? { needsPosition: true as const } : {}),
    ...(size === undefined ? {} : { size }),
    ...(words.length === 0 ? {} : { words: [...words] }),
    ...(isLoosened(searched) && words.length > 0 ? { leftOut: [...words] } : {}),
    ...(unknown.length === 0 ? {} : { unknown: [...unknown] }),
    ...(canonical === undefined ? {} : { canonical }),
  };
}

/** The groups of types in a term, in order. */
export function kindsOf({ groups }: Meaning, vocabulary: Vocabulary): string[] {
  return [...new Set(groups.flat().flatMap((id) => nameOfGroup(id, vocabulary) ?? []))];
}

import type { SearchInput } from '@yantra/contract/calls';
import { type Asked, type Asker, isMeaningless } from '../search/lists/index.ts';
import type { Heard } from '../search/terms/index.ts';
import { type Gazetteer, nameOfGroup } from '../search/vocabulary/index.ts';
import { formOf, nothingFor, type WantedForm } from './wanted-form.ts';
import { keysOf } from './wanted-keys.ts';

/** A search as it is kept: its form, where the index has it, and what its meaning rests on. */
export interface Derived {
  readonly asked: Asked;
  readonly form: WantedForm;
  readonly keys: readonly string[];
  /** Kinds and cities that it waits for, in the words of owners; a city is empty for no place. */
  readonly kinds: readonly string[];
  readonly cityIds: readonly string[];
  readonly size: { readonly value: number; readonly unit: string } | undefined;
  /** The first day of a job whose days are to be free. */
  readonly firstDay: string | undefined;
  readonly texts: readonly string[];
  readonly name: string | undefined;
}

export type Deriver = (input: SearchInput) => Promise<Derived>;

/* A search of more kinds or cities than these is of none in particular. */
const mostKinds = 3;
const mostCities = 12;
/* A larger circle, or an area of more degrees, is not about its middle's city. */
const mostKm = 100;
const mostDegrees = 2;

/** Works out what a search means today, by the search's own code. */
export const createDeriver =
  ({ ask, gazetteer }: { readonly ask: Asker; readonly gazetteer: Gazetteer }): Deriver =>
  async (input) => {
    const heard: Heard = { texts: new Set() };
    const asked = await ask(input, heard);
    const form = (isMeaningless(asked) ? undefined : formOf(asked.strict)) ?? nothingFor(input);
    const { filters } = form;
    return {
      asked,
      form,
      keys: filters === null ? [] : [...new Set(keysOf(filters))],
      kinds: filters === null ? [] : kindsOf(asked),
      cityIds: filters === null ? [] : citiesOf(asked, gazetteer),
      size: sizeOf(asked),
      firstDay: asked.strict.freeOn?.from,
      texts: [...heard.texts].filter((text) => text.length >= 3).toSorted(),
      name: heard.name,
    };
  };

/** The groups of types that are looked for, else the category. */
function kindsOf({ meaning, strict, vocabulary }: Asked): string[] {
  const types = [...(strict.termTypeIds ?? []), ...(strict.typeIds ?? [])];
  const named = [...new Set(types.flatMap((id) => nameOfGroup(id, vocabulary) ?? []))];
  if (named.length > 0) return named.length > mostKinds ? [] : named;
  const category = strict.categoryId ?? meaning.category?.id;
  const name = category === undefined ? undefined : vocabulary.categories.get(category)?.name;
  return name === undefined ? [] : [name];
}

function citiesOf({ strict: { cityIds, near, bounds } }: Asked, gazetteer: Gazetteer): readonly string[] {
  if (cityIds !== undefined) return cityIds.length > mostCities ? [''] : cityIds;
  const middle =
    bounds === undefined
      ? near
      : { latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + bounds.east) / 2 };
  const isSmall =
    bounds === undefined
      ? near !== undefined && near.radiusKm <= mostKm
      : bounds.north - bounds.south <= mostDegrees && bounds.east - bounds.west <= mostDegrees;
  return [(middle && isSmall && gazetteer.nearest(middle, 1)[0]?.id) || ''];
}

function sizeOf({ meaning, strict, vocabulary }: Asked): Derived['size'] {
  if (meaning.size !== undefined) return { value: meaning.size.value, unit: meaning.size.unit };
  const [typeId] = strict.termTypeIds ?? strict.typeIds ?? [];
  const value = strict.minCapacity ?? strict.maxCapacity;
  const unit = typeId === undefined ? undefined : vocabulary.facts.get(typeId)?.[0]?.unit;
  return value === undefined || unit === undefined ? undefined : { value, unit };
}

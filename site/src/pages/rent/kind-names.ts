import type { Landing } from '@yantra/contract/calls';
import { type Language, wordsIn } from '@yantra/language';

/** A landing page's kind, in the forms that its sentences need. */
export interface KindNames {
  /** `Backhoe loader`; of a category `Earthmoving machine`. */
  readonly one: string;
  /** `Backhoe loaders` */
  readonly many: string;
  /** `backhoe loaders`, within a sentence. */
  readonly manyWithin: string;
}

/** Names that are plural already or uncountable: `Tractors`, `Scaffolding`. */
const isMany = (name: string): boolean => /(?:[^s]s|ing)$/i.test(name);

/** `Trolley` → `Trolleys`, `Winch` → `Winches`. */
function pluralOf(name: string): string {
  if (isMany(name)) return name;
  if (/(?:s|x|z|ch|sh)$/i.test(name)) return `${name}es`;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
}

/** Within a sentence a name begins in lower case, except one like `CNC lathe`. */
const within = (name: string): string =>
  /^\p{Lu}(?![\p{Lu}\d])/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** A kind, as far as its name goes. */
export type NamedKind = Pick<Landing['kind'], 'name' | 'names' | 'categoryId'>;

/** A category is named after the work (`Earthmoving`), unless it names machines (`Tractors`). */
export const isWork = ({ name, categoryId }: NamedKind): boolean => categoryId !== undefined && !/[^s]s$/i.test(name);

/**
 * The forms of a kind's English name. A category is named after the work, so its machines are: `Earthmoving` → `Earthmoving machines`.
 */
export function kindNames(kind: NamedKind): KindNames {
  const { name } = kind;
  const one = isWork(kind) ? `${name} machine` : name;
  const many = pluralOf(one);
  return { one, many, manyWithin: within(many) };
}

/** A city's name; with its state where the address has it too, as several cities share the name. */
export const cityNameOf = ({ name, state, slug }: Landing['city'], language?: Language): string =>
  wordsIn(language, slug.length > name.length ? `${name}, ${state}` : name);

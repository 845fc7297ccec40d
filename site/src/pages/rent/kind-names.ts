import type { Landing } from '@yantra/contract/calls';

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

/**
 * The forms of a kind's name. A category is named after the work, so its machines are: `Earthmoving` → `Earthmoving machines`.
 */
export function kindNames({ name, categoryId }: Pick<Landing['kind'], 'name' | 'categoryId'>): KindNames {
  const isWork = categoryId !== undefined && !/[^s]s$/i.test(name);
  const one = isWork ? `${name} machine` : name;
  const many = pluralOf(one);
  return { one, many, manyWithin: within(many) };
}

/** A city's name; with its state where the address has it too, as several cities share the name. */
export const cityNameOf = ({ name, state, slug }: Landing['city']): string =>
  slug.length > name.length ? `${name}, ${state}` : name;

/** A person's name; empty if unknown. */
export const personName = (person: { readonly first_name: string; readonly last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();

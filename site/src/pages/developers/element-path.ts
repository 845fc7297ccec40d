const before = 'yantra-';

/** The address of an element's page. */
export const elementPath = (tag: string): string => `/developers/elements/${tag.slice(before.length)}`;

/** The tag in an address. */
export const tagNamed = (name: string): string => before + name;

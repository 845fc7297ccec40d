const before = 'yantra-';

/** Where an element is told of. */
export const elementPath = (tag: string): string => `/developers/elements/${tag.slice(before.length)}`;

/** The tag that an address names. */
export const tagNamed = (name: string): string => before + name;

/** Where the playground shows an element, with the attributes that the address names besides. */
export const playgroundPath = (tag: string): string => `/developers/playground?widget=${tag}`;

/** A scope has nothing to show by itself. */
export const isShown = (tag: string): boolean => tag !== 'yantra-scope';

/** The playground's address for an element, with attributes. */
export const playgroundPath = (tag: string): string => `/developers/playground?widget=${tag}`;

/** A scope shows nothing by itself. */
export const isShown = (tag: string): boolean => tag !== 'yantra-scope';

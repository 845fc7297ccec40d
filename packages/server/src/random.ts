/** Random bytes, so many, from a source that nobody can guess. */
export type Random = (size: number) => Buffer;

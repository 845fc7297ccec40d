/** So many random bytes from a secure source. */
export type Random = (size: number) => Buffer;

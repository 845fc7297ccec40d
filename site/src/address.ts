/** Where a page is: what its path names, and its query. */
export interface Address {
  /** Decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

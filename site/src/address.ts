/** A page's address: the parameters of its path, and its query. */
export interface Address {
  /** Decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

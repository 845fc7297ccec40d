/** The course of one purchase. */
export interface Purchase {
  readonly customer: number;
  readonly machine: number;
  /** Closes the tab: does nothing any more after that step. */
  readonly leavesAfter: 'start' | 'payment' | 'verify' | 'never';
  readonly pays: 'once' | 'after failing' | 'twice' | 'not';
}

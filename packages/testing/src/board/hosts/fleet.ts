/** The common part of every framework's host page, so that one test drives them all. */

/** The state of the framework's app; each change is rendered by it. */
export interface FleetState {
  /** Whether the widgets are on the page at all. */
  readonly isShown: boolean;
  readonly city: string;
  readonly limit: number;
  readonly heading: boolean;
  /** An object, which no attribute can carry. */
  readonly filters: object;
  /** A child of the widget's tag. */
  readonly note: string;
}

export interface Fleet {
  set(change: Partial<FleetState>): void;
  /** The details of the events that the framework's listeners heard. */
  readonly heard: unknown[];
}

declare global {
  interface Window {
    fleet: Fleet;
  }
}

export const firstState: FleetState = {
  isShown: true,
  city: 'Pune',
  limit: 6,
  heading: true,
  filters: {},
  note: 'Our machines',
};

import type { ReportsState } from '@yantra/element';
import type { GivenJob, PutAside } from '@yantra/state';

/** Quotes are about to be asked for. */
export interface QuotesRequest {
  /** One machine, or all of them. */
  readonly ids: readonly string[];
  readonly href: string;
}

/** The machines that are compared now. */
export interface MachinesChange {
  /** Their ids. */
  readonly ids: readonly string[];
}

/** The machines, and perhaps a job of its own: `jobDays` and the rest. */
export interface CompareProps extends ReportsState, GivenJob {
  /** The machines' ids, with commas: four at most. */
  readonly machines?: string | undefined;
  /** Begins with the rows that differ only. */
  readonly onlyDiffering?: boolean | undefined;
  /** The title's level; 2 by default. */
  readonly headingLevel?: 1 | 2 | undefined;
  /** A machine was removed. */
  readonly onMachinesChange?: ((change: MachinesChange) => void) | undefined;
  /** 'Only what differs' was switched. */
  readonly onOnlyDifferingChange?: ((isOnly: boolean) => void) | undefined;
  /** A further machine is about to be looked for, beside these. */
  readonly onAdd?: ((machines: readonly PutAside[]) => void) | undefined;
  /** 'Ask for a quote' was pressed, of one or of all; return false to stay on the page. Otherwise the form opens. */
  readonly onQuotesRequest?: ((request: QuotesRequest) => boolean | void) | undefined;
}

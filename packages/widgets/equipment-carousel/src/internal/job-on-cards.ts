import type { Equipment } from '@yantra/contract/calls';
import type { ComponentType } from 'react';

/** What cards have besides where the page gives a job. */
export interface JobOnCards {
  /** The job as a machine's page reads it in its address: `&jobDays=12`. */
  readonly search: string;
  /** What it costs with a machine. */
  readonly Total: ComponentType<Pick<Equipment, 'id'>>;
}

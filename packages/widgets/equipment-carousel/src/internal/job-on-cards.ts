import type { Equipment } from '@yantra/contract/calls';
import type { ComponentType } from 'react';

/** What cards have besides: where the page gives a job, and where machines can be kept. */
export interface JobOnCards {
  /** The job as a machine's page reads it in its address: `&jobDays=12`. */
  readonly search: string;
  /** What it costs with a machine, and the heart. */
  readonly Total: ComponentType<{ readonly equipment: Pick<Equipment, 'id' | 'name'> }>;
}

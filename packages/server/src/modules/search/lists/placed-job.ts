import type { SearchInput } from '@yantra/contract/calls';
import type { City } from '@yantra/places';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../database/types.ts';
import { freeForJob } from '../../availability/index.ts';
import { askedJob, cardCostOf, type CostBasisReader, type PlacedJob, readHireRows } from '../../hire-costs/index.ts';
import type { Gazetteer } from '../vocabulary/index.ts';
import type { Filters } from './filters.ts';

/** The centre of the city that a list is of; none for a list of several. */
export function middleOf({ cityIds: [id, another] = [] }: Filters, gazetteer: Gazetteer): City | undefined {
  return id === undefined || another !== undefined ? undefined : gazetteer.byId(id);
}

type JobInput = Pick<SearchInput, 'jobFrom' | 'jobDays' | 'jobHours' | 'jobOperator' | 'jobAt'>;

/** The job of a search, at the place that it names or in the one city that it is of. @throws AppError `request.invalid` */
export async function placedJob(
  { clock, costBases, gazetteer }: { clock: Clock; costBases: CostBasisReader; gazetteer: Gazetteer },
  input: JobInput,
  filters: Filters,
): Promise<PlacedJob | undefined> {
  const job = askedJob(input, clock.now());
  return job && { job, at: input.jobAt ?? middleOf(filters, gazetteer), bases: await costBases() };
}

/** What a job costs with machines and, if its first day is known, when they are free for it; both by the machines' ids. */
export async function readForJob(db: Db, placed: PlacedJob, ids: readonly string[]) {
  const { from, days } = placed.job;
  const [rows, free] = await Promise.all([
    readHireRows(db, ids),
    from === undefined ? undefined : freeForJob(db, ids, { from, days }),
  ]);
  return { costs: new Map(rows.map((row) => [row.id, cardCostOf(row, placed)])), free };
}

import type { Equipment } from '@yantra/contract/calls';
import type { Place } from '@yantra/places';
import type { Db } from '../../../database/types.ts';
import { freeAgain } from '../../availability/index.ts';
import { cardOf, type EquipmentRow } from '../../equipment/index.ts';
import type { PlacedJob } from '../../hire-costs/index.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import { readForJob } from './placed-job.ts';

/** A machine's card in a list, with the first free day if it is not free today. @param middle the centre of the one city that its list is of */
export function listCard(row: EquipmentRow, vocabulary: Vocabulary, today: string, middle?: Place): Equipment {
  const free = freeAgain(row.taken, today);
  return { ...cardOf(row, vocabulary, middle), ...(free && { free }) };
}

/** The same lists of cards, with what the job costs with each and when each is free for it; without a job as they are. */
export async function withJob(
  db: Db,
  job: PlacedJob | undefined,
  lists: readonly Equipment[][],
): Promise<readonly Equipment[][]> {
  if (job === undefined) return lists;
  const ids = lists.flat().map(({ id }) => id);
  const { costs, free } = await readForJob(db, job, ids);
  return lists.map((cards) =>
    cards.map((card) => {
      const [cost, ofJob] = [costs.get(card.id), free?.get(card.id)];
      return { ...card, ...(cost && { cost }), ...(ofJob && { free: ofJob }) };
    }),
  );
}

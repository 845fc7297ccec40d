import type { EquipmentDetails } from '@yantra/contract/calls';
import { dealLimits } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/* So that what somebody did long ago does not count for ever. */
const latest = 100;

/** How an owner answered the latest requests: `asked`, `answered`, `won`, `median_minutes`. @param ownerId an id or a column */
export const answersOf = (ownerId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select count(*)::int as asked, count(l.first_answer_at)::int as answered, count(l.won)::int as won,
    percentile_cont(0.5) within group (order by extract(epoch from l.first_answer_at - l.asked_at) / 60)::float8 as median_minutes
  from (
    select x.first_answer_at, x.asked_at, (select 1 from agreements a where a.deal_id = x.id) as won
    from deals x where x.owner_id = ${ownerId} order by x.asked_at desc limit ${latest}) l)`;

interface Answers {
  readonly asked: number;
  readonly answered: number;
  readonly won: number;
  readonly median_minutes: number | null;
}

/** The same for everybody to see: nothing until there are enough to say something. */
export function publicAnswers({
  asked,
  answered,
  won,
  median_minutes: median,
}: Answers): NonNullable<EquipmentDetails['owner']>['answers'] {
  if (asked < dealLimits.publicFrom || median === null) return undefined;
  return { minutes: Math.max(1, Math.round(median)), asked, answered, won };
}

/** How an owner answers, where that is public. */
export async function findAnswers(db: Db, ownerId: string): Promise<ReturnType<typeof publicAnswers>> {
  const { rows } = await sql<Answers>`select * from ${answersOf(sql`${ownerId}::uuid`)} answers`.execute(db);
  const [row] = rows;
  return row && publicAnswers(row);
}

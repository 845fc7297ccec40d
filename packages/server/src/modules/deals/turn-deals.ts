import { dealLimits } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbAndClock } from '../../database/types.ts';
import { machinesOfDeals, takeMachines } from '../availability/index.ts';
import * as queries from './deals.queries.ts';
import { doDeed } from './deeds.ts';
import { offerRequest } from './offers.ts';
import { tellDeal } from './tell-deal.ts';

/* Of one turn and kind; the next turn is soon. */
const atOnce = 200;
/* When a working day begins in India, unless the two have agreed otherwise. */
const startsAt = '08:00';

const startOf = sql`((d.from_day + ${startsAt}::time) at time zone 'Asia/Kolkata')`;
const today = sql`(clock_timestamp() at time zone 'Asia/Kolkata')::date`;
const soon = sql`${startOf} - ${dealLimits.remindHours}::int * interval '1 hour'`;

/* What is due, by the clock of the database. */
const due = {
  expire: sql`d.state = 'quoted' and not exists (select from quotes q where q.id = d.quote_id and q.valid_until > clock_timestamp())
    or d.state = 'asked' and d.state_at < clock_timestamp() - ${dealLimits.askedDays}::int * interval '1 day'`,
  // Of a job without days: some time after it was agreed.
  finish: sql`d.state = 'accepted' and coalesce(d.until_day, (d.state_at at time zone 'Asia/Kolkata')::date + ${dealLimits.pageDays}::int) <= ${today}`,
  remind: sql`d.state = 'accepted' and d.reminded_at is null and ${soon} <= clock_timestamp() and ${startOf} > clock_timestamp()`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/**
 * Does in deals what the time brings: quotes and questions end, jobs are over, both are reminded of the next day's hire, and who hired is asked for a rating. Each in
 * a transaction of its own with all that follows; several processes may do it at once. Returns how much it did.
 */
export async function turnDeals({ db, clock }: DbAndClock): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  // What fails keeps nothing else waiting.
  const each = async (work: (trx: Db) => Promise<number>) => {
    try {
      done += await db.transaction().execute(work);
    } catch (error) {
      failures.push(error);
    }
  };
  for (const id of await dueOffers(db)) await each((trx) => offerRequest(trx, id));
  for (const what of ['expire', 'finish', 'remind'] as const)
    for (const one of await dueDeals(db, what)) await each((trx) => turnOne(trx, clock, one, what));
  if (failures.length > 0) throw failures[0];
  return done;
}

async function turnOne(trx: Db, clock: Clock, one: Due, what: keyof typeof due): Promise<number> {
  const deal = await lockDue(trx, one, what);
  if (deal === undefined) return 0;
  const at = await queries.momentOf(trx);
  if (what === 'remind') {
    await trx.updateTable('deals').set({ reminded_at: at }).where('id', '=', deal.id).execute();
    await tellDeal(trx, 'remind', deal, at);
    return 1;
  }
  await takeMachines(trx, clock, await machinesOfDeals(trx, [deal.id]));
  const after = await doDeed(trx, clock, deal, { deed: what, side: 'clock', at });
  if (what === 'finish') {
    await trx.updateTable('deals').set({ rating_asked_at: at }).where('id', '=', deal.id).execute();
    await tellDeal(trx, 'rate', after, at);
  }
  return 1;
}

interface Due {
  readonly id: string;
  readonly requirement_id: string;
}

async function dueDeals(db: Db, what: keyof typeof due): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select d.id, d.requirement_id from deals d where d.state in ('asked', 'quoted', 'accepted') and (${due[what]}) order by d.id limit ${atOnce}`.execute(
    db,
  );
  return rows;
}

async function dueOffers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from requirements where offer_due_at is not null order by offer_due_at limit ${atOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A deal, locked if it is still due and nobody is at work on its request; else it is left to them, or to the next turn. */
async function lockDue(
  trx: Db,
  { id, requirement_id }: Due,
  what: keyof typeof due,
): Promise<queries.DealRow | undefined> {
  const { rows: free } = await sql`
    select from requirements where id = ${requirement_id}::uuid for no key update skip locked`.execute(trx);
  if (free.length === 0) return undefined;
  const { rows } = await sql<queries.DealRow>`
    select ${queries.dealColumns} from deals d where d.id = ${id}::uuid and (${due[what]}) for no key update`.execute(
    trx,
  );
  return rows[0];
}

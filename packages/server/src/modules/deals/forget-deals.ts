import { retention, spanBefore } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';

const atOnce = 500;

/** Forgets agreements and everything around them once the law no longer asks for them; what came to none goes with its requirement. */
export async function forgetAgreements(db: Db, clock: Clock): Promise<void> {
  const before = spanBefore(clock.now(), retention.agreements);
  for (let gone = atOnce; gone >= atOnce;) {
    gone = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`
        delete from agreements where deal_id = any(array(
          select deal_id from agreements where accepted_at <= ${before}::timestamptz order by accepted_at limit ${atOnce} for update skip locked))
        returning deal_id as id`.execute(trx);
      const ids = rows.map(({ id }) => id);
      await sql`delete from requirements where id in (select requirement_id from deals where id = any(${ids}::uuid[]))`.execute(
        trx,
      );
      return ids.length;
    });
  }
}

/**
 * Removes a person from deals whose account is deleted: what came to no agreement goes, as renter and as owner. An agreement stays with what was written around it,
 * as the law asks for; it names the two as they were.
 */
export async function forgetDealsOf(trx: Db, userId: string, phone: string): Promise<void> {
  const goes = sql`(d.owner_id = ${userId}::uuid or d.requirement_id in (
        select id from requirements where renter_id = ${userId}::uuid or phone = ${phone}))
      and not exists (select from agreements a where a.deal_id = d.id)`;
  await sql`update commitments c set state = 'freed', words = '', place = '', before = null from deals d where c.deal_id = d.id and c.state = 'active' and ${goes}`.execute(
    trx,
  );
  await sql`delete from deals d where ${goes}`.execute(trx);
  await sql`update requirements set page_closed_at = coalesce(page_closed_at, now()), page_generation = page_generation + 1,
      job_latitude = null, job_longitude = null, offer_due_at = null
    where renter_id = ${userId}::uuid or phone = ${phone}`.execute(trx);
}

import { type Kysely, sql } from 'kysely';
import { takeLock } from '../../database/locks.ts';
import type { Database } from '../../database/types.ts';

/** A supplier to tell of a requirement. */
export interface DueAlert {
  readonly user_id: string;
  /** Ten digits. */
  readonly phone: string;
  readonly category: string;
  readonly city_id: string | null;
}

/** So many suppliers hear of one requirement, those with the best machines first. */
const mostEach = 50;

/**
 * Takes the suppliers who are to be told of a requirement: they have a public machine of its category in its city (in any, without a city), and
 * the purchase it is in allows one more message. A plan that allows 1 has no cap of its own (decisions.md).
 */
export async function claimAlerts(db: Kysely<Database>, requirementId: string, now: Date): Promise<DueAlert[]> {
  return db.transaction().execute(async (trx) => {
    await takeLock(trx, 'alerts');
    const { rows } = await sql<DueAlert>`
      with fitting as (
        select distinct on (e.supplier_id) e.supplier_id, p.id as purchase_id, e.rank_score, c.name as category, r.city_id
        from requirements r join categories c on c.id = r.category_id
          join equipment e on e.listed and r.category_id = any(e.category_ids) and (r.city_id is null or e.city_id = r.city_id)
          join purchase_equipment pe on pe.equipment_id = e.id
          join purchases p on p.id = pe.purchase_id and p.start_date <= ${now}::timestamptz and p.end_date > ${now}::timestamptz
          join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
        where r.id = ${requirementId}::uuid and (v.sms_count_allowed = 1
          or v.sms_count_allowed > (select count(*) from lead_alerts a where a.purchase_id = p.id))
        order by e.supplier_id, e.rank_score desc),
      told as (
        insert into lead_alerts (requirement_id, user_id, purchase_id, sent_at)
          select ${requirementId}::uuid, supplier_id, purchase_id, ${now}::timestamptz from fitting order by rank_score desc limit ${mostEach}
        on conflict do nothing returning user_id)
      select u.id as user_id, u.phone, f.category, f.city_id
      from told join users u on u.id = told.user_id and u.deleted_at is null join fitting f on f.supplier_id = u.id
      order by f.rank_score desc, u.id`.execute(trx);
    return rows;
  });
}

/** Gives it back: it did not leave, and does not count. */
export const releaseAlert = (db: Kysely<Database>, requirementId: string, userId: string) =>
  db.deleteFrom('lead_alerts').where('requirement_id', '=', requirementId).where('user_id', '=', userId).execute();

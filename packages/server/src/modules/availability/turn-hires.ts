import { dayInIndia } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db, DbAndClock } from '../../database/types.ts';

/* Machines of one transaction: others wait for each only briefly. */
const atOnce = 500;

/** Ends holds whose moment has passed, and with each new day shows which machines are on rent; returns how many holds it ended. */
export async function turnHires({ db, clock }: DbAndClock): Promise<number> {
  let ended = 0;
  for (let some = atOnce; some > 0; ended += some) some = await endHolds(db, clock.now());
  await turnDay(db, clock.now());
  return ended;
}

/* Machines first, as who writes into their calendars locks them; those being written into end what has lapsed themselves. */
async function endHolds(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await setMoment(trx, now);
    const { rows } = await sql`
      with lapsed as (select distinct equipment_id as id from commitments where state = 'active' and expires_at <= clock_timestamp() limit ${atOnce}),
        held as materialized (select e.id from equipment e where e.id in (select id from lapsed) order by e.id for no key update skip locked)
      update commitments c set state = 'lapsed', version = version + 1, changed_at = ${now}::timestamptz
        from held where c.equipment_id = held.id and c.state = 'active' and c.expires_at <= clock_timestamp() returning 1`.execute(
      trx,
    );
    return rows.length;
  });
}

/* Bookings begin and end with the day, which no write announces. Each process may do it; what is done already is done once more, to no effect. */
async function turnDay(db: Db, now: Date): Promise<void> {
  const today = dayInIndia(now);
  const { rows: turned } = await sql`select 1 from hire_days where day >= ${today}::date`.execute(db);
  if (turned.length > 0) return;
  const { rows } = await sql<{ id: string }>`
    select e.id from equipment e where e.is_hired and not is_hired_out(e.id, e.units, ${today}::date)
    union select e.id from commitments c join equipment e on e.id = c.equipment_id
      where c.state = 'active' and c.kind = 'booking' and c.days @> ${today}::date and e.status = 'Available' and e.deleted_at is null
    union select e.id from commitments c join equipment e on e.id = c.equipment_id
      where c.state = 'active' and c.by_status and upper(c.days) <= ${today}::date and e.status = 'On rent' and not e.is_hired`.execute(
    db,
  );
  for (let first = 0; first < rows.length; first += atOnce) {
    const ids = rows.slice(first, first + atOnce).map(({ id }) => id);
    await db.transaction().execute(async (trx) => {
      await setMoment(trx, now);
      await sql`select settle_machines(${ids}::uuid[], array(select distinct equipment_id from commitments
        where equipment_id = any(${ids}::uuid[]) and by_status and state = 'active'), ${today}::date)`.execute(trx);
    });
  }
  await sql`insert into hire_days (day) values (${today}::date) on conflict (one) do update set day = greatest(hire_days.day, excluded.day)`.execute(
    db,
  );
}

const setMoment = (trx: Db, now: Date) =>
  sql`select set_config('yantra.moment', ${now}::timestamptz::text, true)`.execute(trx);

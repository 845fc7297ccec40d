import { sql } from 'kysely';
import { takeLock } from '../../database/locks.ts';
import type { Db } from '../../database/types.ts';

/** The place of a process's files. */
export interface StorePlace {
  /** Equal for the same place. */
  readonly store: string;
  /** Whether other processes may use it too. */
  readonly isShared: boolean;
}

/** A process and the place of its files. */
export interface StoreHolder extends StorePlace {
  readonly id: string;
  /** The machine it runs on. */
  readonly host: string;
}

/** After this time without renewal a process counts as ended; measured by the database's clock. */
export const forgottenAfterSeconds = 15;
const recently = sql`now() - ${forgottenAfterSeconds} * interval '1 second'`;

/** Processes with another place, or exclusive use of this one's. */
async function othersOf(db: Db, { id, store, isShared }: StoreHolder): Promise<{ readonly host: string } | undefined> {
  const { rows } = await sql<{ host: string }>`
    select host from server_processes
    where id <> ${id}::uuid and seen_at > ${recently} and (store <> ${store} or not is_shared or not ${isShared}::boolean)
    order by started_at limit 1`.execute(db);
  return rows[0];
}

async function put(db: Db, { id, store, isShared, host }: StoreHolder): Promise<boolean> {
  const { rows } = await sql<{ added: boolean }>`
    insert into server_processes (id, store, is_shared, host, started_at, seen_at)
    values (${id}::uuid, ${store}, ${isShared}, ${host}, now(), now())
    on conflict (id) do update set seen_at = now()
    returning xmax::text = '0' as added`.execute(db);
  return rows[0]?.added === true;
}

/** Registers a process, unless another uses another place: then returns its machine. */
export async function join(db: Db, holder: StoreHolder): Promise<{ readonly host: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    await takeLock(trx, 'processes');
    // An exclusive holder has made sure that it is alone: an earlier entry was this process's own, killed.
    await sql`
      delete from server_processes
      where seen_at <= ${recently} or (store = ${holder.store} and not is_shared and not ${holder.isShared}::boolean)`.execute(
      trx,
    );
    const other = await othersOf(trx, holder);
    if (other === undefined) await put(trx, holder);
    return other;
  });
}

/** Renews a registration; if it had expired, returns a newcomer with another place, if any. */
export async function stay(db: Db, holder: StoreHolder): Promise<{ readonly host: string } | undefined> {
  return (await put(db, holder)) ? othersOf(db, holder) : undefined;
}

/** Removes a process that ends. */
export async function leave(db: Db, id: string): Promise<void> {
  await db.deleteFrom('server_processes').where('id', '=', id).execute();
}

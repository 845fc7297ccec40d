import { sql } from 'kysely';
import { takeLock } from '../../database/locks.ts';
import type { Db } from '../../database/types.ts';

/** Where a process keeps files. */
export interface StorePlace {
  /** The same for all who keep them in the same place. */
  readonly store: string;
  /** Whether others may keep theirs there too. */
  readonly isShared: boolean;
}

/** A process that keeps files somewhere. */
export interface StoreHolder extends StorePlace {
  readonly id: string;
  /** The machine it runs on. */
  readonly host: string;
}

/** Who was not seen for so long is gone; told by the database's clock alone. */
export const forgottenAfterSeconds = 15;
const recently = sql`now() - ${forgottenAfterSeconds} * interval '1 second'`;

/** Whoever keeps files where this one does not find them, or alone where this one wants to. */
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

/** Takes a process down in the list, unless another keeps files elsewhere: then answers where that one runs. */
export async function join(db: Db, holder: StoreHolder): Promise<{ readonly host: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    await takeLock(trx, 'processes');
    // Who alone may keep files in a place has made sure that nobody else is there: it was this one, and was killed.
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

/** Says that a process is still there; answers who came meanwhile and keeps files elsewhere, if it was not heard of for so long. */
export async function stay(db: Db, holder: StoreHolder): Promise<{ readonly host: string } | undefined> {
  return (await put(db, holder)) ? othersOf(db, holder) : undefined;
}

/** Takes a process that ends off the list. */
export async function leave(db: Db, id: string): Promise<void> {
  await db.deleteFrom('server_processes').where('id', '=', id).execute();
}

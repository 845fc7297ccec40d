import type { CopySession } from './copy-session.ts';
import { quoted } from './dump.ts';

interface Helper {
  /** Quoted. */
  readonly table: string;
  /** Quoted. */
  readonly name: string;
  readonly definition: string;
}

const foreignKeys = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conrelid, conname`;
/* Indexes that no constraint needs. */
const plainIndexes = `
  select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = current_schema()::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by i.indexrelid`;

/**
 * Empties tables and fills them without triggers (which would recompute existing values), foreign keys (which would need an order of tables that may not exist)
 * and indexes (cheaper at the end). All are restored afterwards; needs only the owner's rights.
 */
export async function withoutHelpers<Result>(
  session: CopySession,
  tables: readonly string[],
  fill: () => Promise<Result>,
): Promise<Result> {
  const keys = await session.query<Helper>(foreignKeys);
  const indexes = await session.query<Helper>(plainIndexes);
  const names = tables.map(quoted);
  for (const { table, name } of keys) await session.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await session.query(`drop index ${name}`);
  for (const name of names) await session.query(`alter table ${name} disable trigger user`);
  await session.query(`truncate ${names.join(', ')}`);
  const result = await fill();
  for (const { definition } of indexes) await session.query(definition);
  for (const { table, name, definition } of keys) {
    await session.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const name of names) {
    await session.query(`alter table ${name} enable trigger user`);
    await session.query(`analyze ${name}`);
  }
  return result;
}

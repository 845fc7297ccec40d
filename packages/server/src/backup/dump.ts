import { createHash } from 'node:crypto';
import type { FileStore } from '../modules/files/index.ts';
import {
  type BackupEnd,
  type BackupFile,
  backupFormat,
  type BackupHead,
  type BackupTable,
  firstLine,
  rowsEnd,
} from './backup-format.ts';
import type { CopySession } from './copy-session.ts';
import { createRowSum, wholeLines } from './row-sum.ts';

/** What a dump is made from. */
export interface DumpParts {
  /** Reads the state of one moment. */
  readonly session: CopySession;
  readonly engine: BackupHead['engine'];
  readonly now: Date;
  /** The files kept beside the database. */
  readonly files: readonly FilesOf[];
  /** Called when everything is read. */
  readonly onEnd?: (end: BackupEnd) => void;
}

/** Files to include. */
export interface FilesOf {
  readonly store: BackupFile['store'];
  readonly from: Pick<FileStore, 'list' | 'read'>;
  /** The prefix of their keys. */
  readonly prefix: string;
}

/** Quotes a name for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const columnList = ({ columns }: Pick<BackupTable, 'columns'>): string => columns.map(quoted).join(', ');

/* Without extensions' tables and computed columns. */
const ownTables = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`;

/** The tables of the database with the columns that hold data. */
export const tablesOf = async (session: Pick<CopySession, 'query'>): Promise<Omit<BackupTable, 'kind'>[]> =>
  session.query<Omit<BackupTable, 'kind'>>(ownTables);

/** The migrations that ran, in order. */
export const migrationsOf = async (session: Pick<CopySession, 'query'>): Promise<string[]> =>
  (await session.query<{ name: string }>('select name from schema_migrations order by ran_at, name')).map(
    ({ name }) => name,
  );

/* Read after the rows: a number given meanwhile is only skipped. */
const sequences = `
  select sequencename as name, last_value::text as last from pg_sequences
  where schemaname = current_schema() and last_value is not null order by sequencename`;

const line = (entry: object): Buffer => Buffer.from(`${JSON.stringify(entry)}\n`);

/** A backup's text in pieces of limited size, uncompressed. */
export async function* dump(parts: DumpParts): AsyncGenerator<Uint8Array> {
  const whole = createHash('sha256');
  for await (const piece of content(parts)) {
    whole.update(piece);
    yield piece;
  }
  yield Buffer.from(`${whole.digest('hex')}\n`);
}

async function* content(parts: DumpParts): AsyncGenerator<Uint8Array> {
  const { session, engine, now, onEnd } = parts;
  yield Buffer.from(`${firstLine(backupFormat)}\n`);
  const head: BackupHead = { kind: 'head', madeAt: now.toISOString(), engine, migrations: await migrationsOf(session) };
  yield line(head);
  const tables: BackupEnd['tables'] = [];
  for (const table of await tablesOf(session)) {
    const sum = createRowSum();
    yield line({ kind: 'table', ...table } satisfies BackupTable);
    for await (const lines of wholeLines(session.copyOut(quoted(table.name), columnList(table)))) {
      sum.add(lines);
      yield lines;
    }
    yield Buffer.from(rowsEnd);
    tables.push({ name: table.name, ...sum.result() });
  }
  const counted = { files: 0 };
  for (const files of parts.files) yield* filesOf(files, counted);
  const end: BackupEnd = { kind: 'end', tables, sequences: await session.query(sequences), ...counted };
  yield line(end);
  onEnd?.(end);
}

/* Read after the rows: files named by rows existed before them; files now missing were removed after the moment that was read. */
async function* filesOf({ store, from, prefix }: FilesOf, counted: { files: number }): AsyncGenerator<Uint8Array> {
  for (const key of (await from.list(prefix)).sort()) {
    const bytes = await from.read(key);
    if (bytes === undefined) continue;
    counted.files += 1;
    yield line({ kind: 'file', store, key, bytes: bytes.length });
    yield bytes;
    yield Buffer.from('\n');
  }
}

/** Each table's row sum now, by name. */
export async function sumsOf(session: CopySession, tables: readonly Omit<BackupTable, 'kind'>[]) {
  const sums: BackupEnd['tables'] = [];
  for (const table of tables) {
    const sum = createRowSum();
    for await (const lines of wholeLines(session.copyOut(quoted(table.name), columnList(table)))) sum.add(lines);
    sums.push({ name: table.name, ...sum.result() });
  }
  return sums;
}

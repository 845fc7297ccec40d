import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataFolder } from './data-folder.ts';
import { DatabaseError } from './database-error.ts';
import { pgTypes, plainNumbers } from './pg-types.ts';
import { keepRoleSettings, planning, reach } from './role-settings.ts';
import type { Database, Db } from './types.ts';

/** An open database and its engine. */
export interface OpenDatabase {
  readonly db: Db;
  readonly engine: 'pglite' | 'postgres';
  /** The pool, for what Kysely cannot do (COPY); absent on PGlite. */
  readonly pool?: pg.Pool;
  /** Advice for the database's administrator; one line. */
  readonly advice?: string | undefined;
  /** The embedded database, for the same; absent on PostgreSQL. */
  readonly lite?: PGlite;
  /** Called for each statement, if the settings ask for it. */
  readonly onStatement?: OnStatement | undefined;
  /** Waits for running queries, closes, and unlocks the data folder. */
  close(): Promise<void>;
}

/** Called for each answered statement. Costs nothing if absent. */
export type OnStatement = (event: LogEvent) => void;

/** Where the data is. */
export interface DatabaseSettings {
  /** PostgreSQL's address; without it PGlite runs in the process. */
  readonly databaseUrl?: string | undefined;
  /** PGlite's files are in `pg` below it. */
  readonly dataDir: string;
  /** The most connections to PostgreSQL. */
  readonly poolSize?: number;
  readonly onStatement?: OnStatement | undefined;
  /** Only looks: stores no settings with the role. */
  readonly isReader?: true;
}

/** Chooses the database, here only. Throws DatabaseError with a line for the operator if it cannot be used. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  return settings.databaseUrl === undefined
    ? openPGlite(resolve(settings.dataDir), settings.onStatement)
    : openPostgres(settings.databaseUrl, settings);
}

async function openPGlite(folder: string, onStatement?: OnStatement): Promise<OpenDatabase> {
  const release = lockDataFolder(folder);
  try {
    return await pgliteDatabase({ dataDir: join(folder, 'pg'), onStatement }, release);
  } catch (cause) {
    release();
    throw new DatabaseError(`The database in ${folder} could not be opened: ${reason(cause)}`, { cause });
  }
}

/** PGlite on a folder, in memory (no `dataDir`), or from a packed copy of a data folder. */
export async function pgliteDatabase(
  {
    onStatement,
    ...from
  }: { readonly dataDir?: string; readonly loadDataDir?: Blob; readonly onStatement?: OnStatement | undefined },
  afterClose: () => void = () => {},
): Promise<OpenDatabase> {
  // Loaded here, so that a server on PostgreSQL does not load it.
  const [{ PGlite }, { pg_trgm }, { btree_gist }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/btree_gist'),
  ]);
  const lite = await PGlite.create({
    ...from,
    extensions: { pg_trgm, btree_gist },
    parsers: Object.fromEntries(plainNumbers.map((oid) => [oid, Number])),
  });
  // PGlite's only session, which nobody else blocks.
  for (const [name, value] of Object.entries(planning)) await lite.exec(`set ${name} = ${value}`);
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: lite }), ...loggedBy(onStatement) });
  const close = async () => {
    await db.destroy();
    if (!lite.closed) await lite.close();
    afterClose();
  };
  return { db, engine: 'pglite', lite, onStatement, close };
}

/** Kysely's logging option. */
export const loggedBy = (log?: OnStatement): { readonly log?: OnStatement } => (log === undefined ? {} : { log });

async function openPostgres(
  url: string,
  { poolSize: size = 10, onStatement, isReader }: DatabaseSettings,
): Promise<OpenDatabase> {
  const advice = await (isReader ? reach(url) : keepRoleSettings(url)).catch((cause: unknown) => {
    throw new DatabaseError(`The database ${withoutPassword(url)} cannot be reached: ${reason(cause)}`, { cause });
  });
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    types: pgTypes,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for a connection in use, e.g. ended by the idle-in-transaction time-out: its next query fails with the reason.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...loggedBy(onStatement) });
  return { db, engine: 'postgres', pool, advice, onStatement, close: () => db.destroy() };
}

/** A database's name in messages: its address without the password, or its folder. */
export const databaseName = ({ databaseUrl, dataDir }: DatabaseSettings): string =>
  databaseUrl === undefined ? join(resolve(dataDir), 'pg') : withoutPassword(databaseUrl);

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
  } catch {
    return 'named by DATABASE_URL';
  }
}

/* The embedded database throws bare objects where its files cannot be written. */
const noRoom = 'its files could not be written. Please look whether the disk is full';

/** The reason in one line; a refused connection to several addresses has it in `errors`. */
function reason(cause: unknown): string {
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  if (!(first instanceof Error)) return noRoom;
  return first.message.split('\n')[0] ?? '';
}

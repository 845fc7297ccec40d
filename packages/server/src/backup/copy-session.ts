import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { OpenDatabase } from '../database/open.ts';

/** One transaction that reads and writes rows as COPY's text, which is identical on both engines. */
export interface CopySession {
  query<Row = object>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** A table's rows in pieces of limited size, which may end within a line. Both names must be quoted. */
  copyOut(table: string, columns: string): AsyncIterable<Uint8Array>;
  /** Writes pieces of whole lines into a table emptied in this transaction, so that no clean-up is needed. */
  copyIn(table: string, columns: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
}

/* The session's settings must not affect how values are written, nor end a long transaction. */
const sameEverywhere = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
  `set local statement_timeout = 0`,
  `set local idle_in_transaction_session_timeout = 0`,
];

/** Runs `work` on the state of one moment, read-only. */
export const readingMoment = <Result>(database: OpenDatabase, work: (session: CopySession) => Promise<Result>) =>
  inTransaction(database, ['set transaction isolation level repeatable read, read only', ...sameEverywhere], work);

/** Runs `work` completely or not at all. */
export const writingAll = <Result>(database: OpenDatabase, work: (session: CopySession) => Promise<Result>) =>
  inTransaction(database, sameEverywhere, work);

async function inTransaction<Result>(
  { lite, pool }: OpenDatabase,
  settings: readonly string[],
  work: (session: CopySession) => Promise<Result>,
): Promise<Result> {
  if (lite !== undefined) {
    return lite.transaction(async (trx) => {
      for (const setting of settings) await trx.exec(setting);
      return work(liteSession(trx));
    });
  }
  if (pool === undefined) throw new Error('A database is either embedded or has a pool.');
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('begin');
    for (const setting of settings) await client.query(setting);
    const result = await work(poolSession(client));
    await client.query('commit');
    isDone = true;
    return result;
  } finally {
    // Closing the connection aborts what was under way.
    client.release(!isDone);
  }
}

/* 2 MB of a table at a time: the embedded database returns a copy in one piece. */
const pagesAtOnce = 256;

const liteSession = (trx: Transaction): CopySession => ({
  query: async <Row>(statement: string, parameters: readonly unknown[] = []) =>
    (await trx.query<Row>(statement, [...parameters])).rows,
  async *copyOut(table, columns) {
    const [size] = await liteRows<{ pages: number }>(
      trx,
      `select (pg_relation_size('${table}'::regclass) / current_setting('block_size')::int)::int as pages`,
    );
    for (let page = 0; page < (size?.pages ?? 0); page += pagesAtOnce) {
      const range = `ctid >= '(${page},0)'::tid and ctid < '(${page + pagesAtOnce},0)'::tid`;
      const { blob } = await trx.query(`copy (select ${columns} from ${table} where ${range}) to '/dev/blob'`);
      if (blob !== undefined) yield new Uint8Array(await blob.arrayBuffer());
    }
  },
  async copyIn(table, columns, pieces) {
    for await (const piece of pieces) {
      const blob = new Blob([new Uint8Array(piece)]);
      await trx.query(`copy ${table} (${columns}) from '/dev/blob' with (freeze)`, [], { blob });
    }
  },
});

const liteRows = async <Row>(trx: Pick<PGlite, 'query'> | Transaction, statement: string): Promise<Row[]> =>
  (await trx.query<Row>(statement)).rows;

const poolSession = (client: PoolClient): CopySession => ({
  query: async <Row>(statement: string, parameters: readonly unknown[] = []) =>
    (await client.query(statement, [...parameters])).rows as Row[],
  copyOut: (table, columns) =>
    client.query(copyTo(`copy (select ${columns} from ${table}) to stdout`)) as AsyncIterable<Uint8Array>,
  copyIn: (table, columns, pieces) =>
    pipeline(Readable.from(pieces), client.query(copyFrom(`copy ${table} (${columns}) from stdin with (freeze)`))),
});

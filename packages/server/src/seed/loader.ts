import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Transaction } from 'kysely';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../database/types.ts';

/** A row by column; all rows of a table have the same columns in the same order. */
export type Row = object;

/** Loads rows into tables within one transaction. Table and column names come from our own code. */
export interface Loader {
  run(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
  load(table: keyof Database, rows: Iterable<Row>, onLoaded?: (count: number) => void): Promise<void>;
}

const rowsAtOnce = 500;

function* inBatches(rows: Iterable<Row>, size: number): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

const columnsOf = (row: Row | undefined): string => Object.keys(row ?? {}).join(', ');

/** For PGlite: whole batches as one JSON parameter, far faster than a parameter per value. */
export function createJsonLoader(trx: Transaction<Database>): Loader {
  return {
    async run(statement, parameters = []) {
      const parts = statement.split(/\$\d+/);
      const query = sql.join(
        parts.flatMap((part, index) =>
          index === 0 ? [sql.raw(part)] : [sql`${parameters[index - 1]}`, sql.raw(part)],
        ),
        sql.raw(''),
      );
      return (await sql<Row>`${query}`.execute(trx)).rows;
    },
    async load(table, rows, onLoaded) {
      let done = 0;
      for (const batch of inBatches(rows, rowsAtOnce)) {
        const columns = sql.raw(columnsOf(batch[0]));
        const values = sql`json_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(batch)}::json)`;
        await sql`insert into ${sql.raw(table)} (${columns}) select ${columns} from ${values}`.execute(trx);
        done += batch.length;
        onLoaded?.(done);
      }
    },
  };
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in COPY's text format. */
export function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  // Array elements are numbers and picture ids: they need no quotes.
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
}

/** For PostgreSQL: COPY, streamed, so that memory stays constant for a million rows. */
export function createCopyLoader(client: PoolClient): Loader {
  return {
    run: async (statement, parameters = []) => (await client.query<Row>(statement, [...parameters])).rows,
    async load(table, rows, onLoaded) {
      const batches = inBatches(rows, rowsAtOnce);
      const first = batches.next();
      if (first.done === true) return;
      const head = first.value;
      let done = 0;
      const textOf = (batch: Row[]): string => {
        onLoaded?.((done += batch.length));
        return `${batch.map((row) => Object.values(row).map(copyText).join('\t')).join('\n')}\n`;
      };
      function* texts(): Generator<string> {
        yield textOf(head);
        for (const batch of batches) yield textOf(batch);
      }
      await pipeline(
        Readable.from(texts()),
        client.query(copyFrom(`copy ${table} (${columnsOf(head[0])}) from stdin`)),
      );
    },
  };
}

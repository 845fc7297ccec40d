import { allCities } from '@yantra/places/all';
import { sql } from 'kysely';
import { learnCities } from '../../database/learn-cities.ts';
import { migrate } from '../../database/migrate.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { testNow } from '../market.ts';
import { neverFilled, rest } from './rest.ts';

/** Enough for every case there is among machines. */
const machines = 60;

/** Fills an empty database with the schema of now and something in each table. @throws naming the tables that are empty */
export async function fillEveryTable(database: OpenDatabase): Promise<void> {
  const { db } = database;
  await migrate(database);
  await learnCities(db, allCities);
  await seedDemo(database, { size: machines, clock: { now: () => testNow } });
  for (const statement of rest) await sql.raw(statement).execute(db);
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    db,
  );
  const empty: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length === 0 && !neverFilled.includes(name)) empty.push(name);
  }
  if (empty.length > 0) throw new Error(`Without a row, please give each one in rest.ts: ${empty.join(', ')}.`);
}

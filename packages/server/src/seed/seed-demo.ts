import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { locks } from '../database/locks.ts';
import { equipmentIndexes } from '../database/migrations/0001-marketplace.ts';
import { ownTableIndexes } from '../database/migrations/0028-own-tables.ts';
import { costIndexes } from '../database/migrations/0055-hire-costs.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Database, Db } from '../database/types.ts';
import { addActivity } from './activity.ts';
import { generateDemo } from './generate.ts';
import { addKept } from './kept.ts';
import { createCopyLoader, createJsonLoader, type Loader } from './loader.ts';
import type { AccountHashes } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { addSavedSearches } from './saved-searches.ts';
import { demoPassword } from './seed.messages.ts';
import { readSeedSources, type SeedSources } from './sources.ts';

export interface SeedProgress {
  readonly stage: 'machines' | 'purchases' | 'ratings' | 'indexes';
  readonly done: number;
  readonly total: number;
}

export interface SeedOptions {
  /** How many machines; `SEED_SIZE`. */
  readonly size: number;
  /** The current time: purchases' periods and ratings' dates count from it. */
  readonly clock: Clock;
  /** Also days on which most machines are taken, for benches. */
  readonly isCrowded?: boolean | undefined;
  readonly onProgress?: (progress: SeedProgress) => void;
}

/** Up to this many, keeping the indexes costs less than dropping and rebuilding them. */
const fewMachines = 2_000;
/** The error of a query time-out. */
const queryCanceled = '57014';
const seedOfChance = 20_260;
/* The tables to vacuum after filling. */
const filled = [
  'users',
  'organizations',
  'equipment',
  'equipment_ratings',
  'purchases',
  'purchase_equipment',
  'orders',
  'order_payments',
  'ledger_entries',
  'invoices',
  'pictures',
  'commitments',
  'equipment_rollup',
  'lexicon',
  'map_cells',
  'listed_names',
  'busy_machines',
  'type_facts',
  'type_categories',
  'typical_rents',
  'searches',
  'kept_machines',
  'saved_searches',
  'wanted_searches',
  'wanted_keys',
  'wanted_places',
] as const satisfies readonly (keyof Database)[];

/** argon2id, 19 MiB, t=2 (decisions/0013). The salt is pseudo-random, so that the same seed gives the same rows; this password is not secret. */
async function hashDemoPassword(random: Random): Promise<string> {
  const salt = Buffer.from(Array.from({ length: 16 }, () => random.between(0, 255)));
  return hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}

async function hashAccounts(random: Random): Promise<AccountHashes> {
  const [admin, supplier, user] = [random.fork(1), random.fork(2), random.fork(3)].map(hashDemoPassword);
  return { admin: (await admin) ?? '', supplier: (await supplier) ?? '', user: (await user) ?? '' };
}

async function hasData(loader: Loader): Promise<boolean> {
  const rows = await loader.run('select 1 from users union all select 1 from equipment limit 1');
  return rows.length > 0;
}

const created = (indexes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(indexes).map(([name, on]) => [name, `create index ${name} on ${on}`]));

async function fill(
  loader: Loader,
  sources: SeedSources,
  { size, clock, isCrowded, onProgress }: SeedOptions,
): Promise<void> {
  const random = createRandom(seedOfChance);
  const demo = generateDemo(sources, {
    size,
    now: clock.now(),
    random,
    hashes: await hashAccounts(random.fork(9)),
    isCrowded,
  });
  const report = (stage: SeedProgress['stage'], total: number) => (done: number) =>
    onProgress?.({ stage, done, total });

  await loader.run(`select set_config('yantra.bulk', 'on', true)`);
  const isLarge = size > fewMachines;
  const costly = isLarge ? { ...equipmentIndexes, ...created({ ...ownTableIndexes, ...costIndexes }) } : {};
  for (const name of Object.keys(costly)) await loader.run(`drop index ${name}`);

  await loader.load('categories', demo.categories);
  await loader.load('equipment_types', demo.types);
  await loader.load('type_facts', demo.typeFacts);
  await loader.load('type_categories', demo.typeCategories);
  // Before the machines, whose ranks are computed on insert.
  await loader.load('typical_rents', demo.typicalRents);
  await loader.load('subscriptions', demo.plans);
  await loader.load('users', demo.users);
  await loader.load('organizations', demo.organizations);
  await loader.load('equipment', demo.machines(), report('machines', size));
  await loader.load('pictures', demo.pictures());
  await loader.load('commitments', demo.commitments());
  // Whoever starts on a later day shows what has begun and ended since; a server without the demo has written it for itself.
  await loader.run(
    `insert into hire_days (day) values (($1::timestamptz at time zone 'Asia/Kolkata')::date) on conflict (one) do update set day = excluded.day`,
    [clock.now()],
  );
  const payments = demo.payments();
  await loader.load('orders', payments.orders);
  await loader.load('purchases', payments.purchases);
  await loader.load('purchase_equipment', demo.purchaseEquipment(), report('purchases', size));
  await loader.load('order_payments', payments.attempts);
  await loader.load('refunds', payments.refunds);
  await loader.load('ledger_entries', payments.ledger);
  await loader.load('invoice_series', payments.series);
  await loader.load('invoices', payments.invoices);
  const ratings = demo.ratings();
  await loader.load('equipment_ratings', ratings, report('ratings', ratings.length));

  const indexes = Object.values(costly);
  for (const [done, statement] of indexes.entries()) {
    await loader.run(statement);
    report('indexes', indexes.length)(done + 1);
  }
  await loader.run('select rebuild_rollup()');
  await loader.run('select rebuild_lexicon()');
  await loader.run('select rebuild_map()');
  await loader.run('select rebuild_names()');
  await loader.run('select rebuild_busy()');
  await loader.run('select refresh_typical_rents()');
  await loader.run('select refresh_typical_costs()');
  // A small demo's median differs from the catalogue's; a large one's does not, and ranking it again would take long.
  if (!isLarge) await loader.run(`select rank_again(null, $1::int)`, [size]);
  await addActivity(loader, clock.now());
  await addKept(loader, clock.now());
  await addSavedSearches(loader, demo, clock.now());
  await loader.run(`select set_config('yantra.bulk', 'off', true)`);
}

/** Takes the lock, then fills an empty database; returns whether it did. */
async function fillIfEmpty(loader: Loader, options: SeedOptions): Promise<boolean> {
  await loader.run(`select pg_advisory_xact_lock(${locks.seed})`);
  if (await hasData(loader)) return false;
  await fill(loader, await readSeedSources(), options);
  return true;
}

async function seedByCopy(pool: NonNullable<OpenDatabase['pool']>, options: SeedOptions): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A million rows exceed the usual time-outs, and so may waiting for another seeding process.
    await client.query(
      `set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
    );
    await client.query(`set local maintenance_work_mem = '256MB'`);
    const isSeeded = await fillIfEmpty(createCopyLoader(client), options);
    await client.query('commit');
    client.release();
    return isSeeded;
  } catch (error) {
    // Closing the connection aborts everything: a failed seed leaves nothing.
    client.release(true);
    throw error;
  }
}

/** Marks pages as visible to all, which index-only scans need. A table too large for the time-out is left to autovacuum. */
async function tidy(db: Db): Promise<void> {
  for (const table of filled) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db).catch((error: unknown) => {
      if ((error as { readonly code?: unknown }).code !== queryCanceled) throw error;
    });
  }
}

async function fillDatabase(database: Pick<OpenDatabase, 'db' | 'pool'>, options: SeedOptions): Promise<boolean> {
  if (database.pool !== undefined) return seedByCopy(database.pool, options);
  return database.db.transaction().execute((trx) => fillIfEmpty(createJsonLoader(trx), options));
}

/**
 * Fills an empty database with the demo, in one transaction. A database with users or machines is left alone, so that a second start is fast and real data is
 * never mixed with invented.
 * @returns whether anything was added
 */
export async function seedDemo(database: Pick<OpenDatabase, 'db' | 'pool'>, options: SeedOptions): Promise<boolean> {
  const isSeeded = await fillDatabase(database, options);
  if (isSeeded) await tidy(database.db);
  return isSeeded;
}

/**
 * Seeds a database without starting the server, for the bench: `DATABASE_URL=postgres://… node --conditions=source packages/server/src/seed/main.ts --size
 * 1000000`; with `DATA_DIR` instead, the embedded database. Migrates first. `--crowded` also takes most machines on some days ahead.
 */
import { parseArgs } from 'node:util';
import { allCities } from '@yantra/places/all';
import { systemClock } from '../clock.ts';
import { learnCities } from '../database/learn-cities.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { runMain } from '../run-main.ts';
import { printProgress } from './progress.ts';
import { seedDemo } from './seed-demo.ts';
import { seedTexts } from './seed.messages.ts';

function sizeFrom(text: string): number {
  const size = Number(text);
  if (!Number.isInteger(size) || size < 1 || size > 5_000_000) throw new Error(seedTexts.badSize);
  return size;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { size: { type: 'string' }, crowded: { type: 'boolean' } } });
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED_SIZE } = process.env;
  const size = sizeFrom(values.size ?? SEED_SIZE ?? '1500');
  if (databaseUrl === undefined && dataDir === undefined) throw new Error(seedTexts.needsDatabase);
  const database = await openDatabase({ databaseUrl, dataDir: dataDir ?? '' });
  try {
    await migrate(database);
    await learnCities(database.db, allCities);
    const startedAt = performance.now();
    const print = (line: string): void => void process.stdout.write(`${line}\n`);
    const isSeeded = await seedDemo(database, {
      size,
      clock: systemClock,
      isCrowded: values.crowded,
      onProgress: printProgress(size, print),
    });
    const seconds = (performance.now() - startedAt) / 1000;
    print(isSeeded ? seedTexts.finished(size, seconds) : seedTexts.already);
  } finally {
    await database.close();
  }
}

await runMain(main);

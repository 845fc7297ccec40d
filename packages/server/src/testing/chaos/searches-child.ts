/** A process that does nothing but ask saved searches about machines and tell their people, for tests that kill it. Its clock is the file `CLOCK`, in milliseconds. */
import { readFileSync } from 'node:fs';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createApp } from '../../app.ts';
import { openDatabase } from '../../database/open.ts';
import { createLogger } from '../../logger.ts';

process.on('disconnect', () => process.exit(0));
const { DATABASE_URL: databaseUrl = '', CLOCK: file = '' } = process.env;
const database = await openDatabase({ databaseUrl, dataDir: '.', poolSize: 4 });
const { savedSearches } = createApp({
  db: database.db,
  clock: { now: () => new Date(Number(readFileSync(file, 'utf8'))) },
  settings: { allowedOrigins: [], environment: 'test' },
  logger: createLogger('silent'),
});
process.send?.('ready');
for (;;) {
  const done = await savedSearches.work();
  await (done === 0 ? setTimeout(10) : setImmediate());
}

import { afterEach } from 'vitest';
import { createLogger } from '../logger.ts';
import { startServer } from '../main.ts';
import type { RunningServer, StartOptions } from '../startup/start-options.ts';
import { emptyDatabase } from './test-database.ts';

/** Starts servers that listen, each of them stopped after its test. On PostgreSQL alone: an embedded database takes many times as long to begin. */
export interface ServersForFile {
  /** On free ports, without the demo and without a word; on an empty database of its own, unless the settings name another. */
  start(env?: Readonly<Record<string, string>>, more?: Partial<StartOptions>): Promise<RunningServer>;
  /** Has something else ended after the test, before the servers. */
  afterTest(end: () => unknown): void;
}

export function serversForFile(): ServersForFile {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  return {
    afterTest: (end) => void ends.push(end),
    async start(env = {}, more = {}) {
      const own = 'DATABASE_URL' in env ? {} : { DATABASE_URL: await emptyDatabase() };
      const server = await startServer({
        env: { PORT: '0', PARTNER_PORT: '0', SEED: 'none', SHARED_DATA_DIR: 'true', ...own, ...env },
        logger: createLogger('silent'),
        print: () => undefined,
        ...more,
      });
      ends.push(() => server.stop());
      return server;
    },
  };
}

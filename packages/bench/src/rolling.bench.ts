/**
 * A rolling upgrade: two servers behind HAProxy, on one PostgreSQL and one S3-compatible storage, under a hundred requests a second. Each is stopped (SIGTERM)
 * and replaced by a server of the next version, whose files have other names; no request may fail, and no file that a page names may be missing at either
 * server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startS3 } from '@yantra/server/testing';
import { bringSite } from '@yantra/tooling/bring-site';
import { freePorts } from '@yantra/tooling/free-ports';
import { type Marketplace, startMarketplace } from '@yantra/tooling/marketplace';
import type { BenchContext, Ratio } from './bench.ts';
import { drive } from './load/drive.ts';
import { knownOf } from './load/known.ts';
import { answers, startProxy } from './rolling/proxy.ts';
import { copyNextVersion, copyVersion } from './rolling/version.ts';
import { withPostgres } from './search/databases.ts';

export const name = 'A rolling change of version';

const rate = 100;
const readers = 6;

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  const seconds = isFull ? 300 : 60;
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  return withPostgres(10_000, log, async ({ databaseUrl = '' }) => {
    const folder = mkdtempSync(join(tmpdir(), 'yantra-rolling-'));
    const [before, next] = [join(folder, 'before'), join(folder, 'next')];
    copyVersion(before);
    copyNextVersion(next);
    const storage = await startS3();
    const [port = 0, ...ports] = await freePorts(3);
    const serve = (version: string, at: number): Promise<Marketplace> =>
      startMarketplace(join(folder, String(at)), {
        script: [join(version, 'packages/start/bin/yantra.js'), 'start'],
        isTuned: true,
        settings: {
          ...storage.env,
          DATABASE_URL: databaseUrl,
          HOST: '127.0.0.1',
          PORT: String(at),
          SITE_URL: `http://127.0.0.1:${port}`,
          SEED: 'none',
          NODE_ENV: 'test',
          TRUSTED_PROXIES: '127.0.0.1,::1',
          DRAIN_SECONDS: '2',
          GATEWAY_MODE: 'simulator',
          SMS_DAILY_CAP: '1000000',
        },
      });
    const servers = await Promise.all(ports.map((at) => serve(before, at)));
    const proxy = await startProxy(folder, port, ports);
    const known = await knownOf(proxy.url);
    try {
      const reading = readPages(proxy.url);
      const driving = drive(known, rate, seconds);
      await wait(seconds * 200);
      for (const [n, at] of ports.entries()) {
        await servers[n]?.stop();
        servers[n] = await serve(next, at);
        while (!(await answers(`http://127.0.0.1:${at}/ready`))) await wait(100);
        await wait(seconds * 100);
      }
      const driven = await driving;
      const read = await reading.stop();
      log(`${driven.answered} answers, ${read.pages} pages with ${read.files} files; ${driven.kinds}`);
      for (const [how, times] of [...driven.wrong, ...read.wrong]) log(`not as expected: ${how} ×${times}`);
      return [
        { name: 'failed requests', value: driven.errors, unit: 'of all', atMost: 0 },
        {
          name: 'pages and files of pages that failed',
          value: [...read.wrong.values()].length,
          unit: 'of all',
          atMost: 0,
        },
        { name: 'answered of those that were due', value: driven.kept, unit: 'of 1', atLeast: 0.97 },
      ];
    } finally {
      known.close();
      await proxy.stop();
      for (const server of servers) await server.stop();
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** People who open pages, with all scripts and styles in them. */
function readPages(url: string): {
  readonly stop: () => Promise<{ readonly pages: number; readonly files: number; readonly wrong: Map<string, number> }>;
} {
  const wrong = new Map<string, number>();
  let [pages, files, isOver] = [0, 0, false];
  const get = async (path: string): Promise<string> => {
    try {
      const answer = await fetch(`${url}${path}`);
      const text = await answer.text();
      if (answer.status === 200) return text;
      wrong.set(`${path} ${answer.status}`, (wrong.get(`${path} ${answer.status}`) ?? 0) + 1);
    } catch {
      wrong.set(`${path} broken`, (wrong.get(`${path} broken`) ?? 0) + 1);
    }
    return '';
  };
  const all = Array.from({ length: readers }, async () => {
    while (!isOver) {
      const page = await get('/equipments?selectedCity=Pune');
      pages += 1;
      const named = new Set(
        [...page.matchAll(/(?:src|href)="(\/static\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path),
      );
      for (const path of named) await get(path);
      files += named.size;
      // The time of reading a page.
      await wait(300);
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      return { pages, files, wrong };
    },
  };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { serversForFile } from '../../testing/servers-for-file.ts';
import { emptyDatabase, testEngine } from '../../testing/test-database.ts';

const servers = serversForFile();
const place = mkdtempSync(join(tmpdir(), 'yantra-rolling-'));
afterAll(() => rmSync(place, { recursive: true }));

/** The client files of a version. */
function siteOf(version: string): string {
  const staticDir = join(place, version);
  mkdirSync(join(staticDir, 'static/js'), { recursive: true });
  writeFileSync(join(staticDir, `static/js/entry-${version}.js`), version);
  return staticDir;
}

describe.runIf(testEngine === 'postgres')('while one version takes the place of another', () => {
  test('each process serves the files of both from the moment that it is ready', async () => {
    const env = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(place, 'data') };
    const before = await servers.start(env, { staticDir: siteOf('0000aaaa') });
    const next = await servers.start(env, { staticDir: siteOf('0000bbbb') });
    for (const { url } of [before, next]) {
      for (const version of ['0000aaaa', '0000bbbb']) {
        const answer = await fetch(`${url}/static/js/entry-${version}.js`);
        expect([answer.status, await answer.text()]).toEqual([200, version]);
      }
    }
    await before.stop();
    expect((await fetch(`${next.url}/static/js/entry-0000aaaa.js`)).status).toBe(200);
  });

  test('a process that cannot bring its files to the others does not start', async () => {
    const env = {
      PICTURE_STORE: 's3://machines',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    };
    await expect(servers.start(env, { staticDir: siteOf('0000cccc') })).rejects.toThrow(
      /^The files that pages need could not be put where every process finds them: .* Please check PICTURE_STORE/,
    );
  });
});

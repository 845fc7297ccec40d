import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase, testEngine } from './testing/test-database.ts';

const script = fileURLToPath(new URL('testing/failing-child.ts', import.meta.url));
const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

let folder: string;
let child: ChildProcess;
let said: string;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  said = '';
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  child = spawn(process.execPath, [...flags, script], {
    env: {
      ...environment,
      PORT: '0',
      PARTNER_PORT: '0',
      SEED: 'none',
      DATA_DIR: folder,
      DATABASE_URL: await emptyDatabase(),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [message] = (await once(child, 'message')) as [{ url: string }];
  url = message.url;
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(testEngine === 'pglite')('a server that is run', () => {
  test.each([
    ['/rejects', 'Nobody awaited this.'],
    ['/throws', 'Nobody caught this.'],
  ])('ends with 1 after a failure that nobody caught, and its last line says which: %s', async (path, why) => {
    // Its streams are read to their end.
    const closed = once(child, 'close');
    await fetch(`${url}${path}`).catch(() => undefined);
    expect((await closed)[0]).toBe(1);
    const last = JSON.parse(said.trim().split('\n').at(-1) ?? '') as object;
    expect(last).toMatchObject({
      level: 60,
      msg: 'A failure that nobody caught ends this process.',
      err: { message: why },
    });
  });

  test('goes on when nobody reads its log any more, and ends when it is told to', async () => {
    child.stdout?.destroy();
    for (let n = 0; n < 3; n += 1) expect((await fetch(`${url}/live`)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  });

  test('ends with 0 when it is told to', async () => {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    expect((await closed)[0]).toBe(0);
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProcessEncoder } from '../modules/pictures/encoder.ts';
import type { Probe } from '../testing/probe-helper.ts';
import { createHelperProcess, type HelperProcess } from './helper-process.ts';

const secret = 'postgres://yantra:a-secret@db/yantra';
let folder: string;
let helper: HelperProcess<Probe, unknown>;

beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'helper-'))));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const name of ['DATABASE_URL', 'S3_SECRET_ACCESS_KEY', 'GATEWAY_CLIENT_SECRET', 'NODE_OPTIONS']) {
    vi.stubEnv(name, name === 'NODE_OPTIONS' ? '--no-warnings' : secret);
  }
  const entry = new URL('../testing/probe-helper.ts', import.meta.url);
  helper = createHelperProcess({ entry, name: 'probe', idleMs: 1000, timeoutMs: 20_000 });
});
afterEach(() => {
  helper.close();
  vi.unstubAllEnvs();
});

describe('a helper', () => {
  test('has an environment of its own, without anything of ours', async () => {
    const known = (await helper.ask('environment')) as Record<string, string>;
    expect(JSON.stringify(known)).not.toContain('secret');
    const others = Object.keys(known).filter((name) => !name.startsWith('NODE_CHANNEL_'));
    expect(
      others.filter((name) => !['LD_LIBRARY_PATH', 'TMPDIR', 'SystemRoot', 'MALLOC_ARENA_MAX'].includes(name)),
    ).toEqual([]);
  });

  test('reads no file but our code, and writes none', async () => {
    const data = join(folder, 'data');
    writeFileSync(data, 'of a person');
    await expect(helper.ask({ read: data })).rejects.toThrow(/denied|restricted/i);
    await expect(helper.ask({ write: join(folder, 'new') })).rejects.toThrow(/denied|restricted/i);
    expect(await readdir(folder)).toEqual(['data']);
  });
});

test.runIf(process.platform === 'linux')('the decoder of uploads is such a helper', async () => {
  const encoder = createProcessEncoder();
  try {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="4" height="3"/>';
    await encoder.encode({ svg, width: 320, format: 'webp' });
    const mine = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    const its = mine.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encoder-process'));
    expect(its).toHaveLength(1);
    const known = readFileSync(`/proc/${its[0]}/environ`, 'utf8');
    expect(known).toContain('MALLOC_ARENA_MAX');
    expect(known).not.toMatch(/DATABASE_URL|SECRET|PATH=\//);
    expect(readFileSync(`/proc/${its[0]}/cmdline`, 'utf8')).toContain('--permission');
  } finally {
    encoder.close();
  }
});

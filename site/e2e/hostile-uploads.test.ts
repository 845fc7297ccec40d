/** Hostile files sent to the running server, and the memory that it and its encoder use meanwhile. */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type HostileUpload, hostileUploads, uploadMark } from '@yantra/testing/hostile-uploads';
import { more, sampleOf } from '@yantra/testing/sample';
import { type Marketplace, startMarketplace } from '@yantra/tooling/marketplace';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

/** How much memory uploads may use, in the server and its encoder together. */
const mostMegabytes = 300;
let folder: string;
let marketplace: Marketplace;
let token: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yantra-uploads-'));
  const options = { isTuned: true, settings: { SEED_SIZE: '60' } };
  // Filling the database uses memory too, so it is filled before measuring.
  await (await startMarketplace(folder, options)).stop();
  marketplace = await startMarketplace(folder, options);
  const response = await fetch(`${marketplace.url}/api/Login/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: '9000000002', password: 'Yantra@123' }),
  });
  token = ((await response.json()) as { readonly access_token: string }).access_token;
}, 180_000);
afterAll(async () => {
  await marketplace.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly success: boolean;
  readonly message: string;
  readonly code?: string;
  readonly url?: string;
}

/** A file that is far too large is refused unread: only its length is sent. */
const farTooLarge = 2 * 1024 * 1024;

async function send({
  parts,
}: Pick<HostileUpload, 'parts'>): Promise<{ readonly status: number; readonly answer: Answer }> {
  const form = new FormData();
  for (const { field, bytes, type, name } of parts) form.append(field, new Blob([bytes], { type }), name);
  const packed = new Response(form);
  const body = Buffer.from(await packed.arrayBuffer());
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': packed.headers.get('content-type') ?? '',
    'content-length': body.length,
  };
  const asked = request(`${marketplace.url}/api/ImageUpload/upload`, { method: 'POST', headers, agent: false });
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  if (body.length > farTooLarge) asked.flushHeaders();
  else asked.end(body);
  const [response] = await answered;
  const answer = JSON.parse(await text(response)) as Answer;
  asked.on('error', () => undefined).destroy();
  return { status: response.statusCode ?? 0, answer };
}

const originals = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /originals\/.*[0-9a-f]{24}/.test(path));

/** The peak memory of a process in megabytes, since the last reset. */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
/** The same for a process that may have ended. */
const peakIfRunning = (pid: number): number => {
  try {
    return peakOf(pid) || 0;
  } catch {
    return 0;
  }
};
const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

describe('hostile uploads', () => {
  test(
    'are refused with a sentence or stored as pixels only, in little memory',
    { ...more, timeout: 120_000 },
    async () => {
      const every = await hostileUploads();
      expect(every.length).toBeGreaterThanOrEqual(40);
      // The server's own tests check the answers; here only the process is measured.
      const uploads = sampleOf(every, 5);
      const { pid } = marketplace;
      // Excludes the memory used at the start.
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
      const atRest = peakOf(pid);
      let encoder = 0;
      // The encoder ends when idle, so it is measured while it works.
      const watch = setInterval(() => {
        for (const child of childrenOf(pid)) encoder = Math.max(encoder, peakIfRunning(child));
      }, 50);
      onTestFinished(() => clearInterval(watch));
      for (const { what, must, parts } of uploads) {
        const before = originals();
        const { status, answer } = await send({ parts });
        const added = originals().filter((path) => !before.includes(path));
        if (must === 'be refused') {
          expect([what, status >= 400 && status < 500, answer.message, added]).toEqual([
            what,
            true,
            expect.stringMatching(/^[A-Z].*[.?]$/),
            [],
          ]);
          continue;
        }
        expect([what, status, added.length], answer.message).toEqual([what, 200, 1]);
        const kept = readFileSync(join(folder, added[0] ?? ''));
        expect(kept.toString('latin1', 8, 12), what).toBe('WEBP');
        expect(
          parts.some(({ bytes }) => kept.equals(bytes)),
          what,
        ).toBe(false);
        for (const sign of [uploadMark, 'EXIF', 'Exif', 'ICCP', 'ANIM', '<script', '<?php', 'PK\u0003\u0004'])
          expect(kept.includes(sign), `${what} has ${sign}`).toBe(false);
      }
      const server = peakOf(pid);
      const took = `${server.toFixed(0)} MB at most, ${atRest.toFixed(0)} MB before`;
      console.log(`${uploads.length} uploads: the server took ${took}, its encoder ${encoder.toFixed(0)} MB.`);
      expect([server > 20, encoder > 20]).toEqual([true, true]);
      // The embedded database lives in the server's process and exists before any upload.
      expect(server - atRest + encoder).toBeLessThan(mostMegabytes);
    },
  );
});

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { errorAnswers } from '../../http/error-answers.ts';
import { immutable } from '../../http/static-files.ts';
import { storybookRoutes } from './storybook.routes.ts';

const base = mkdtempSync(join(tmpdir(), 'storybook-'));
const folder = join(base, 'dist');
writeFileSync(join(base, 'secret.txt'), 'hidden words');
const app = Fastify();
app.setErrorHandler(errorAnswers(() => 'http://localhost'));
storybookRoutes(app, folder);
afterAll(async () => {
  await app.close();
  rmSync(base, { recursive: true });
});

const inline = "window.CONFIG = { type: 'PRODUCTION' };";
const hash = createHash('sha256').update(inline).digest('base64');

describe('/storybook', () => {
  test('says how it is built, until it is', async () => {
    const answer = await app.inject('/storybook/');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.payload).toContain('npm run storybook:build');

    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), `<script>${inline}</script><script src="a.js"></script>`);
    writeFileSync(join(folder, 'assets/iframe-Cg7KHZ0y.js'), 'export {};');
    writeFileSync(join(folder, 'globals-runtime.js'), 'export {};');
    expect((await app.inject('/storybook/')).statusCode).toBe(200);
  });

  test('leads to its start, and keeps what was asked for', async () => {
    const answer = await app.inject('/storybook?path=/story/a--b');
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('/storybook/?path=/story/a--b');
  });

  test('lets a page run its own files, and the inline scripts that it was built with', async () => {
    const policy = String((await app.inject('/storybook/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'self'");
  });

  test('keeps for good what bears a hash, and asks again for the rest', async () => {
    const cacheOf = async (path: string) => (await app.inject(`/storybook/${path}`)).headers['cache-control'];
    expect(await cacheOf('assets/iframe-Cg7KHZ0y.js')).toBe(immutable);
    expect(await cacheOf('globals-runtime.js')).toBe('no-cache');
    expect(await cacheOf('index.html')).toBe('no-cache');
  });

  test.each(['nothing.js', '..%2fsecret.txt', '%2e%2e/secret.txt', 'assets'])('has nothing at %s', async (path) => {
    const answer = await app.inject(`/storybook/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.payload).not.toContain('hidden words');
  });
});

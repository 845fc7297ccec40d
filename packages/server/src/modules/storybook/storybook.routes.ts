import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prefixes } from '../../http/paths.ts';
import { plainPage } from '../../http/plain-page.ts';
import { documentHeaders, inertPolicy } from '../../http/security-headers.ts';
import { createStaticFiles, immutable } from '../../http/static-files.ts';
import { storybookTexts } from './storybook.messages.ts';

/** `/storybook/`: the widgets in every state, as `npm run storybook:build` has left them; until then a sentence. */
export function storybookRoutes(http: FastifyInstance, folder: string): void {
  const files = createStaticFiles({
    folder,
    // Vite's own files have a hash in their names; the manager's keep theirs.
    cacheControl: (path) => (path.startsWith('assets/') ? immutable : 'no-cache'),
    headers: storybookHeaders,
    // Few people look at it: it is not held in memory.
    keptBytes: 0,
  });
  const send = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    if (existsSync(join(folder, 'index.html'))) return files.send(path, request, reply);
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '30', 'content-security-policy': inertPolicy })
      .type('text/html; charset=utf-8')
      .send(plainPage(storybookTexts.notBuilt));
  };
  // With a slash at its end, since its pages name their files from where they are.
  http.get(prefixes.storybook.slice(0, -1), async ({ url }, reply) =>
    reply.redirect(prefixes.storybook + (url.includes('?') ? url.slice(url.indexOf('?')) : ''), 308),
  );
  http.get<{ Params: { '*': string } }>(`${prefixes.storybook}*`, async (request, reply) =>
    send(request.params['*'] || 'index.html', request, reply),
  );
}

/**
 * What a page of Storybook may do: its own files, and the inline scripts that its build has put into this very page, each by its hash. Its
 * manager and the stories' harness write styles as they go, so styles alone are free.
 * @param html the page as it is sent
 */
function storybookPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(scripts)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // Stories are shown in a frame of the same site.
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The headers of its pages; none on its other files. */
const storybookHeaders = (path: string, content: Buffer): Readonly<Record<string, string>> =>
  path.endsWith('.html')
    ? {
        ...documentHeaders(),
        'content-security-policy': storybookPolicy(content.toString('utf8')),
        'x-robots-tag': 'noindex',
      }
    : {};

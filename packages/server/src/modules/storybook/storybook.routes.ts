import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prefixes } from '../../http/paths.ts';
import { plainPage } from '../../http/plain-page.ts';
import { documentHeaders, inertPolicy } from '../../http/security-headers.ts';
import { createStaticFiles, immutable } from '../../http/static-files.ts';
import { storybookTexts } from './storybook.messages.ts';

/** `/storybook/`: the widgets in every state, built by `npm run storybook:build`; before that a sentence. */
export function storybookRoutes(http: FastifyInstance, folder: string): void {
  const files = createStaticFiles({
    folder,
    // Vite's own files have a hash in their names; the manager's have not.
    cacheControl: (path) => (path.startsWith('assets/') ? immutable : 'no-cache'),
    headers: storybookHeaders,
    // Rarely used: it is not kept in memory.
    keptBytes: 0,
  });
  const send = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    if (existsSync(join(folder, 'index.html'))) return files.send(path, request, reply);
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '30', 'content-security-policy': inertPolicy })
      .type('text/html; charset=utf-8')
      .send(plainPage(storybookTexts.notBuilt, { locale: undefined }));
  };
  // With a final slash, since its pages use relative paths.
  http.get(prefixes.storybook.slice(0, -1), async ({ url }, reply) =>
    reply.redirect(prefixes.storybook + (url.includes('?') ? url.slice(url.indexOf('?')) : ''), 308),
  );
  http.get<{ Params: { '*': string } }>(`${prefixes.storybook}*`, async (request, reply) =>
    send(request.params['*'] || 'index.html', request, reply),
  );
}

/**
 * The policy of Storybook's pages: its own files, and the inline scripts that its build has put into this page, each by its hash. Its manager and stories write
 * styles at run time, so styles are unrestricted.
 * @param html the page as sent
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

/** The headers of its pages; other files have none. */
const storybookHeaders = (path: string, content: Buffer): Readonly<Record<string, string>> =>
  path.endsWith('.html')
    ? {
        ...documentHeaders(),
        'content-security-policy': storybookPolicy(content.toString('utf8')),
        'x-robots-tag': 'noindex',
      }
    : {};

/**
 * `npm run dev`: the marketplace with hot reload. The API runs from source and restarts when the server changes (`node --watch`); in front of it Vite serves
 * the site and widgets from source and renders pages on the server; partner page and embed are the built ones.
 */
import { spawn } from 'node:child_process';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { settingsFrom } from '@yantra/server/settings';
import { createServer, loadConfigFromFile, type ViteDevServer } from 'vite';
import { areSettingsRight, bringSite } from '../lib/bring-site.ts';
import { freePorts } from '../lib/free-ports.ts';
import { stopWhenOrphaned } from '../lib/process.ts';
import { root } from '../lib/workspace.ts';

if (!areSettingsRight() || !(await bringSite())) process.exit(1);
const settings = settingsFrom(process.env);
const [apiPort = 0] = await freePorts(1);
const api = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    '--conditions=source',
    '--disable-warning=ExperimentalWarning',
    join(root, 'packages/start/src/serve.ts'),
  ],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { NODE_ENV: 'development', LOG_LEVEL: 'warn', ...process.env, PORT: String(apiPort) },
  },
);
const apiUrl = `http://localhost:${apiPort}`;
api.on('exit', (code) => end(code ?? 1));
stopWhenOrphaned();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
await answers(apiUrl);
const vite = await devServer(apiUrl);
const http = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => void answerPage(request, response)),
);
http.on('error', (error) => end(1, `The site cannot be served on port ${settings.port}: ${error.message}`));
http.listen(settings.port, settings.host, () =>
  console.log(`Development: http://${settings.host}:${settings.port} (API behind it: ${apiUrl})`),
);

/** Waits until the API answers: it opens the database and, the first time, seeds. If it cannot start, it reports why itself. */
async function answers(url: string): Promise<void> {
  while (
    !(await fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => false,
    ))
  )
    await setTimeout(100);
}

async function devServer(target: string): Promise<ViteDevServer> {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, join(root, 'site/vite.config.ts'));
  const { ssr, ...config } = loaded?.config ?? {};
  return createServer({
    ...config,
    configFile: false,
    root: join(root, 'site'),
    appType: 'custom',
    // The build bundles everything into the server's file; here CommonJS packages such as react-dom must stay outside.
    ssr: { ...ssr, noExternal: [/^@yantra\//] },
    server: {
      middlewareMode: true,
      hmr: { port: (await freePorts(1))[0] ?? 24678 },
      proxy: Object.fromEntries(
        ['/api', '/pictures', '/embed', '/storybook', '/dev/outbox'].map((path) => [
          path,
          { target, changeOrigin: false },
        ]),
      ),
    },
  });
}

interface RenderModule {
  readonly createRenderPage: (
    assets: object,
  ) => (request: object) => Promise<{ readonly status: number; readonly html: string }>;
}

/** Renders with the current sources. Styles come with the scripts, so a page is unstyled for a moment: development only. */
async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  try {
    const { createRenderPage } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as RenderModule;
    const { createClient } = await vite.ssrLoadModule('@yantra/client');
    const renderPage = createRenderPage({
      script: '/src/entry-client.tsx',
      start: '/src/start/start.ts',
      preload: [],
      pages: {},
      styles: [],
      fonts: [],
      devanagari: { styles: ['/src/fonts/devanagari.css'], fonts: [] },
    });
    const page = await renderPage({
      url,
      origin: `http://${request.headers.host ?? `${settings.host}:${settings.port}`}`,
      cookies: cookiesOf(request.headers.cookie ?? ''),
      api: (createClient as (options: object) => unknown)({ apiUrl }),
      payments: { mode: settings.gateway.mode, hasTestPage: settings.gateway.mode !== 'production' },
    });
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(await vite.transformIndexHtml(url, page.html));
  } catch (error) {
    const failure = error as Error;
    vite.ssrFixStacktrace(failure);
    console.error(failure.stack);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(failure.stack);
  }
}

function cookiesOf(header: string): Record<string, string> {
  const pairs = header.split(/;\s*/).filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1))]),
  );
}

function end(code: number, sentence?: string): void {
  if (sentence !== undefined) console.error(sentence);
  api.removeAllListeners('exit');
  api.kill('SIGTERM');
  // Vite may take long to close, and none of its work matters.
  void setTimeout(1500, undefined, { ref: false }).then(() => process.exit(code));
  api.once('exit', () => process.exit(code));
}

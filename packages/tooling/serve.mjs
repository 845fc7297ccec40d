/**
 * The second half of `npm start`: puts the built pieces together and serves. Plain JavaScript on built packages: Node then loads
 * no TypeScript, which is worth about 40 MB of the server's memory.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { demoAccounts, demoPassword, runServer, startDemo } from '@yantra/server';
import { embedBuild } from './embed-build.mjs';
import { needsSimulator, startSimulator } from './gateway.mjs';

/** The screens of the dashboard are named from its folder. */
const dashboard = '../packages/widgets/dashboard/src/';

const fromRoot = (/** @type {string} */ path) => new URL(`../../${path}`, import.meta.url);
const clientFolder = fromRoot('site/dist/client/');

if (process.channel) {
  // Whoever holds the other end, run.mjs or the tests, is gone: end too.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
// Beside what is loaded here.
const starting = needsSimulator(process.env) ? startSimulator(process.env) : undefined;
/** @type {{ createRenderPage: (assets: SiteAssets) => import('@yantra/server').RenderPage }} */
const { createRenderPage } = await import(fromRoot('site/dist/server/entry-server.js').href);
/** @type {{ carouselDrawing: import('@yantra/server').CarouselDrawing }} */
const { carouselDrawing } = await import(fromRoot('packages/embed/dist/served/carousel-drawing.js').href);
const partnerFolder = fromRoot('packages/embed/partner/');
// Whoever runs it at a terminal reads addresses and troubles; in production every request is logged.
if (process.env['NODE_ENV'] !== 'production') process.env['LOG_LEVEL'] ??= 'warn';
const gateway = await starting;
// Nobody could pay; it has said why it could not start.
if (gateway === undefined && needsSimulator(process.env)) process.exit(1);
const server = await runServer({
  env: { ...process.env, ...gateway?.settings },
  lastly: gateway?.stop,
  renderPage: createRenderPage(siteAssets()),
  staticDir: clientFolder.pathname,
  embed: embedBuild(),
  storybookDir: fromRoot('.storybook/dist/').pathname,
  carouselDrawing,
  ...(existsSync(partnerFolder) ? { partner: { folder: partnerFolder.pathname } } : {}),
  seed: startDemo,
});
if (server === undefined) await gateway?.stop();
if (server && gateway) console.log(`Payment gateway (simulator, no money moves): ${gateway.url}`);
if (server?.settings.seed === 'demo') {
  const { admin, supplier, user } = demoAccounts;
  console.log(`Demo accounts: admin ${admin}, supplier ${supplier}, user ${user}, password ${demoPassword}`);
}
// Whoever started us as a child, like the journeys, learns that pages are answered now.
if (server) process.send?.({ url: server.url, partnerUrl: server.partnerUrl, gatewayUrl: gateway?.url });

if (server && process.argv.includes('--storybook') && process.env['NODE_ENV'] !== 'production')
  bringStorybook(server.url);

/**
 * Builds Storybook where its sources changed, when everything else is there: in a process of its own that gives way to all others, and that
 * ends when this one does, since it holds the other end of its channel.
 * @param {string} url of the site
 */
function bringStorybook(url) {
  const command = fileURLToPath(new URL('src/commands/storybook-build.ts', import.meta.url));
  const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, command], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.on('error', () => undefined);
  if (child.pid !== undefined) setPriority(child.pid, 19);
  child.on('exit', (code) => {
    if (code === 0) console.log(`Storybook: ${url}/storybook`);
    else if (code === 1)
      console.log('Storybook could not be built; npm run storybook:build says why. Everything else runs.');
  });
  child.unref();
  child.channel?.unref();
}

/**
 * Which files of the client build a page needs, from Vite's manifest; addresses, as the site's `createRenderPage` takes them.
 * @typedef {{ script: string, preload: string[], pages: Record<string, string[]>, styles: string[], fonts: string[] }} SiteAssets
 * @typedef {{ file: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], assets?: string[] }} Chunk
 * @returns {SiteAssets}
 */
function siteAssets() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8'));
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry, file }) => isEntry && file.endsWith('.js'));
  if (!entry) throw new Error('The site’s client build has no entry.');
  const address = (/** @type {string} */ file) => `/${file}`;
  const entryFiles = reachedFrom(entry);
  const pages = Object.entries(manifest)
    .filter(([name, { isDynamicEntry }]) => isDynamicEntry && (name.endsWith('.page.ts') || name.startsWith(dashboard)))
    .map(([name, chunk]) => [
      name.replace(dashboard, ''),
      [chunk.file, ...reachedFrom(chunk)].filter((file) => !entryFiles.has(file)).map(address),
    ]);
  return {
    script: address(entry.file),
    preload: [...entryFiles].map(address),
    pages: Object.fromEntries(pages),
    styles: chunks.filter(({ file }) => file.endsWith('.css')).map(({ file }) => address(file)),
    fonts: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map(address),
  };

  /** The files a chunk imports at once, and theirs. */
  function reachedFrom(/** @type {Chunk} */ chunk, /** @type {Set<string>} */ found = new Set()) {
    for (const name of chunk.imports ?? []) {
      const next = manifest[name];
      if (!next || next === entry || found.has(next.file)) continue;
      found.add(next.file);
      reachedFrom(next, found);
    }
    return found;
  }
}

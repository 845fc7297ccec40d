/** The two pages of the map bench, built and served from memory, with the answers of a seeded database. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { MeasuredMarket } from '@yantra/server/testing';
import { resolve } from '@yantra/tooling/vite';
import { root } from '@yantra/tooling/workspace';
import { build, type Plugin } from 'vite';
import { scripts } from './scripts.ts';

export const makers = ['ours', 'plain'] as const;
export type Maker = (typeof makers)[number];

const home = (path: string) => join(root, path);

/** Reads the pages' scripts, and resolves their imports like the site; Leaflet like the package of maps, which alone has it. */
const pageScripts: Plugin = {
  name: 'bench-pages',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith('bench:')) return source;
    if (!importer?.startsWith('bench:')) return null;
    if (source === 'supercluster') return fileURLToPath(import.meta.resolve('supercluster'));
    const asker = source.startsWith('leaflet/') ? 'packages/map/src/index.ts' : 'site/src/entry-client.tsx';
    return this.resolve(source, home(asker), { skipSelf: true });
  },
  load: (id) => (id.startsWith('bench:') ? scripts[id.slice('bench:'.length) as Maker] : null),
};

interface File {
  readonly body: Buffer;
  readonly type: string;
}

async function bundle(maker: Maker): Promise<Map<string, File>> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    resolve,
    plugins: [pageScripts],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { [maker]: `bench:${maker}` },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    outputs.map((file) => {
      const body = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      return [`/${file.fileName}`, { body, type: file.fileName.endsWith('.css') ? 'text/css' : 'text/javascript' }];
    }),
  );
}

const pageOf = (maker: Maker, files: ReadonlyMap<string, File>, zoom: string) => {
  const sheets = [...files.keys()].filter((name) => name.endsWith('.css'));
  const links = sheets.map((name) => `<link rel="stylesheet" href="${name}">`).join('');
  return `<!doctype html><html lang="en"><title>${maker}</title><meta name="viewport" content="width=device-width">${links}
<style>#map{min-height:400px}.leaflet-container{height:400px;position:relative;overflow:hidden}.leaflet-pane,.leaflet-pane>svg,.leaflet-pane>canvas{position:absolute;left:0;top:0}</style>
<body data-zoom="${zoom}"><div id="map"></div><script type="module" src="/${maker}.js"></script>`;
};

/** Shaped like the server's answers: a page of machines beside the envelope, all else in `data`. */
const answerOf = (path: string, found: unknown) => ({
  success: true,
  message: 'OK',
  ...(path === '/api/Map/Viewport' ? { data: found } : (found as object)),
});

/** Serves both pages at `/ours?zoom=` and `/plain?zoom=`. */
export async function servePages(market: MeasuredMarket, port: number): Promise<{ close: () => Promise<void> }> {
  const bundles = { ours: await bundle('ours'), plain: await bundle('plain') };
  const points = gzipSync(JSON.stringify(await market.points()), { level: 9 });
  const answer = async ({ pathname, searchParams }: URL): Promise<unknown> => {
    const [south = 0, west = 0, north = 0, east = 0] = (searchParams.get('bounds') ?? '').split(',').map(Number);
    const bounds = { south, west, north, east };
    if (pathname === '/api/Map/Viewport') return market.viewport({ bounds, zoom: Number(searchParams.get('zoom')) });
    return market.search({ bounds, page: 1, pageSize: Number(searchParams.get('pageSize')) });
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const maker = makers.find((one) => url.pathname === `/${one}`);
    const file = bundles.ours.get(url.pathname) ?? bundles.plain.get(url.pathname);
    const send = (type: string, encoding: string, body: Buffer) =>
      response.writeHead(200, { 'content-type': type, 'content-encoding': encoding }).end(body);
    if (maker) {
      send('text/html', 'gzip', gzipSync(pageOf(maker, bundles[maker], url.searchParams.get('zoom') ?? '11')));
    } else if (url.pathname === '/points.json') send('application/json', 'gzip', points);
    else if (file) send(file.type, 'br', brotliCompressSync(file.body));
    else if (url.pathname.startsWith('/api/')) {
      answer(url).then(
        (found) => send('application/json', 'gzip', gzipSync(JSON.stringify(answerOf(url.pathname, found)))),
        () => response.writeHead(500).end(),
      );
    } else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { close: () => new Promise<void>((closed) => server.close(() => closed())) };
}

/** A page with only the search box, built like the site and served from memory; it is answered at once, so that only the box is measured. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { resolve } from '@yantra/tooling/vite';
import { root } from '@yantra/tooling/workspace';
import { build, type Plugin } from 'vite';

/** As on a page of the marketplace: React, a scope, the widget. Its imports are resolved from where the packages are, not from here. */
const script = `import '@yantra/ui/styles.css';
import '@yantra/equipment-search/styles.css';
import { createClient } from '@yantra/client';
import { EquipmentSearch } from '@yantra/equipment-search';
import { defaultCity } from '@yantra/places';
import { createScope, ScopeProvider } from '@yantra/state';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const scope = createScope({
  client: createClient({ apiUrl: '' }),
  siteUrl: '',
  cityStore: { read: () => undefined, write: () => undefined },
  defaultCity,
});
createRoot(document.getElementById('search')).render(
  createElement(ScopeProvider, { value: scope }, createElement(EquipmentSearch)),
);
`;
const entry = 'bench:suggestions';

const pageScript: Plugin = {
  name: 'bench-page',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === entry) return source;
    return importer === entry
      ? this.resolve(source, join(root, 'site/src/entry-client.tsx'), { skipSelf: true })
      : null;
  },
  load: (id) => (id === entry ? script : null),
};

async function bundle(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    resolve,
    plugins: [pageScript],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { search: entry }, output: { entryFileNames: '[name].js' } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)] as const),
  );
}

const times = <One>(count: number, make: (place: number) => One): One[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** The longest list the server sends, different for every text, so that no row can stay. */
const suggestionsFor = (text: string) => ({
  types: times(5, (place) => ({
    type: `${text} kind ${place}`,
    name: `${text} ट्रैक्टर ${place}`,
    also: [`${text} hyva`, 'dumper', `tipping ${text}`],
    count: place === 0 ? 0 : 12 * place,
    ...(place === 0 && { nearest: { id: '21', name: 'Nashik', distanceKm: 142, count: 2 } }),
  })),
  machines: times(5, (place) => ({ name: `${text} 575 DI XP Plus ${place}` })),
  categories: times(5, (place) => ({ id: place + 1, name: `${text} and haulage ${place}` })),
  cities: times(5, (place) => ({
    id: `${place}`,
    name: `${text}pur`,
    state: `State ${place}`,
    latitude: 19,
    longitude: 75,
  })),
});

/** Serves the page at `/`. */
export async function servePage(port: number): Promise<{ close: () => Promise<void> }> {
  const files = await bundle();
  const sheets = [...files.keys()].filter((file) => file.endsWith('.css'));
  const page = `<!doctype html><html lang="en"><title>Search</title><meta name="viewport" content="width=device-width">${sheets
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')}<body><div id="search"></div><script type="module" src="/search.js"></script>`;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body);
    const file = files.get(pathname);
    if (file !== undefined) send(pathname.endsWith('.css') ? 'text/css' : 'text/javascript', file);
    else if (pathname === '/') send('text/html', page);
    else if (pathname.startsWith('/api/')) {
      const data = suggestionsFor(searchParams.get('text') ?? '');
      send('application/json', JSON.stringify({ success: true, message: 'OK', data }));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { close: () => new Promise<void>((closed) => server.close(() => closed())) };
}

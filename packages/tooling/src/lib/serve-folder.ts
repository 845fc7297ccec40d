/** A built app on an origin of its own. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface Served {
  readonly url: string;
  readonly close: () => void;
}

/** @param written changes texts as they are sent, e.g. the address in a sample to the marketplace's own: the files stay what was built of it */
export async function serveFolder(folder: string, written: (text: string) => string = (text) => text): Promise<Served> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    // Browsers ask for it where a page names no icon.
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    const file = fileFor(join(folder, decodeURIComponent(pathname)));
    if (file === undefined) return void response.writeHead(404).end();
    const type = types[extname(file)];
    response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' });
    const bytes = readFileSync(file);
    response.end(type === undefined ? bytes : written(bytes.toString('utf8')));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** As static hosts find it: `/` and `/page` are `index.html` and `page.html`. */
const fileFor = (path: string): string | undefined =>
  [path, join(path, 'index.html'), `${path}.html`].find((file) => existsSync(file) && statSync(file).isFile());

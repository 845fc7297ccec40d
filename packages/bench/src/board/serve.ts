import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedFile {
  readonly type: string;
  readonly text: string;
}

export interface Host {
  readonly url: string;
  readonly close: () => void;
}

/** Answers by path on an origin of its own, to any other; what has no answer is not there. */
export async function serveFiles(
  answer: (path: string) => ServedFile | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Host> {
  const server = createServer(({ url = '/' }, response) => {
    const file = answer(url.split('?')[0] ?? '/');
    if (!file) return void response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    response.writeHead(200, {
      'content-type': `${file.type}; charset=utf-8`,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      ...headers,
    });
    response.end(file.text);
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

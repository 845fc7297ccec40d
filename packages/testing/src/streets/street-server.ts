/** A server of streets for tests, as a provider or a storage is one: pictures by zoom, column and row, and one PMTiles file by parts. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { streetFile } from './street-file.ts';
import { type Feature, isIn, pune, townAround } from './town.ts';

/** How it answers; may be changed while it runs. */
export interface StreetManner {
  /** Without this key in the query it answers 403. */
  key?: string;
  /** It takes so long, in milliseconds. */
  delayMs?: number;
  /** It answers 500 to everything. */
  isDead?: boolean;
}

export interface StreetServer {
  readonly url: string;
  readonly manner: StreetManner;
  /** The paths that were asked for, with the range of each. */
  readonly asked: string[];
  readonly stop: () => Promise<void>;
}

const features = townAround(pune);
const strokes: Readonly<Record<string, readonly [colour: string, width: number]>> = {
  minor_road: ['#fff', 3],
  major_road: ['#fff', 7],
  highway: ['#f6c667', 9],
};

/** A tile as a picture. */
function picture(z: number, x: number, y: number): string {
  const tiles = 2 ** z;
  const at = ({ points }: Feature) =>
    points
      .map(([right, down]) => `${((right * tiles - x) * 256).toFixed(1)},${((down * tiles - y) * 256).toFixed(1)}`)
      .join(' ');
  const drawn = features
    .filter((one) => one.from <= z && isIn(one, x / tiles, y / tiles, 1 / tiles))
    .map((one) => {
      const kind = String(one.facts['kind']);
      if (one.shape === 'area') {
        const fill = { water: '#a9cdd9', landuse: '#cfe3bd' }[one.layer];
        return fill ? `<polygon points="${at(one)}" fill="${fill}"/>` : '';
      }
      if (one.shape === 'point') {
        const [across = 0, down = 0] = at(one).split(',').map(Number);
        return `<text x="${across}" y="${down}" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#443">${one.facts['name']}</text>`;
      }
      const [colour, width] = strokes[kind] ?? ['#fff', 2];
      return `<polyline points="${at(one)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0h256v256H0z" fill="#ece7dc"/>${drawn.join('')}</svg>`;
}

/** Answers a part of the file, as storages do. */
function sendPart(file: Uint8Array, { headers }: IncomingMessage, response: ServerResponse): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const from = Number(first ?? 0);
  const to = Math.min(Number(last ?? file.length), file.length - 1);
  response.writeHead(first === undefined ? 200 : 206, {
    'content-type': 'application/octet-stream',
    'content-range': `bytes ${from}-${to}/${file.length}`,
    'content-length': to - from + 1,
    etag: '"1"',
  });
  response.end(file.subarray(from, to + 1));
}

export async function startStreets(manner: StreetManner = {}): Promise<StreetServer> {
  const file = await streetFile();
  const asked: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://streets');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'range, if-match');
    response.setHeader('access-control-expose-headers', 'etag, content-range');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    asked.push([pathname, request.headers.range].filter(Boolean).join(' '));
    if (manner.isDead) return response.writeHead(500).end();
    if (manner.key !== undefined && searchParams.get('key') !== manner.key) return response.writeHead(403).end();
    if (pathname.endsWith('.pmtiles')) return sendPart(file, request, response);
    const [z, x, y] = pathname.slice(1).replace('.png', '').split('/').map(Number);
    if (z === undefined || x === undefined || y === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture(z, x, y));
  };
  const server = createServer((request, response) => {
    if (manner.delayMs) setTimeout(() => void answer(request, response), manner.delayMs);
    else void answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    manner,
    asked,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

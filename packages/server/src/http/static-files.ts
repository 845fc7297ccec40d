import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { compress, type Encoding, encodingFor, isCompressible, leastBytes } from './compression.ts';
import { etagOf, isKnown } from './read-cache.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A folder of built files. */
export interface StaticFiles {
  /** Whether there is a file at a path below the folder. */
  has(path: string): Promise<boolean>;
  /** Sends the file at a path below the folder. @throws AppError `route.unknown` when there is none */
  send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** How a folder is served. */
export interface StaticFilesOptions {
  readonly folder: string;
  /** `Cache-Control` by the path of the file. */
  readonly cacheControl: (path: string) => string;
  /** Changes a text before it is sent, e.g. to put an address in. */
  readonly rewrite?: (path: string, text: string) => string;
  /** Headers besides, by the path and the content that is sent. */
  readonly headers?: (path: string, content: Buffer) => Readonly<Record<string, string>>;
  /** Compressed copies kept in memory, at most; more are made anew each time. */
  readonly keptBytes?: number;
  /** How hard it is compressed; `kept`, the hardest, unless given. */
  readonly compression?: 'kept' | 'live';
}

interface Kept {
  readonly version: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly packed: Map<Encoding, Buffer>;
}

/** Names with a hash of their content in them never change (`cards-B1x_9aQz.js`). */
export const hasHash = (path: string): boolean => /[-.][A-Za-z0-9_-]{6,}\.\w+$/.test(path);

/** For files that never change. */
export const immutable = 'public, max-age=31536000, immutable';

/** Serves a folder from memory; a file that changed on disk is read again, so a new build needs no restart. */
export function createStaticFiles({
  folder,
  cacheControl,
  rewrite,
  headers = () => ({}),
  keptBytes = 12_000_000,
  compression = 'kept',
}: StaticFilesOptions): StaticFiles {
  const root = resolve(folder);
  const kept = new Map<string, Kept>();
  let held = 0;

  async function load(path: string): Promise<Kept | undefined> {
    const file = await insideOf(root, path);
    if (file === undefined) return undefined;
    const facts = await stat(file);
    if (!facts.isFile()) return undefined;
    const version = `${facts.mtimeMs}.${facts.size}`;
    const known = kept.get(file);
    if (known?.version === version) return known;
    const raw = await readFile(file);
    const plain = rewrite === undefined ? raw : rewritten(path, raw, rewrite);
    const fresh: Kept = { version, etag: etagOf(plain), headers: headers(path, plain), plain, packed: new Map() };
    if (known !== undefined) held -= known.plain.length;
    if (held + plain.length <= keptBytes) {
      kept.set(file, fresh);
      held += plain.length;
    } else kept.delete(file);
    return fresh;
  }

  return {
    has: async (path) => (await load(path)) !== undefined,
    async send(path, request, reply) {
      const file = await load(path);
      if (file === undefined) throw new AppError('route.unknown');
      const type = types[extname(path)] ?? 'application/octet-stream';
      reply
        .headers({ ...file.headers, 'cache-control': cacheControl(path), etag: file.etag, vary: 'accept-encoding' })
        .type(type);
      if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
      const isWorthIt = isCompressible(type) && file.plain.length >= leastBytes;
      const encoding = isWorthIt ? encodingFor(request.headers['accept-encoding']) : 'identity';
      if (encoding === 'identity') return reply.send(file.plain);
      const bytes = file.packed.get(encoding) ?? (await compress(file.plain, encoding, compression));
      file.packed.set(encoding, bytes);
      return reply.header('content-encoding', encoding).send(bytes);
    },
  };
}

const rewritten = (path: string, raw: Buffer, rewrite: (path: string, text: string) => string): Buffer =>
  /\.(html|js|json|css|svg|txt|webmanifest)$/.test(path) ? Buffer.from(rewrite(path, raw.toString('utf8'))) : raw;

/** The real file of a path, only when it lies below the folder: neither dots nor links lead out. */
async function insideOf(root: string, path: string): Promise<string | undefined> {
  if (path.includes('\0') || path.split(/[/\\]/).some((part) => part.startsWith('.'))) return undefined;
  try {
    const [file, base] = await Promise.all([realpath(join(root, path)), realpath(root)]);
    return file.startsWith(base + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { compress, type Encoding, encodingFor, isCompressible, leastBytes } from './compression.ts';
import { type FileSource, folderSource, type FoundFile } from './file-source.ts';
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
export type StaticFiles = ReturnType<typeof createStaticFiles>;

/** How a folder is served. */
export interface StaticFilesOptions {
  /** A folder, or another source of files. */
  readonly folder: string | FileSource;
  /** `Cache-Control` by the path of the file. */
  readonly cacheControl: (path: string) => string;
  /** Changes a text before it is sent, e.g. to insert an address. */
  readonly rewrite?: (path: string, text: string) => string;
  /** Further headers, by path and content. */
  readonly headers?: (path: string, content: Buffer) => Readonly<Record<string, string>>;
  /** The most bytes in memory; the least recently used go first. */
  readonly keptBytes?: number;
}

/** A file in the encodings requested so far. */
interface Kept {
  readonly version: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Unencoded. */
  readonly length: number;
  readonly bodies: Map<Encoding, Buffer>;
}

/** A name with a hash of its content never changes (`cards-B1x_9aQz.js`). */
export const hasHash = (path: string): boolean => /[-.][A-Za-z0-9_-]{6,}\.\w+$/.test(path);

/** For files that never change. */
export const immutable = 'public, max-age=31536000, immutable';

/** The suffix of a file's packed copy, compressed as hard as brotli can by the build. It has no address of its own. */
const packedEnding = '.br';

/**
 * Serves built files. Packed copies are sent as they are; anything else is compressed quickly on request, since the best brotli takes a second for a large
 * script.
 */
export function createStaticFiles({
  folder,
  cacheControl,
  rewrite,
  headers,
  keptBytes = 12_000_000,
}: StaticFilesOptions) {
  const source = typeof folder === 'string' ? folderSource(folder) : folder;
  const kept = createKept(keptBytes);
  const underWay = new Map<string, Promise<Buffer>>();

  const find = async (path: string) => (path.endsWith(packedEnding) ? undefined : source.find(path));

  async function plainOf(path: string, found: FoundFile): Promise<Buffer> {
    const raw = await found.read();
    return rewrite === undefined ? raw : rewritten(path, raw, rewrite);
  }

  /** A file's headers. */
  async function headOf(path: string, found: FoundFile): Promise<Kept> {
    const known = kept.get(path);
    if (known?.version === found.version) return known;
    const plain = await plainOf(path, found);
    const bodies = new Map([['identity', plain] as const]);
    return {
      version: found.version,
      etag: etagOf(plain),
      headers: headers?.(path, plain),
      length: plain.length,
      bodies,
    };
  }

  async function packedBy(path: string, found: FoundFile): Promise<Buffer | undefined> {
    const packed = rewrite === undefined ? await source.find(path + packedEnding) : undefined;
    // An older one belongs to another file.
    return packed !== undefined && packed.at >= found.at ? packed.read() : undefined;
  }

  async function madeBody(path: string, found: FoundFile, file: Kept, encoding: Encoding): Promise<Buffer> {
    const ready = file.bodies.get(encoding) ?? (encoding === 'br' ? await packedBy(path, found) : undefined);
    const body = ready ?? (await compress(file.bodies.get('identity') ?? (await plainOf(path, found)), encoding));
    // The plain bytes were read for the tag; they are kept only if requested plain.
    file.bodies.delete('identity');
    file.bodies.set(encoding, body);
    kept.set(path, file);
    return body;
  }

  /* Concurrent requests share one encoding. */
  function bodyOf(path: string, found: FoundFile, file: Kept, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${found.version} ${path}`;
    const already = underWay.get(key);
    if (already !== undefined) return already;
    const making = madeBody(path, found, file, encoding).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  return {
    /** Whether there is a file at a path below the folder. */
    has: async (path: string): Promise<boolean> => (await find(path)) !== undefined,
    /** Sends the file at a path below the folder. @throws AppError `route.unknown` when there is none */
    async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const found = await find(path);
      if (found === undefined) throw new AppError('route.unknown');
      const file = await headOf(path, found);
      const type = types[extname(path)] ?? 'application/octet-stream';
      reply
        .headers({ ...file.headers, 'cache-control': cacheControl(path), etag: file.etag, vary: 'accept-encoding' })
        .type(type);
      if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
      const isWorthIt = isCompressible(type) && file.length >= leastBytes;
      const encoding = isWorthIt ? encodingFor(request.headers['accept-encoding']) : 'identity';
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(await bodyOf(path, found, file, encoding));
    },
  };
}

/** Files in memory, limited in bytes; the least recently used go first. */
function createKept(mostBytes: number) {
  const entries = new Map<string, { readonly file: Kept; readonly size: number }>();
  let held = 0;
  const forget = (path: string) => {
    held -= entries.get(path)?.size ?? 0;
    entries.delete(path);
  };
  return {
    get: (path: string) => entries.get(path)?.file,
    set(path: string, file: Kept) {
      forget(path);
      const size = [...file.bodies.values()].reduce((sum, bytes) => sum + bytes.length, 512);
      entries.set(path, { file, size });
      held += size;
      for (const oldest of entries.keys()) {
        if (held <= mostBytes) break;
        forget(oldest);
      }
    },
  };
}

const rewritten = (path: string, raw: Buffer, rewrite: (path: string, text: string) => string): Buffer =>
  /\.(html|js|json|css|svg|txt|webmanifest)$/.test(path) ? Buffer.from(rewrite(path, raw.toString())) : raw;

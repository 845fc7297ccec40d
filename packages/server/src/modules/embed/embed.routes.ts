import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileSource } from '../../http/file-source.ts';
import { prefixes } from '../../http/paths.ts';
import { type StaticFiles, createStaticFiles, hasHash, immutable } from '../../http/static-files.ts';
import { type Release, loaderName } from './releases.ts';

/** The folders of the embed's files. */
export interface EmbedFolders {
  /** The current `/embed/v1/`. */
  readonly folder: string;
  /** Kept builds and versions: earlier ones, and those of other processes. */
  readonly kept?: FileSource | undefined;
  /** The version in snippets. */
  readonly release?: Release | undefined;
}

/* The loader retries a build's folder under such a name, after a file failed to load. Not for versions: pages check their names. */
const otherName = /(?<=^[0-9a-f]{8})~{1,99}\//;

/* Snippets that were pasted before the sheet of a carousel's place kept its name. */
const earlierPlace = /^place-[\w-]{8}(?=\.css$)/;

type WithPath = { Params: { '*': string } };
type WithVersion = { Params: { '*': string; version: string } };

const shortly = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * The loader and the folder of its files: for every site, the folder cached for ever, the entry for minutes. A version (`/embed/1.2.3/`) is cached for ever
 * completely. Earlier builds are served while they are kept: open pages still name them.
 */
export function embedRoutes(http: FastifyInstance, { folder, kept }: EmbedFolders): void {
  const current = createStaticFiles({
    folder,
    // The elements' descriptions keep their names, which only look like hashes.
    cacheControl: (path) => (path.includes('/') || (hasHash(path) && !path.endsWith('.json')) ? immutable : shortly),
  });
  const earlier = kept === undefined ? undefined : createStaticFiles({ folder: kept, cacheControl: () => immutable });
  const forEverybody = (reply: FastifyReply) =>
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });

  /** From the first folder that has it. */
  async function send(
    places: readonly (readonly [StaticFiles, path: string])[],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    forEverybody(reply);
    for (const [files, path] of places.slice(0, -1)) if (await files.has(path)) return files.send(path, request, reply);
    const [files, path] = places.at(-1) ?? [current, ''];
    return files.send(path, request, reply);
  }

  http.get<WithPath>(`${prefixes.embed}*`, (request, reply) => {
    const path = request.params['*'].replace(otherName, '/').replace(earlierPlace, 'place');
    // Other kept files do not belong to this path.
    const isOfBuild = /^[0-9a-f]{8}\//.test(path);
    return send([[current, path], ...(earlier && isOfBuild ? [[earlier, path] as const] : [])], request, reply);
  });
  if (earlier === undefined) return;
  http.get<WithVersion>('/embed/:version(^\\d+\\.\\d+\\.\\d[-0-9a-f]*$)/*', (request, reply) => {
    const { version, '*': path } = request.params;
    return send([[earlier, path === loaderName ? `${version}/${path}` : path]], request, reply);
  });
}

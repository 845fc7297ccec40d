import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileSource } from '../../http/file-source.ts';
import { prefixes } from '../../http/paths.ts';
import { type StaticFiles, createStaticFiles, hasHash, immutable } from '../../http/static-files.ts';
import { type Release, loaderName } from './releases.ts';

/** Where the embed's files are. */
export interface EmbedFolders {
  /** What `/embed/v1/` serves now. */
  readonly folder: string;
  /** Builds and versions that are kept: those of before, and what another process serves already. */
  readonly kept?: FileSource | undefined;
  /** The version as snippets name it. */
  readonly release?: Release | undefined;
}

/* By such a name the loader asks for the folder of a build anew, once something of it did not come. Not for a version: its names are what a page checks. */
const otherName = /(?<=^[0-9a-f]{8})~{1,99}\//;

type WithPath = { Params: { '*': string } };
type WithVersion = { Params: { '*': string; version: string } };

const shortly = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * The loader and the folder of files it names: for every site, the folder for good, the entry for minutes. A version (`/embed/1.2.3/`) is for good
 * whole. Files of earlier builds are served as long as they are kept: pages that run still name them.
 */
export function embedRoutes(http: FastifyInstance, { folder, kept }: EmbedFolders): void {
  const current = createStaticFiles({
    folder,
    // What describes the elements keeps its name; its words only look like a hash.
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
    const path = request.params['*'].replace(otherName, '/');
    // What is kept beside the builds is not the evergreen's.
    const isOfBuild = /^[0-9a-f]{8}\//.test(path);
    return send([[current, path], ...(earlier && isOfBuild ? [[earlier, path] as const] : [])], request, reply);
  });
  if (earlier === undefined) return;
  http.get<WithVersion>('/embed/:version(^\\d+\\.\\d+\\.\\d+$)/*', (request, reply) => {
    const { version, '*': path } = request.params;
    return send([[earlier, path === loaderName ? `${version}/${path}` : path]], request, reply);
  });
}

import type { FileSource } from '../http/file-source.ts';
import { siteBuild } from '../modules/builds/build.ts';
import { buildsTexts } from '../modules/builds/builds.messages.ts';
import { noteFoundBuilds } from '../modules/builds/found-builds.ts';
import { createKeptBuilds, type KeptBuilds, type KeptBuildsParts } from '../modules/builds/kept-builds.ts';
import type { EmbedFolders } from '../modules/embed/embed.routes.ts';
import { keepArchives, versionOf } from '../modules/embed/keep-archives.ts';
import { type EmbedBuild, keepRelease } from '../modules/embed/releases.ts';

/** The files that a server serves to browsers. */
export interface OwnBuilds {
  /** The site's client files. */
  readonly staticDir?: string | undefined;
  readonly embed?: EmbedBuild | undefined;
}

/** The kept builds of a running server. */
export interface OpenBuilds extends Pick<KeptBuilds, 'tidy' | 'flush'> {
  readonly keptFiles: FileSource;
  readonly embed: EmbedFolders | undefined;
}

/** Stores this process's files for all processes. Rejects if that fails: pages would name files that others lack. */
export async function openBuilds(parts: KeptBuildsParts, { staticDir, embed }: OwnBuilds): Promise<OpenBuilds> {
  const { db, store, logger } = parts;
  const builds = createKeptBuilds(parts);
  await noteFoundBuilds(parts);
  if (staticDir !== undefined) await builds.keep(await siteBuild(staticDir));
  const release = embed && (await keepRelease({ ...embed, version: await versionOf(embed) }, { db, store, builds }));
  if (release !== undefined && release.build !== embed?.build) {
    logger.warn({ version: release.version }, buildsTexts.embedVersion);
  }
  if (embed?.released !== undefined) await keepArchives(embed.released, parts);
  return {
    keptFiles: builds.source('site'),
    embed: embed && { folder: embed.folder, kept: builds.source('embed'), release },
    tidy: () => builds.tidy(),
    flush: () => builds.flush(),
  };
}

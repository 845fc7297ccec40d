import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { archivedBuilds, buildOfVersion, type KeptBuildsParts, loaderOf, typeOfAny } from '../builds/index.ts';
import { archiveFileOf, readArchive, versionOfArchive } from './archive.ts';
import { embedTexts } from './embed.messages.ts';
import { type EmbedBuild, loaderName, releaseFileOf } from './releases.ts';

/* Smaller gains nothing over the network. */
const leastPacked = 1024;
/* A tenth of the time of the best, for five hundredths more bytes: it is done while the server starts. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/**
 * Puts the released versions that the project keeps where pinned snippets find them: a new marketplace has all of them, and one that lost its files gets
 * them back. A version that this marketplace has served from another build stays as it was. A failure is only logged: the version of now works without.
 * @param folder of the archives
 */
export async function keepArchives(folder: string, parts: KeptBuildsParts): Promise<void> {
  for (const file of (await readdir(folder)).toSorted()) {
    const version = versionOfArchive(file);
    if (version === undefined) continue;
    try {
      await keepArchive(version, join(folder, file), parts);
    } catch (error) {
      parts.logger.warn({ err: error, version }, embedTexts.archiveNotKept);
    }
  }
}

/**
 * The version of a build that a process serves. A build that differs from what was released under its number, as between two releases, has its own name behind
 * it: `1.2.3-1a2b3c4d`. So a number always means what was released.
 */
export async function versionOf({ version, build, released }: EmbedBuild): Promise<string> {
  if (released === undefined) return version;
  const file = join(released, archiveFileOf(version));
  const bytes = await readFile(file).catch(() => undefined);
  return bytes === undefined || readArchive(bytes).build === build ? version : `${version}-${build}`;
}

async function keepArchive(version: string, file: string, parts: KeptBuildsParts): Promise<void> {
  const { db, store } = parts;
  const builds = archivedBuilds(parts);
  if (await builds.isWhole(version)) return;
  const archive = readArchive(await readFile(file));
  const { files: texts, calls: _calls, day: _day, ...release } = archive;
  const served = await builds.buildNow(version);
  if (served !== undefined && served !== archive.build) return;
  await builds.put(archive.build, filesOf(texts, `${archive.build}/`));
  await buildOfVersion(db, version, archive.build);
  await store.writeNew(loaderOf(version), Buffer.from(texts[loaderName] ?? ''), typeOfAny);
  await store.writeNew(releaseFileOf(version), Buffer.from(JSON.stringify(release)), typeOfAny);
}

/** The files of the build, each with its packed copy. */
function filesOf(texts: Readonly<Record<string, string>>, folder: string): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const [path, text] of Object.entries(texts)) {
    if (!path.startsWith(folder)) continue;
    const bytes = Buffer.from(text);
    files.set(path.slice(folder.length), bytes);
    if (bytes.length >= leastPacked)
      files.set(`${path.slice(folder.length)}.br`, brotliCompressSync(bytes, { params }));
  }
  return files;
}

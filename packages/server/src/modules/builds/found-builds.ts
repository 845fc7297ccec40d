import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import type { FileStore } from '../files/index.ts';
import * as queries from './builds.queries.ts';

const isBuild = (folder: string): boolean => /^[0-9a-f]{8}$/.test(folder);
const isVersion = (folder: string): boolean => /^\d+\.\d+\.\d+$/.test(folder);
const releaseSchema = z.object({ build: z.string() });

/** Builds of the embed stored before there were records: recorded once, if the database has none. */
export async function noteFoundBuilds({
  db,
  store,
  clock,
}: {
  readonly db: Db;
  readonly store: FileStore;
  readonly clock: Clock;
}): Promise<void> {
  if (!(await queries.isWithoutBuilds(db))) return;
  const folders = new Map<string, string[]>();
  for (const key of await store.list('')) {
    const [folder = '', ...path] = key.split('/');
    folders.set(folder, [...(folders.get(folder) ?? []), path.join('/')]);
  }
  for (const [build, files] of folders) {
    if (isBuild(build)) await queries.noteFound(db, { build, kind: 'embed', files }, clock.now());
  }
  for (const version of [...folders.keys()].filter(isVersion)) {
    const release = await store.read(`${version}/release.json`);
    const { build } = release === undefined ? {} : releaseSchema.parse(JSON.parse(release.toString('utf8')));
    if (build !== undefined && folders.has(build)) await queries.buildOfVersion(db, version, build);
  }
}

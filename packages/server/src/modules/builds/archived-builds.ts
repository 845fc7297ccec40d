import { eachOf } from '../../jobs/each-of.ts';
import { loaderOf } from './build-index.ts';
import * as queries from './builds.queries.ts';
import { atOnce, type KeptBuildsParts, typeOfAny } from './kept-builds.ts';

/** Builds of released versions, brought from outside: no process serves them as its own. */
export function archivedBuilds({ db, store, clock }: KeptBuildsParts) {
  const buildNow = async (version: string): Promise<string | undefined> =>
    (await queries.releasedBuilds(db)).get(version);

  return {
    /** The build of a version, if this marketplace has one. */
    buildNow,
    /** Whether the storage has all files of a version. */
    async isWhole(version: string): Promise<boolean> {
      const build = await buildNow(version);
      const files = build === undefined ? undefined : await queries.filesOf(db, build);
      if (build === undefined || files === undefined) return false;
      const there = new Set([...(await store.list(`${build}/`)), ...(await store.list(`${version}/`))]);
      return [...files.map((path) => `${build}/${path}`), loaderOf(version)].every((key) => there.has(key));
    },
    /** Stores what is missing of a build, and announces it. */
    async put(build: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
      const there = new Set(await store.list(`${build}/`));
      const missing = [...files].filter(([path]) => !there.has(`${build}/${path}`));
      await eachOf(missing, atOnce, ([path, bytes]) => store.writeNew(`${build}/${path}`, bytes, typeOfAny));
      // As one from before: the places of the newest builds are for those that somebody serves.
      await queries.noteFound(db, { build, kind: 'embed', files: [...files.keys()] }, clock.now());
    },
  };
}

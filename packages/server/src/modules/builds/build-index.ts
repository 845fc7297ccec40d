import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../database/types.ts';
import type { BuildKind } from './build.ts';
import * as queries from './builds.queries.ts';

/** A file of a kept build. */
export interface KeptFile {
  readonly build: string;
  /** Its key in the storage. */
  readonly key: string;
}

/** The files of the kept builds, in memory: an unknown name costs no request to the storage and few to the database. */
export interface BuildIndex {
  /** By requested path. Unknown names are looked up in the database, many with one query. */
  find(kind: BuildKind, path: string): Promise<KeptFile | undefined>;
  /** The same without a query. */
  known(kind: BuildKind, path: string): KeptFile | undefined;
  /** Forgets everything and reads it anew. */
  reload(): Promise<void>;
}

/* A new version's process gets requests within seconds of its start: it announces its files before it is ready. */
const lookAgainMs = 200;

/** The path of a version's loader; its folder is named after the version. */
export const loaderOf = (version: string): string => `${version}/yantra.js`;

interface Known {
  readonly files: Readonly<Record<BuildKind, Map<string, KeptFile>>>;
  readonly builds: Set<string>;
}

const nothing = (): Known => ({ files: { site: new Map(), embed: new Map() }, builds: new Set() });

/** Reads what is not known yet. */
async function learn(db: Db, { files, builds }: Known): Promise<void> {
  for (const { build, kind, files: paths } of await queries.otherBuilds(db, [...builds])) {
    builds.add(build);
    for (const path of paths) {
      const key = `${build}/${path}`;
      // The site's files are requested without their build: a name means the same in each.
      files[kind].set(kind === 'site' ? path : key, { build, key });
    }
  }
  for (const [version, build] of await queries.releasedBuilds(db)) {
    const loader = loaderOf(version);
    files.embed.set(loader, { build, key: loader });
  }
}

/** @param apartMs the time between two queries */
export function createBuildIndex(db: Db, apartMs = lookAgainMs): BuildIndex {
  let all = nothing();
  let askedAt = -Infinity;
  let next: Promise<void> | undefined;

  /* Requests before the query starts share it; later ones share the next. */
  async function lookSoon(): Promise<void> {
    await setTimeout(Math.max(0, askedAt + apartMs - performance.now()));
    askedAt = performance.now();
    next = undefined;
    await learn(db, all);
  }

  const known: BuildIndex['known'] = (kind, path) => all.files[kind].get(path);
  return {
    known,
    async find(kind, path) {
      const found = known(kind, path);
      if (found !== undefined) return found;
      await (next ??= lookSoon());
      return known(kind, path);
    },
    async reload() {
      const anew = nothing();
      await learn(db, anew);
      all = anew;
    },
  };
}

import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../database/types.ts';
import type { BuildKind } from './build.ts';
import * as queries from './builds.queries.ts';

/** A file of a kept build. */
export interface KeptFile {
  readonly build: string;
  /** In the storage. */
  readonly key: string;
}

/** Which files the kept builds have, in memory: a name that nobody has costs neither the storage nor much of the database. */
export interface BuildIndex {
  /** By the path that is asked for. A name that is not known is looked for in the database; many such names are one question. */
  find(kind: BuildKind, path: string): Promise<KeptFile | undefined>;
  /** The same, without a look into the database. */
  known(kind: BuildKind, path: string): KeptFile | undefined;
  /** Forgets what it knew and learns all anew. */
  reload(): Promise<void>;
}

/* A process of a new version is asked for within seconds of its start: it says what it brings before it is ready. */
const lookAgainMs = 200;

/** What the loader of a version of the embed is asked for by; its folder bears the version's name. */
export const loaderOf = (version: string): string => `${version}/yantra.js`;

interface Known {
  readonly files: Readonly<Record<BuildKind, Map<string, KeptFile>>>;
  readonly builds: Set<string>;
}

const nothing = (): Known => ({ files: { site: new Map(), embed: new Map() }, builds: new Set() });

/** Learns what it does not know yet. */
async function learn(db: Db, { files, builds }: Known): Promise<void> {
  for (const { build, kind, files: paths } of await queries.otherBuilds(db, [...builds])) {
    builds.add(build);
    for (const path of paths) {
      const key = `${build}/${path}`;
      // The site's are asked for without their build: one name means the same in each.
      files[kind].set(kind === 'site' ? path : key, { build, key });
    }
  }
  for (const [version, build] of await queries.releasedBuilds(db)) {
    const loader = loaderOf(version);
    files.embed.set(loader, { build, key: loader });
  }
}

/** @param apartMs between two questions to the database */
export function createBuildIndex(db: Db, apartMs = lookAgainMs): BuildIndex {
  let all = nothing();
  let askedAt = -Infinity;
  let next: Promise<void> | undefined;

  /* Whoever asks before the question is sent waits for its answer; whoever asks later, for the next one. */
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

import { readFile } from 'node:fs/promises';
import { dayMs } from '@yantra/domain';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { FileSource } from '../../http/file-source.ts';
import { eachOf } from '../../jobs/each-of.ts';
import type { FileStore } from '../files/index.ts';
import { type BuildIndex, createBuildIndex } from './build-index.ts';
import { type Build, type BuildKind, isHashedOfSite } from './build.ts';
import { buildsTexts } from './builds.messages.ts';
import * as queries from './builds.queries.ts';

export interface KeptBuildsParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: FileStore;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * The files that versions of the program bring for browsers, kept in the storage: a page that an earlier version has drawn, or a later one at
 * another process, finds its files at every process.
 */
export type KeptBuilds = ReturnType<typeof createKeptBuilds>;

/** What is kept: so many builds of a kind, and all that somebody has asked for within so long. A released version of the embed stays for good. */
const rule = { newest: 10, askedWithinMs: 30 * dayMs } as const;

const atOnce = 8;
/* What the storage has lost is not looked for with every request; whoever serves it brings it back within the hour. */
const lostForMs = 60_000;
const longestPath = 200;

/* What may be a file of ours at all; nothing else is looked for. */
const mayBe: Readonly<Record<BuildKind, (path: string) => boolean>> = {
  site: isHashedOfSite,
  embed: (path) => /^(?:[0-9a-f]{8}|\d+\.\d+\.\d+)\/[\w.-]/.test(path),
};

/* Storage is told of no type: whoever asks us hears it from us. */
export const typeOfAny = 'application/octet-stream';

async function putMissing(store: FileStore, build: Build): Promise<void> {
  const { name, files } = build;
  const there = new Set(await store.list(`${name}/`));
  const missing = [...files].filter(([path]) => !there.has(`${name}/${path}`));
  await eachOf(missing, atOnce, async ([path, file]) =>
    store.writeNew(`${name}/${path}`, await readFile(file), typeOfAny),
  );
}

/** Reads files from the storage: many who ask for one at once wait for one reading, and what is lost is left alone for a while. */
function createStoredFiles(store: FileStore, clock: Clock) {
  const lost = new Map<string, number>();
  const underWay = new Map<string, Promise<Buffer>>();

  async function bytesOf(key: string): Promise<Buffer> {
    const bytes = await store.read(key);
    if (bytes !== undefined) return bytes;
    lost.set(key, clock.now().getTime() + lostForMs);
    throw new AppError('route.unknown');
  }

  function read(key: string): Promise<Buffer> {
    const already = underWay.get(key);
    if (already !== undefined) return already;
    const reading = bytesOf(key).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  }

  function isLost(key: string): boolean {
    const until = lost.get(key);
    if (until === undefined || clock.now().getTime() < until) return until !== undefined;
    lost.delete(key);
    return false;
  }

  return { read, isLost };
}

export function createKeptBuilds(
  { db, clock, store, logger }: KeptBuildsParts,
  index: BuildIndex = createBuildIndex(db),
) {
  const own = new Map<string, Build>();
  const asked = new Set<string>();
  const files = createStoredFiles(store, clock);

  /**
   * Sees to it that the storage has all of a build, and that every process knows. Before the first request is answered.
   * @returns false where the storage fails and was given the build before. Rejects where it fails and was not.
   */
  async function keep(build: Build): Promise<boolean> {
    const { kind, name, files } = build;
    own.set(name, build);
    let isStored = true;
    try {
      await putMissing(store, build);
    } catch (error) {
      // Storage that is down for an hour keeps nobody from starting what it was given before.
      if (!(await queries.isKept(db, name))) throw error;
      logger.warn({ err: error, build: name }, buildsTexts.notLookedAfter);
      isStored = false;
    }
    // Only now: who finds a name here finds the file.
    await queries.noteKept(db, { build: name, kind, files: [...files.keys()] }, clock.now());
    return isStored;
  }

  /** Notes what was asked for. */
  async function flush(): Promise<void> {
    const builds = [...asked];
    asked.clear();
    await queries.noteAsked(db, builds, clock.now());
  }

  return {
    keep,
    flush,
    /** Where the files of all kept builds are, by the path that is asked for. */
    source: (kind: BuildKind): FileSource => ({
      async find(path) {
        if (path.length > longestPath) return undefined;
        // What lies packed beside a file came with it.
        const isAsked = mayBe[kind](path) && !path.endsWith('.br');
        const file = isAsked ? await index.find(kind, path) : index.known(kind, path);
        if (file === undefined || files.isLost(file.key)) return undefined;
        asked.add(file.build);
        return { version: file.build, at: 0, read: () => files.read(file.key) };
      },
    }),
    /** Removes what is not kept any longer, and looks after what this process serves; answers how many builds went. */
    async tidy(): Promise<number> {
      await flush();
      for (const build of own.values()) await keep(build);
      const before = new Date(clock.now().getTime() - rule.askedWithinMs);
      const outdated = await queries.outdatedBuilds(db, { newest: rule.newest, before });
      for (const { build, files } of outdated) {
        await eachOf(files, atOnce, (path) => store.remove(`${build}/${path}`));
        // Last: who is ended in between finds it here again.
        await queries.forgetBuild(db, build);
      }
      await index.reload();
      return outdated.length;
    },
  };
}

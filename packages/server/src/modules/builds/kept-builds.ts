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
 * The browser files of program versions, kept in the storage: a page rendered by an earlier version, or by a later one in another process, finds its files at
 * every process.
 */
export type KeptBuilds = ReturnType<typeof createKeptBuilds>;

/** What is kept: the newest builds of a kind, and all that were requested recently. A released embed version stays for ever. */
const rule = { newest: 10, askedWithinMs: 30 * dayMs } as const;

/** Files that are stored at a time. */
export const atOnce = 8;
/* How long a file missing in the storage is not looked up again; the process that serves it restores it within the hour. */
const lostForMs = 60_000;
const longestPath = 200;

/* Which paths may be files of ours; others are not looked up. */
const possiblePaths: Readonly<Record<BuildKind, (path: string) => boolean>> = {
  site: isHashedOfSite,
  embed: (path) => /^(?:[0-9a-f]{8}|\d+\.\d+\.\d+(?:-[0-9a-f]{8})?)\/[\w.-]/.test(path),
};

/* The storage needs no type: our answers set it. */
export const typeOfAny = 'application/octet-stream';

async function putMissing(store: FileStore, build: Build): Promise<void> {
  const { name, files } = build;
  const there = new Set(await store.list(`${name}/`));
  const missing = [...files].filter(([path]) => !there.has(`${name}/${path}`));
  await eachOf(missing, atOnce, async ([path, file]) =>
    store.writeNew(`${name}/${path}`, await readFile(file), typeOfAny),
  );
}

/** Reads files from the storage: concurrent requests share one read, and missing files are not retried for a while. */
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
   * Stores all of a build and announces it to every process, before the first request is answered.
   * @returns false if the storage fails but already has the build
   * @throws if it fails and has not
   */
  async function keep(build: Build): Promise<boolean> {
    const { kind, name, files } = build;
    own.set(name, build);
    let isStored = true;
    try {
      await putMissing(store, build);
    } catch (error) {
      // A storage outage does not prevent a start if the build is already there.
      if (!(await queries.isKept(db, name))) throw error;
      logger.warn({ err: error, build: name }, buildsTexts.notLookedAfter);
      isStored = false;
    }
    // Only now: a recorded name must have its file.
    await queries.noteKept(db, { build: name, kind, files: [...files.keys()] }, clock.now());
    return isStored;
  }

  /** Records the requests. */
  async function flush(): Promise<void> {
    const builds = [...asked];
    asked.clear();
    await queries.noteAsked(db, builds, clock.now());
  }

  return {
    keep,
    flush,
    /** The source of all kept builds' files, by requested path. */
    source: (kind: BuildKind): FileSource => ({
      async find(path) {
        if (path.length > longestPath) return undefined;
        // Packed copies belong to their files.
        const isAsked = possiblePaths[kind](path) && !path.endsWith('.br');
        const file = isAsked ? await index.find(kind, path) : index.known(kind, path);
        if (file === undefined || files.isLost(file.key)) return undefined;
        asked.add(file.build);
        return { version: file.build, at: 0, read: () => files.read(file.key) };
      },
    }),
    /** Deletes builds that are no longer kept, and restores what this process serves; returns the number deleted. */
    async tidy(): Promise<number> {
      await flush();
      for (const build of own.values()) await keep(build);
      const before = new Date(clock.now().getTime() - rule.askedWithinMs);
      const outdated = await queries.outdatedBuilds(db, { newest: rule.newest, before });
      for (const { build, files } of outdated) {
        await eachOf(files, atOnce, (path) => store.remove(`${build}/${path}`));
        for (const version of await queries.versionsOf(db, build))
          for (const key of await store.list(`${version}/`)) await store.remove(key);
        // Last: if the process ends in between, the next one finds it here again.
        await queries.forgetBuild(db, build);
      }
      await index.reload();
      return outdated.length;
    },
  };
}

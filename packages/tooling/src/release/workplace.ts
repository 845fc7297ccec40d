/**
 * Where a release is made: a worktree of its own, so that a failure leaves the person's folder as it was. What is done is kept, and the next run goes on after
 * it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitIn } from './git.ts';

export interface Workplace {
  /** The repository from which the release is made. */
  readonly root: string;
  /** Its copy, in which it is made. */
  readonly work: string;
  /** For packages, lists and sums. */
  readonly out: string;
  readonly version: string;
  /** E.g. `2026-11-26`. */
  readonly day: string;
  /** The commit that is released. */
  readonly from: string;
}

/** What is known of a release that was begun. */
export interface Begun extends Pick<Workplace, 'version' | 'day' | 'from'> {
  /** Names of steps. */
  readonly done: readonly string[];
  /** The commit of the release, once it is made. */
  readonly commit?: string;
}

const homeOf = (root: string): string => join(root, '.cache/release');

export interface Place {
  readonly at: (begun: Pick<Begun, 'version' | 'day' | 'from'>) => Workplace;
  readonly read: () => Begun | undefined;
  readonly write: (begun: Begun) => void;
  /** Makes the worktree, or puts it back to what the last finished step left. */
  readonly bring: (begun: Begun) => void;
  /** Notes what a step has made, so that a later failure can be taken back to it. */
  readonly note: () => void;
  /** Removes the worktree and the notes; also what was made, if nobody wants it. */
  readonly clear: (what?: 'everything') => void;
}

/** @param name of a release that is resumed, or of a trial */
export function placeFor(root: string, name: 'next' | 'trial'): Place {
  const folder = join(homeOf(root), name);
  const [work, notes] = [join(folder, 'work'), join(folder, 'begun.json')];
  const outOf = (version: string): string => (name === 'trial' ? join(folder, 'out') : join(homeOf(root), version));
  const read = (): Begun | undefined =>
    existsSync(notes) ? (JSON.parse(readFileSync(notes, 'utf8')) as Begun) : undefined;
  return {
    at: ({ version, day, from }) => ({ root, work, out: outOf(version), version, day, from }),
    read,
    write: (begun) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(notes, JSON.stringify(begun));
    },
    bring: ({ from, done }) => {
      if (done.length > 0 && existsSync(work)) {
        gitIn(work).run('restore', '.');
        gitIn(work).run('clean', '-fdq');
        return;
      }
      removeWorktree(root, work);
      gitIn(root).run('worktree', 'add', '--quiet', '--detach', work, from);
    },
    note: () => void gitIn(work).run('add', '--all'),
    clear: (what) => {
      const version = read()?.version;
      removeWorktree(root, work);
      rmSync(folder, { recursive: true, force: true });
      if (what === 'everything' && version !== undefined) rmSync(outOf(version), { recursive: true, force: true });
      removeIfEmpty(homeOf(root));
      removeIfEmpty(dirname(homeOf(root)));
    },
  };
}

function removeWorktree(root: string, work: string): void {
  rmSync(work, { recursive: true, force: true });
  gitIn(root).run('worktree', 'prune');
}

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

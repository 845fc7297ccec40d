/** Makes a release here: a commit and a tag, which a person looks at and pushes. */
import { gitIn } from './git.ts';
import { type Pending, pendingIn } from './pending.ts';
import { refusalsOf, tagOf } from './refusals.ts';
import { type Begun, type Place, placeFor, type Workplace } from './workplace.ts';

/** A part of the work. Each finds the copy as the one before has left it. */
export interface Step {
  readonly name: string;
  /** What it does, for the person who waits. */
  readonly says: string;
  readonly run: (at: Workplace) => Promise<void>;
}

export interface Preparation {
  readonly root: string;
  readonly steps: readonly Step[];
  /** Does all of it, and then leaves nothing behind. */
  readonly isDryRun: boolean;
  /** E.g. `2026-11-26`. */
  readonly day: string;
  readonly say: (line: string) => void;
}

/** Why it did not come about, in lines for a person. */
export class ReleaseRefused extends Error {}

/** @throws ReleaseRefused with what to mend */
export async function prepareRelease(given: Preparation): Promise<void> {
  const { root, isDryRun } = given;
  const place = placeFor(root, isDryRun ? 'trial' : 'next');
  const begun = begin(given, place);
  const removeTrial = (): void => place.clear('everything');
  // Also where somebody ends it by Ctrl-C.
  if (isDryRun) process.once('exit', removeTrial);
  try {
    const commit = begun.commit ?? (await makeCommit(given, place, begun));
    if (commit !== undefined) bringHome(given, place, { ...begun, commit });
  } finally {
    if (isDryRun) {
      removeTrial();
      process.off('exit', removeTrial);
    }
  }
}

/** Forgets a release that was begun. @returns whether there was one */
export function discardRelease(root: string): boolean {
  const place = placeFor(root, 'next');
  const isBegun = place.read() !== undefined;
  place.clear('everything');
  return isBegun;
}

/** A new one, or the one that was begun from this commit. */
function begin({ root, isDryRun, day, say }: Preparation, place: Place): Begun {
  const before = place.read();
  if (before !== undefined && !isDryRun) {
    const head = gitIn(root).run('rev-parse', 'HEAD');
    if (head === before.from || head === before.commit) {
      mayGoOn(root, before, head);
      say(`Going on with ${before.version}, which was begun from ${before.from.slice(0, 7)}.`);
      return before;
    }
    say(`${before.version} was begun from ${before.from.slice(0, 7)}. There are other commits now, so it begins anew.`);
  }
  const pending = pendingIn(root);
  const refusals = refusalsOf({ root, pending, isDryRun });
  if (refusals.length > 0) throw new ReleaseRefused(refusals.join('\n'));
  place.clear('everything');
  say(`${pending.version} becomes ${pending.next}, by ${count(pending)}.`);
  const begun = { version: pending.next, day, from: gitIn(root).run('rev-parse', 'HEAD'), done: [] };
  place.write(begun);
  return begun;
}

/** What was begun needs a clean folder as well; the rest was asked when it began. */
function mayGoOn(root: string, { from }: Begun, head: string): void {
  const pending = pendingIn(root);
  const refusals = head === from ? refusalsOf({ root, pending, isDryRun: false }) : [];
  if (refusals.length > 0) throw new ReleaseRefused(refusals.join('\n'));
}

const count = ({ changes }: Pending): string =>
  changes.length === 1 ? 'one changeset' : `${changes.length} changesets`;

/** Does what is left to do, in the copy. @returns the release's commit; a trial makes none */
async function makeCommit(given: Preparation, place: Place, begun: Begun): Promise<string | undefined> {
  const { steps, isDryRun, say } = given;
  const at = place.at(begun);
  place.bring(begun);
  let done = begun.done;
  for (const step of steps) {
    if (done.includes(step.name)) continue;
    say(step.says);
    try {
      await step.run(at);
    } catch (error) {
      throw new ReleaseRefused(failureOf(step, error, isDryRun));
    }
    place.note();
    done = [...done, step.name];
    if (!isDryRun) place.write({ ...begun, done });
  }
  const git = gitIn(at.work);
  if (isDryRun) {
    say(git.run('diff', '--cached', '--stat', 'HEAD'));
    say(`${at.version} can be released. That was a trial: nothing of it is left.`);
    return undefined;
  }
  git.run('commit', '--quiet', '--message', `Release ${at.version}`);
  const commit = git.run('rev-parse', 'HEAD');
  place.write({ ...begun, done, commit });
  return commit;
}

function failureOf({ says }: Step, error: unknown, isDryRun: boolean): string {
  const why = error instanceof Error ? error.message : String(error);
  const next = isDryRun
    ? 'That was a trial: nothing of it is left.'
    : 'Nothing in your folder has changed, and what was done is kept: `npm run release` goes on from here, or from the new commit if you have made one. `npm run release -- --discard` gives it up.';
  return `${why.trimEnd()}\n\nIt stopped here: ${says}\n${next}`;
}

/** Brings the commit to the branch, and names it. Each of it may have been done already. */
function bringHome({ root, say }: Preparation, place: Place, begun: Begun & { readonly commit: string }): void {
  const { version, commit } = begun;
  const [git, tag] = [gitIn(root), tagOf(version)];
  git.run('merge', '--quiet', '--ff-only', commit);
  if (!git.is('rev-parse', '--verify', '--quiet', `refs/tags/${tag}`))
    git.run('tag', '--annotate', tag, '--message', `Yantra ${version}`, commit);
  const { out } = place.at(begun);
  place.clear();
  const branch = git.run('branch', '--show-current');
  say(
    [
      `${version} is the commit ${commit.slice(0, 7)}, with the tag ${tag}. Nothing has left this machine yet.`,
      `What was packed and tried: ${out}`,
      `Look at it:     git show ${tag}`,
      `Let it go:      git push --atomic origin ${branch} ${tag}`,
      `Take it back:   git tag --delete ${tag}, then git reset --hard HEAD~1`,
    ].join('\n'),
  );
}

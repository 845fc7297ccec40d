/** Why no release may begin, each in a sentence that says what to do. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Git, gitIn } from './git.ts';
import type { Pending } from './pending.ts';
import { isPlaceholder, repositoryUrl } from './repository.ts';

export interface Beginning {
  readonly root: string;
  readonly pending: Pending;
  /** A trial may be made from any branch, and before anybody has said where the source is. */
  readonly isDryRun: boolean;
}

export const tagOf = (version: string): string => `v${version}`;

export function refusalsOf({ root, pending, isDryRun }: Beginning): string[] {
  if (!existsSync(join(root, '.git'))) return ['A release is made from the git repository, and this folder is none.'];
  const git = gitIn(root);
  return [
    ...ofChangesets(pending),
    ...ofTree(git),
    ...(isDryRun ? [] : [...ofBranch(git, root), ...ofTag(git, pending.next), ...ofRepository(root)]),
  ];
}

function ofChangesets({ version, changes }: Pending): string[] {
  if (changes.length === 0)
    return [`Nothing has changed since ${version}: there is no changeset. \`pnpm changeset\` writes one.`];
  return changes
    .filter(({ kind, toDo }) => kind === 'major' && toDo === undefined)
    .map(
      ({ file }) =>
        `${file} breaks what others rely on (major) and does not say what they have to do. Add a paragraph that begins with "To do:".`,
    );
}

function ofTree(git: Git): string[] {
  const changed = git.run('status', '--porcelain').split('\n').filter(Boolean);
  if (changed.length === 0) return [];
  const [first = '', ...others] = changed.map((line) => line.trim().replace(/^\S+\s+/, ''));
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [
    `${first}${more} ${others.length === 0 ? 'is' : 'are'} not committed, and a release holds what is committed. Commit, or put away by \`git stash -u\`.`,
  ];
}

function ofBranch(git: Git, root: string): string[] {
  const { baseBranch } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8')) as {
    readonly baseBranch: string;
  };
  const branch = git.run('branch', '--show-current');
  if (branch !== baseBranch) return [`A release is made on ${baseBranch}, and this is ${branch || 'no branch'}.`];
  if (!git.is('rev-parse', '--verify', '--quiet', '@{upstream}')) return [];
  const behind = Number(git.run('rev-list', '--count', 'HEAD..@{upstream}'));
  return behind === 0 ? [] : [`${branch} lacks commits that its upstream has (${behind}). \`git pull\` first.`];
}

function ofTag(git: Git, version: string): string[] {
  const tag = tagOf(version);
  if (!git.is('rev-parse', '--verify', '--quiet', `refs/tags/${tag}`)) return [];
  return [
    `There is a tag ${tag} already: that version was released, or half of it. packages/handbook/releasing.md says how to undo one.`,
  ];
}

function ofRepository(root: string): string[] {
  const url = repositoryUrl(root);
  if (!isPlaceholder(url)) return [];
  return [
    `package.json does not say where the source is: ${url} is a placeholder, and a registry refuses packages of another origin. Set it once: npm pkg set repository.url=git+https://…, then npm run check -- packages --fix, and commit.`,
  ];
}

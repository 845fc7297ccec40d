/** Releases of a small workspace in a repository of its own: its git and its changesets are real, building and trying stand for themselves. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from '../lib/workspace.ts';
import { gitIn } from './git.ts';
import { discardRelease, prepareRelease, type Step } from './prepare.ts';
import { version as versions } from './steps.ts';

/** Each starts git and changesets some dozen times. */
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let said: string[];
const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
const manifest = (path: string) => JSON.parse(text(path)) as { readonly version: string };

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

function commit(message: string): void {
  gitIn(folder).run('add', '--all');
  gitIn(folder).run('commit', '--quiet', '--message', message);
}

const change = (kind: string, words: string): string => `---\n'@yantra/one': ${kind}\n---\n\n${words}\n`;
const ownRepository = { type: 'git', url: 'git+https://code.yantra.test/yantra.git' };
const rootManifest = (repository: object) => json({ name: 'yantra', version: '0.2.0', private: true, repository });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yantra-release-of-'));
  said = [];
  gitIn(folder).run('init', '--quiet', '--initial-branch=main');
  for (const [name, value] of [
    ['user.name', 'Maintainer'],
    ['user.email', 'maintainer@yantra.test'],
    ['commit.gpgsign', 'false'],
    // Somebody else's lock is not waited for.
    ['core.filesRefLockTimeout', '0'],
  ])
    gitIn(folder).run('config', name ?? '', value ?? '');
  write({
    'package.json': rootManifest(ownRepository),
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    '.gitignore': 'node_modules\n.cache/\n',
    '.changeset/config.json': readFileSync(join(root, '.changeset/config.json'), 'utf8'),
    'packages/one/package.json': json({ name: '@yantra/one', version: '0.2.0' }),
    'packages/two/package.json': json({
      name: '@yantra/two',
      version: '0.2.0',
      dependencies: { '@yantra/one': 'workspace:*' },
    }),
    '.changeset/quiet-cranes.md': change('minor', 'Cranes are quiet.'),
  });
  commit('Begin');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Stands for the install: the programs are this workspace's. */
const install: Step = {
  name: 'install',
  says: 'Installing …',
  run: async ({ work }) => symlinkSync(join(root, 'node_modules'), join(work, 'node_modules')),
};
const samples = (work: () => Promise<void>): Step => ({ name: 'samples', says: 'Trying the samples …', run: work });
const green = samples(async () => undefined);
const red = samples(async () => {
  throw new Error('The samples do not work with these packages.\nVue: no card');
});

const release = (last: Step = green, { isDryRun = false, also = [] as readonly Step[] } = {}): Promise<void> =>
  prepareRelease({
    root: folder,
    steps: [install, versions, ...also, last],
    isDryRun,
    day: '2026-11-26',
    say: (line) => said.push(line),
  });
const refusal = (...args: Parameters<typeof release>): Promise<string> =>
  release(...args).then(
    () => '',
    (error: Error) => error.message,
  );
const state = () => ({
  head: gitIn(folder).run('rev-parse', 'HEAD'),
  status: gitIn(folder).run('status', '--porcelain', '--ignored'),
  tags: gitIn(folder).run('tag'),
  worktrees: gitIn(folder).run('worktree', 'list'),
  objects: gitIn(folder).run('count-objects'),
});

describe('a release', () => {
  test('raises all versions at once, writes changelogs, takes the changesets away, and is one commit with a tag', async () => {
    const before = state();
    await release();
    for (const path of ['package.json', 'packages/one/package.json', 'packages/two/package.json'])
      expect(manifest(path).version, path).toBe('0.3.0');
    expect(text('packages/one/CHANGELOG.md')).toContain('Cranes are quiet.');
    expect(text('packages/one/CHANGELOG.md')).toContain('## 0.3.0');
    expect(existsSync(join(folder, '.changeset/quiet-cranes.md'))).toBe(false);
    const git = gitIn(folder);
    expect(git.run('log', '-1', '--format=%s %P')).toBe(`Release 0.3.0 ${before.head}`);
    expect(git.run('rev-parse', 'v0.3.0^{commit}')).toBe(git.run('rev-parse', 'HEAD'));
    expect(state()).toMatchObject({ status: '', worktrees: expect.not.stringContaining('work\n') });
    expect(said.join('\n')).toContain('git push --atomic origin main v0.3.0');
  });

  test('that is only tried leaves nothing, whether it goes well or not', async () => {
    const before = state();
    await release(green, { isDryRun: true });
    expect(said.join('\n')).toContain('packages/one/CHANGELOG.md');
    expect(said.at(-1)).toBe('0.3.0 can be released. That was a trial: nothing of it is left.');
    expect(await refusal(red, { isDryRun: true })).toContain('nothing of it is left');
    const { objects: _before, ...others } = before;
    expect(state()).toMatchObject(others);
    expect(existsSync(join(folder, '.cache'))).toBe(false);
  });
});

describe('a release that fails', () => {
  test('on red samples changes nothing, says what is red, and goes on after what was done', async () => {
    const before = state();
    const told = await refusal(red);
    expect(told).toContain('Vue: no card');
    expect(told).toContain('It stopped here: Trying the samples …');
    expect({ ...state(), status: '', objects: '', worktrees: '' }).toEqual({ ...before, objects: '', worktrees: '' });
    expect(manifest('package.json').version).toBe('0.2.0');
    said = [];
    await release();
    expect(said.slice(0, 2)).toEqual([
      `Going on with 0.3.0, which was begun from ${before.head.slice(0, 7)}.`,
      'Trying the samples …',
    ]);
    expect(manifest('packages/two/package.json').version).toBe('0.3.0');
  });

  test('half way through a step begins that step from what the one before has left', async () => {
    let isFirst = true;
    const also: Step[] = [
      {
        name: 'schema',
        says: 'Keeping the schema …',
        run: async ({ work }) => {
          expect(existsSync(join(work, 'half'))).toBe(false);
          writeFileSync(join(work, 'half'), 'half');
          writeFileSync(join(work, 'package.json'), 'broken');
          const wasFirst = isFirst;
          isFirst = false;
          if (wasFirst) throw new Error('The database is away.');
          writeFileSync(join(work, 'package.json'), json({ version: '0.3.0' }));
        },
      },
    ];
    expect(await refusal(green, { also })).toContain('The database is away.');
    await release(green, { also });
    expect(text('half')).toBe('half');
  });

  test('begins anew when there are other commits, and can be given up', async () => {
    await refusal(red);
    write({ '.changeset/loud-dozers.md': change('major', 'Dozers are loud.\n\nTo do: cover your ears.') });
    commit('Mend the samples');
    await release();
    expect(said.join('\n')).toContain('so it begins anew');
    expect(manifest('package.json').version).toBe('1.0.0');
    expect(discardRelease(folder)).toBe(false);
    write({ '.changeset/small-hoes.md': change('patch', 'Hoes are small.') });
    commit('Go on');
    await refusal(red);
    expect(discardRelease(folder)).toBe(true);
    expect(state().worktrees.split('\n')).toHaveLength(1);
  });

  test('between the commit and the tag gets its tag by the next run', async () => {
    gitIn(folder).run('tag', 'v0.3.0-blocks');
    // A name below another cannot be made.
    writeFileSync(join(folder, '.git/refs/tags/v0.3.0.lock'), '');
    expect(await refusal()).toContain('git tag');
    expect(manifest('package.json').version).toBe('0.3.0');
    rmSync(join(folder, '.git/refs/tags/v0.3.0.lock'));
    await release();
    expect(gitIn(folder).run('tag', '--list', 'v0.3.0')).toBe('v0.3.0');
    expect(gitIn(folder).run('log', '--format=%s').split('\n')).toEqual(['Release 0.3.0', 'Begin']);
  });
});

describe('a release is refused', () => {
  test('without a changeset', async () => {
    rmSync(join(folder, '.changeset/quiet-cranes.md'));
    commit('Take it back');
    expect(await refusal()).toBe(
      'Nothing has changed since 0.2.0: there is no changeset. `pnpm changeset` writes one.',
    );
  });

  test.each([
    ['a file was changed', 'package.json', /^package\.json is not committed/],
    ['there is a new one', 'notes', /^notes is not committed/],
  ])('while %s', async (_, path, told) => {
    write({ [path]: path === 'notes' ? 'Notes' : rootManifest({ ...ownRepository, directory: '.' }) });
    expect(await refusal()).toMatch(told);
    expect(await refusal(green, { isDryRun: true })).toMatch(told);
  });

  test('on another branch, behind its upstream, and where the tag is there', async () => {
    const git = gitIn(folder);
    git.run('tag', 'v0.3.0');
    git.run('switch', '--quiet', '--create', 'feature');
    const told = await refusal();
    expect(told).toContain('A release is made on main, and this is feature.');
    expect(told).toContain('There is a tag v0.3.0 already');
    git.run('switch', '--quiet', 'main');
    git.run('tag', '--delete', 'v0.3.0');
    git.run('switch', '--quiet', 'feature');
    write({ more: 'more' });
    commit('Go on elsewhere');
    git.run('switch', '--quiet', 'main');
    git.run('branch', '--set-upstream-to=feature');
    expect(await refusal()).toBe('main lacks commits that its upstream has (1). `git pull` first.');
  });

  test('until somebody has said where the source is, unless it is only tried', async () => {
    write({ 'package.json': rootManifest({ type: 'git', url: 'git+https://yantra.example/yantra.git' }) });
    commit('Forget it');
    expect(await refusal()).toContain('package.json does not say where the source is');
    expect(await refusal(green, { isDryRun: true })).toBe('');
  });

  test('when it breaks what others rely on, and does not say what they have to do', async () => {
    write({ '.changeset/quiet-cranes.md': change('major', 'Cranes are gone.') });
    commit('Break it');
    expect(await refusal()).toContain('.changeset/quiet-cranes.md breaks what others rely on (major)');
  });

  test('where there is no repository', async () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(await refusal()).toBe('A release is made from the git repository, and this folder is none.');
  });
});

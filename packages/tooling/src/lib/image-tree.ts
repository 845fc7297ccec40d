/**
 * The files of an image: the program `yantra` with what it needs to run, but not to build. The folders are those of the workspace, by which the parts find each
 * other.
 */
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import serving from '@yantra/start/serving.json' with { type: 'json' };
import { run } from './process.ts';
import { root } from './workspace.ts';

export interface ImageTree {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
}

/** What else is in an image: the site, the files for partners' pages, and those of each released version. */
const builds = ['site/dist/client', 'site/dist/server', 'packages/embed/dist', 'packages/embed/released'];
const program = 'packages/start';
/** Metadata of the install: where and how it was made. */
const leftBehind = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'node_modules/.modules.yaml',
  'node_modules/.pnpm/lock.yaml',
];
const limitMs = 300_000;

/**
 * Makes the tree in a new or empty folder. Its parts must be built.
 * @throws with one line, or with pnpm's output
 */
export async function makeImageTree(target: string): Promise<ImageTree> {
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const missing = [...builds, `${program}/dist`, 'packages/server/dist'].find((path) => !existsSync(join(root, path)));
  if (missing !== undefined) throw new Error(`${missing} is missing. Please run "npm run build" first.`);
  await deploy(join(folder, program));
  for (const name of leftBehind) rmSync(join(folder, program, name), { force: true });
  removeForBuilders(join(folder, program));
  // With their times: a packed file that is older than its original is not sent.
  for (const path of builds)
    cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true });
  writeFileSync(join(folder, 'yantra'), launcher(), { mode: 0o755 });
  return { folder, ...sizeOf(folder) };
}

/** Production dependencies only, in the lockfile's versions; copied, so that the image has no links to the build's store. */
async function deploy(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const settings = ['inject-workspace-packages=true', 'package-import-method=copy', 'prefer-offline=true'];
  const { code, output } = await run(
    'pnpm',
    [...settings.map((one) => `--config.${one}`), '--filter', '@yantra/start', 'deploy', '--prod', folder],
    { cwd: root, timeoutMs: limitMs },
  );
  if (code !== 0) throw new Error(`The dependencies could not be put together:\n${output.trimEnd()}`);
}

/* Types, sources and source maps: Node does not read them, and they are a quarter of everything. */
const forBuilders = /\.(?:[cm]?tsx?|map)$/;

function removeForBuilders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeForBuilders(path);
    else if (forBuilders.test(entry.name)) rmSync(path);
  }
}

/** Starts Node with the server's flags. `exec` replaces the shell, so that signals reach the program. */
function launcher(): string {
  const variables = Object.entries(serving.env).map(([name, value]) => `export ${name}="\${${name}:-${value}}"`);
  return [
    '#!/bin/sh',
    ...variables,
    `exec node ${serving.flags.join(' ')} "$(dirname "$0")/${program}/bin/yantra.js" "$@"`,
    '',
  ].join('\n');
}

/* Links are not followed: their targets are in the tree too. */
function sizeOf(folder: string): Pick<ImageTree, 'files' | 'bytes'> {
  let [files, bytes] = [0, 0];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const inside = sizeOf(path);
      files += inside.files;
      bytes += inside.bytes;
    } else if (entry.isFile()) {
      files += 1;
      bytes += lstatSync(path).size;
    }
  }
  return { files, bytes };
}

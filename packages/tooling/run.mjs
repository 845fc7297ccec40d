/**
 * What every script of the root package.json calls: `node packages/tooling/run.mjs <command> [arguments]`.
 *
 * Runs on any Node from 18, without dependencies. It finds the pinned Node 24 and pnpm 12 (through npx if they are not installed), installs if node_modules
 * does not match pnpm-lock.yaml, and runs the command's TypeScript file.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placesOf, placesOfNpx } from './src/lib/platform.mjs';
import { runStep } from './src/lib/step.mjs';

const nodeMajor = 24;
const pnpmMajor = 12;
const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const cache = join(root, 'node_modules/.cache/yantra');
/** How Node runs the server, see the README of packages/start. */
const serving = readJson(join(here, '../start/serving.json'));

/** Script name → files to run in order, each with its fixed arguments. */
const commands = {
  start: [
    ['src/commands/start.ts'],
    ['../start/dist/serve.js', '--storybook=packages/tooling/src/commands/storybook-build.ts'],
  ],
  dev: [['src/commands/dev.ts']],
  storybook: [['src/commands/storybook.ts']],
  'storybook:build': [['src/commands/storybook-build.ts', '--force']],
  test: [['src/commands/test.ts']],
  'test:full': [['src/commands/test.ts', '--full']],
  'test:chaos': [['src/commands/chaos.ts']],
  face: [['src/commands/face.ts']],
  fonts: [['src/commands/fonts.ts']],
  bench: [['../bench/src/main.ts']],
  build: [['src/commands/build.ts']],
  'image:tree': [['src/commands/image-tree.ts']],
  release: [['src/commands/release.ts']],
  'release:pack': [['src/commands/release-pack.ts']],
  'release:publish': [['src/commands/release-publish.ts']],
  check: [['src/commands/check.ts']],
  texts: [['src/commands/texts.ts']],
  format: [['src/commands/format.ts']],
  'new:widget': [['src/commands/new-widget.ts']],
  'test:mutants': [['src/commands/mutants.ts']],
  'audit:verify': [['../server/src/doctor/verify-main.ts']],
};

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  fail(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
}
const tools = findTools();
install(tools);
for (const step of command) {
  const code = await run(tools, step);
  if (code !== 0) process.exit(code);
}

/** @returns {{ node: string, pnpm: string, path: string }} the pinned Node and pnpm, and a PATH on which they are found */
function findTools() {
  const { node, pnpm } = remembered() ?? toolsOnPath() ?? toolsFromNpx();
  // pnpm must create node_modules, so the note of what was found is written after the install.
  return { node, pnpm, path: [dirname(pnpm), dirname(node), process.env.PATH ?? ''].join(delimiter) };
}

function remembered() {
  const { node, bin = '' } = readJson(join(cache, 'tools.json')) ?? {};
  const pnpm = pnpmOn(bin);
  return isExecutable(node) && pnpm !== undefined ? { node, pnpm } : undefined;
}

function toolsOnPath() {
  if (Number(process.versions.node.split('.')[0]) !== nodeMajor) return undefined;
  const pnpm = pnpmOn(process.env.PATH ?? '');
  if (pnpm === undefined) return undefined;
  const { stdout } = spawnSync(pnpm, ['--version'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return stdout?.startsWith(`${pnpmMajor}.`) ? { node: process.execPath, pnpm } : undefined;
}

function toolsFromNpx() {
  console.error(`Getting Node ${nodeMajor} and pnpm ${pnpmMajor} …`);
  const print = 'node -p "process.execPath + String.fromCharCode(10) + process.env.PATH"';
  const script = placesOfNpx({ npm: process.env.npm_execpath, node: process.execPath }).find((one) => existsSync(one));
  const [program, ...before] = script === undefined ? ['npx'] : [process.execPath, script];
  const packages = ['-p', `node@${nodeMajor}`, '-p', `pnpm@${pnpmMajor}`];
  const npx = spawnSync(program, [...before, '-y', ...packages, '-c', print], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (npx.status !== 0) {
    fail(`Node ${nodeMajor} and pnpm ${pnpmMajor} could not be fetched. npm must be installed and reach its registry.`);
  }
  const [node = '', path = ''] = npx.stdout.trim().split(/\r?\n/).slice(-2);
  const pnpm = pnpmOn(path);
  if (!isExecutable(node) || pnpm === undefined) fail('npx did not bring Node and pnpm. Try `npm cache verify`.');
  return { node: realpathSync(node), pnpm };
}

function pnpmOn(path) {
  const places = path.split(delimiter).flatMap((folder) => placesOf('pnpm', folder));
  return places.find((file) => isExecutable(file));
}

/** Installs if node_modules was not made from this lockfile on this kind of machine. */
function install({ node, pnpm, path }) {
  const wanted = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) wanted.update(readFileSync(join(root, file)));
  const stamp = `${wanted.digest('hex')} ${process.platform} ${process.arch}`;
  const stampFile = join(cache, 'installed');
  const isInstalled = existsSync(join(root, 'node_modules/.modules.yaml')) && readText(stampFile) === stamp;
  if (!isInstalled) {
    console.error('Installing packages …');
    const options = ['install', '--frozen-lockfile', '--prefer-offline', '--config.confirm-modules-purge=false'];
    const env = { ...process.env, PATH: path };
    const { status } = spawnSync(pnpm, options, { cwd: root, env, stdio: ['ignore', 2, 2] });
    if (status !== 0) fail('The packages could not be installed; pnpm says above why.');
  }
  mkdirSync(cache, { recursive: true });
  if (!isInstalled) writeFileSync(stampFile, stamp);
  writeFileSync(join(cache, 'tools.json'), JSON.stringify({ node, bin: dirname(pnpm) }));
}

/** @returns {Promise<number>} its exit code; does not return after a stop signal */
function run({ node, path }, [file, ...fixed]) {
  // TypeScript reads other packages from their sources. JavaScript, the server, runs the builds.
  const isSource = file.endsWith('.ts');
  const flags = isSource ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : serving.flags;
  const env = { ...(isSource ? {} : serving.env), ...process.env, PATH: path };
  return runStep(node, [...flags, join(here, file), ...fixed, ...rest], { cwd: root, env }).catch((error) =>
    fail(`${node} could not be started: ${error.message}`),
  );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * What every script of the root package.json calls: `node packages/tooling/run.mjs <command> [arguments]`.
 *
 * Runs on any Node from 18, without dependencies. It finds the pinned Node 24 and pnpm 12 (through npx when they are not
 * here), installs when node_modules is not what pnpm-lock.yaml says, and runs the command's TypeScript file.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants as osConstants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const nodeMajor = 24;
const pnpmMajor = 12;
const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const cache = join(root, 'node_modules/.cache/yantra');

/** Script name → file in src/commands, and arguments it always gets. */
const commands = {
  start: ['start.ts'],
  dev: ['dev.ts'],
  storybook: ['storybook.ts'],
  test: ['test.ts'],
  'test:full': ['test.ts', '--full'],
  bench: ['bench.ts'],
  build: ['build.ts'],
  check: ['check.ts'],
  format: ['format.ts'],
  'new:widget': ['new-widget.ts'],
};

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  fail(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
}
const tools = findTools();
install(tools);
run(tools, command);

/** @returns {{ node: string, path: string }} the pinned Node and a PATH on which `node` and `pnpm` are the pinned ones */
function findTools() {
  const remembered = readJson(join(cache, 'tools.json'));
  if (remembered && isExecutable(remembered.node) && isExecutable(join(remembered.bin, 'pnpm')))
    return withBin(remembered);
  const found = toolsOnPath() ?? toolsFromNpx();
  // node_modules must not be made before pnpm makes it: what is remembered is written after the install.
  return withBin(found);
}

function withBin({ node, bin }) {
  return { node, bin, path: [bin, dirname(node), process.env.PATH ?? ''].join(delimiter) };
}

function toolsOnPath() {
  if (Number(process.versions.node.split('.')[0]) !== nodeMajor) return undefined;
  const pnpm = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  if (pnpm.status !== 0 || !pnpm.stdout.startsWith(`${pnpmMajor}.`)) return undefined;
  const bin = (process.env.PATH ?? '').split(delimiter).find((folder) => isExecutable(join(folder, 'pnpm')));
  return bin === undefined ? undefined : { node: process.execPath, bin };
}

function toolsFromNpx() {
  console.error(`Getting Node ${nodeMajor} and pnpm ${pnpmMajor} …`);
  const print = 'node -p "process.execPath + String.fromCharCode(10) + process.env.PATH"';
  const npx = spawnSync('npx', ['-y', '-p', `node@${nodeMajor}`, '-p', `pnpm@${pnpmMajor}`, '-c', print], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (npx.status !== 0) {
    fail(`Node ${nodeMajor} and pnpm ${pnpmMajor} could not be fetched. npm must be installed and reach its registry.`);
  }
  const [node = '', path = ''] = npx.stdout.trim().split('\n').slice(-2);
  const bin = path.split(delimiter).find((folder) => isExecutable(join(folder, 'pnpm')));
  if (!isExecutable(node) || bin === undefined) fail('npx did not bring Node and pnpm. Try `npm cache verify`.');
  return { node: realpathSync(node), bin };
}

/** Installs when node_modules was not made from this lockfile, for this kind of machine. */
function install({ node, bin, path }) {
  const wanted = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) wanted.update(readFileSync(join(root, file)));
  const stamp = `${wanted.digest('hex')} ${process.platform} ${process.arch}`;
  const stampFile = join(cache, 'installed');
  const isInstalled = existsSync(join(root, 'node_modules/.modules.yaml')) && readText(stampFile) === stamp;
  if (!isInstalled) {
    console.error('Installing packages …');
    const options = ['install', '--frozen-lockfile', '--prefer-offline', '--config.confirm-modules-purge=false'];
    const pnpm = spawnSync(join(bin, 'pnpm'), options, {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 2, 2],
    });
    if (pnpm.status !== 0) fail('The packages could not be installed; pnpm says above why.');
  }
  mkdirSync(cache, { recursive: true });
  if (!isInstalled) writeFileSync(stampFile, stamp);
  writeFileSync(join(cache, 'tools.json'), JSON.stringify({ node, bin }));
}

/**
 * Runs the command in a process group of its own: a Ctrl-C in a terminal reaches npm, this process and the child, and npm
 * passes it on once more. So the child gets each wish to stop once, from here. If this process is killed, the child
 * notices that the channel closed (src/lib/process.ts).
 */
function run({ node, path }, [file, ...fixed]) {
  const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(node, [...flags, join(here, 'src/commands', file), ...fixed, ...rest], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let lastWish = 0;
  let wishes = 0;
  const passOn = (signal) => {
    // The same key press arrives twice within milliseconds; a person who presses again means it.
    if (Date.now() - lastWish < 500) return;
    lastWish = Date.now();
    wishes += 1;
    if (wishes < 3) child.kill(signal);
    else process.kill(-(child.pid ?? 0), 'SIGKILL');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal));
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + osConstants.signals[signal]));
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

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
/** How Node runs the server, see the README of packages/start. */
const serving = readJson(join(here, '../start/serving.json'));

/** Script name → what runs, one after the other: a file here and the arguments it always gets. */
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
  bench: [['../bench/src/main.ts']],
  build: [['src/commands/build.ts']],
  'image:tree': [['src/commands/image-tree.ts']],
  check: [['src/commands/check.ts']],
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
 * Runs a step in a process group of its own: a Ctrl-C in a terminal reaches npm, this process and the child, and npm passes it
 * on once more. So the child gets each wish to stop once, from here. If this process is killed, the child notices that the
 * channel closed (src/lib/process.ts).
 * @returns {Promise<number>} its exit code; does not return after a wish to stop
 */
function run({ node, path }, [file, ...fixed]) {
  // TypeScript reads other packages from their sources. JavaScript, the server, runs what is built.
  const isSource = file.endsWith('.ts');
  const flags = isSource ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : serving.flags;
  const child = spawn(node, [...flags, join(here, file), ...fixed, ...rest], {
    cwd: root,
    env: { ...(isSource ? {} : serving.env), ...process.env, PATH: path },
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
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  // npm, or the shell between, may be killed without a word to us.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    passOn('SIGTERM');
  }, 1000);
  return new Promise((done) => {
    child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
    child.on('exit', (status, signal) => {
      const code = status ?? 128 + osConstants.signals[signal];
      if (wishes > 0) process.exit(code);
      clearInterval(watch);
      for (const name of signals) process.off(name, passOn);
      done(code);
    });
  });
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

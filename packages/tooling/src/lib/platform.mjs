/**
 * The differences between Windows and Linux or macOS, all in one place: how a program is found and started, and how it is ended. Windows starts no `.cmd` file
 * without a shell, so programs are `.exe` files, or scripts that Node runs. A test holds the decisions for Windows; they have not been run there.
 */
import { spawnSync } from 'node:child_process';
import { posix, win32 } from 'node:path';

/** Where a program in a folder of PATH may be: on Windows npm puts a `.cmd` there, and the program itself in the package beside it. */
export function placesOf(/** @type {string} */ name, /** @type {string} */ folder, platform = process.platform) {
  if (platform !== 'win32') return [posix.join(folder, name)];
  return ['.', `../${name}`, `node_modules/${name}`].map((path) => win32.join(folder, path, `${name}.exe`));
}

/** Where npx's script may be: beside the running npm, in the layout of Windows' Node or of others. */
export function placesOfNpx(
  /** @type {{ readonly npm: string | undefined, readonly node: string }} */ { npm, node },
  platform = process.platform,
) {
  const path = platform === 'win32' ? win32 : posix;
  const home = path.dirname(node);
  const folders = ['node_modules/npm/bin', '../lib/node_modules/npm/bin'].map((one) => path.join(home, one));
  return [...(npm === undefined ? [] : [path.dirname(npm)]), ...folders].map((one) => path.join(one, 'npx-cli.js'));
}

/**
 * Options for a child that is ended together with everything it starts: in a process group of its own. Windows has none, and would open a window for it; there
 * a child shares the console, and gets its Ctrl-C.
 */
export const ownGroup = (platform = process.platform) => ({ detached: platform !== 'win32', windowsHide: true });

/** The stop signals that reach a process, and whether they must be passed to children because they do not get them. */
export const stopSignals = (platform = process.platform) =>
  platform === 'win32'
    ? { signals: /** @type {const} */ (['SIGINT', 'SIGBREAK', 'SIGHUP']), arePassedOn: false }
    : { signals: /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']), arePassedOn: true };

const system = {
  kill: (/** @type {number} */ pid, /** @type {NodeJS.Signals} */ signal) => void process.kill(pid, signal),
  start: (/** @type {string} */ program, /** @type {string[]} */ args) =>
    void spawnSync(program, args, { stdio: 'ignore', windowsHide: true }),
};

/** Ends a child started with `ownGroup`, and all it started; on Windows at once, whatever the signal. Nothing if it has already ended. */
export function endGroup(
  /** @type {number | undefined} */ pid,
  /** @type {NodeJS.Signals} */ signal,
  platform = process.platform,
  { kill, start } = system,
) {
  if (pid === undefined) return;
  if (platform === 'win32') return start('taskkill', ['/pid', `${pid}`, '/t', '/f']);
  try {
    kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

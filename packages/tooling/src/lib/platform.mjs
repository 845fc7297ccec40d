/**
 * What Windows does in another way than Linux and macOS, decided here alone: how a program is found and started, and how what was started is
 * ended. Windows starts no `.cmd` file without a shell, so none is: programs are `.exe` files, or scripts that Node runs.
 * The decisions for Windows are held by a test; nobody has run them there.
 */
import { spawnSync } from 'node:child_process';
import { posix, win32 } from 'node:path';

/** Where a program may lie that a folder of PATH offers: on Windows npm puts a `.cmd` there, and the program itself in the package beside it. */
export function placesOf(/** @type {string} */ name, /** @type {string} */ folder, platform = process.platform) {
  if (platform !== 'win32') return [posix.join(folder, name)];
  return ['.', `../${name}`, `node_modules/${name}`].map((path) => win32.join(folder, path, `${name}.exe`));
}

/** Where npx's script may lie: beside the npm that runs, as Windows' Node brings it, as others do. */
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
 * How a child is started that is ended as one with all it starts: in a process group of its own. Windows has none, and would open a window
 * for it; there a child shares the console, and hears a Ctrl-C from it.
 */
export const ownGroup = (platform = process.platform) => ({ detached: platform !== 'win32', windowsHide: true });

/** The wishes to stop that reach a process, and whether a child must be told of them because it hears none itself. */
export const wishesToStop = (platform = process.platform) =>
  platform === 'win32'
    ? { signals: /** @type {const} */ (['SIGINT', 'SIGBREAK', 'SIGHUP']), arePassedOn: false }
    : { signals: /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']), arePassedOn: true };

const system = {
  kill: (/** @type {number} */ pid, /** @type {NodeJS.Signals} */ signal) => void process.kill(pid, signal),
  start: (/** @type {string} */ program, /** @type {string[]} */ args) =>
    void spawnSync(program, args, { stdio: 'ignore', windowsHide: true }),
};

/** Ends a child started with `ownGroup`, and all it started; on Windows at once, whatever the signal. Nothing where it has ended already. */
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
    // The group has ended already.
  }
}

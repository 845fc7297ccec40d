import { describe, expect, test, vi } from 'vitest';
import { endGroup, ownGroup, placesOf, placesOfNpx, stopSignals } from './platform.mjs';

describe('on Windows', () => {
  test('finds a program as an .exe file, also in the package beside the .cmd file that npm made', () => {
    expect(placesOf('pnpm', 'C:\\Users\\A B\\_npx\\1\\node_modules\\.bin', 'win32')).toEqual([
      'C:\\Users\\A B\\_npx\\1\\node_modules\\.bin\\pnpm.exe',
      'C:\\Users\\A B\\_npx\\1\\node_modules\\pnpm\\pnpm.exe',
      'C:\\Users\\A B\\_npx\\1\\node_modules\\.bin\\node_modules\\pnpm\\pnpm.exe',
    ]);
  });

  test('runs npx by its script: beside the npm that runs, or as Node brought it', () => {
    const [node, npm] = ['C:\\Program Files\\nodejs\\node.exe', 'D:\\npm\\bin\\npm-cli.js'];
    expect(placesOfNpx({ npm, node }, 'win32').slice(0, 2)).toEqual([
      'D:\\npm\\bin\\npx-cli.js',
      'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npx-cli.js',
    ]);
  });

  test('leaves a Ctrl-C to the console, which a child shares, and ends a tree by taskkill', () => {
    expect(ownGroup('win32')).toEqual({ detached: false, windowsHide: true });
    expect(stopSignals('win32')).toMatchObject({ arePassedOn: false });
    const [kill, start] = [vi.fn(), vi.fn()];
    endGroup(7, 'SIGINT', 'win32', { kill, start });
    expect(start).toHaveBeenCalledWith('taskkill', ['/pid', '7', '/t', '/f']);
    expect(kill).not.toHaveBeenCalled();
  });
});

describe('on Linux and macOS', () => {
  test('finds programs by their names, and npx where Node was installed', () => {
    expect(placesOf('pnpm', '/home/a b/.bin', 'linux')).toEqual(['/home/a b/.bin/pnpm']);
    expect(placesOfNpx({ npm: undefined, node: '/usr/local/bin/node' }, 'darwin')).toEqual([
      '/usr/local/bin/node_modules/npm/bin/npx-cli.js',
      '/usr/local/lib/node_modules/npm/bin/npx-cli.js',
    ]);
  });

  test('passes a stop signal on to a group of its own, whose end is no error', () => {
    expect(ownGroup('linux').detached).toBe(true);
    expect(stopSignals('linux')).toEqual({ signals: ['SIGINT', 'SIGTERM', 'SIGHUP'], arePassedOn: true });
    const kill = vi.fn(() => {
      throw new Error('ESRCH');
    });
    endGroup(7, 'SIGINT', 'linux', { kill, start: vi.fn() });
    expect(kill).toHaveBeenCalledWith(-7, 'SIGINT');
  });
});

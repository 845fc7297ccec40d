/** How run.mjs handles stop signals, tested on Linux, where processes can be listed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { root, tooling } from './workspace.ts';

const step = join(tooling, 'src/lib/step.mjs');
const began = new Set<ChildProcess>();

afterEach(() => {
  for (const child of began) child.kill('SIGKILL');
  began.clear();
});

interface Started {
  readonly launcher: ChildProcess;
  /** The child's output. */
  readonly said: () => string;
  readonly child: number;
  readonly grandchild: number;
  readonly code: Promise<unknown>;
}

/** Starts a program that starts another, as run.mjs does, and reports both process ids; `body` is the rest of its work. */
async function started(body: string): Promise<Started> {
  const program = `
    const other = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    process.channel.unref();
    ${body}
    console.log(process.pid, other.pid);
  `;
  const script = `
    const { runStep } = await import(${JSON.stringify(step)});
    const options = { cwd: process.cwd(), env: process.env };
    process.exit(await runStep(process.execPath, ['-e', ${JSON.stringify(program)}], options));
  `;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  began.add(launcher);
  const code = once(launcher, 'exit').then(([status]) => status as unknown);
  let text = '';
  launcher.stdout?.setEncoding('utf8').on('data', (more: string) => (text += more));
  while (!/^\d+ \d+$/m.test(text)) await setTimeout(10);
  const [child = 0, grandchild = 0] = text.trim().split(' ').map(Number);
  return { launcher, said: () => text, child, grandchild, code };
}

const endsInOrder = (signal: string, code: number): string =>
  `process.on('${signal}', () => { console.log('${signal}'); other.kill(); setTimeout(() => process.exit(${code}), 600); });`;

describe.skipIf(!existsSync('/proc/self/stat'))('a stop signal', () => {
  test.each([
    ['SIGINT', 0],
    ['SIGTERM', 3],
  ] as const)(
    '%s reaches the child once, however often npm says it, and its exit code is ours',
    async (signal, code) => {
      const { launcher, said, child, grandchild, ...run } = await started(endsInOrder(signal, code));
      launcher.kill(signal);
      await setTimeout(50);
      launcher.kill(signal);
      expect(await run.code).toBe(code);
      expect(said().match(new RegExp(signal, 'g'))).toHaveLength(1);
      await expect.poll(() => [child, grandchild].filter(isRunning)).toEqual([]);
    },
  );

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s of a child that does not listen is %i', async (signal, code) => {
    const { launcher, grandchild, ...run } = await started('');
    launcher.kill(signal);
    expect(await run.code).toBe(code);
    process.kill(grandchild);
  });

  test('said for the third time it ends the child, and what that started, by force', async () => {
    const { launcher, child, grandchild, ...run } = await started(`process.on('SIGINT', () => {});`);
    for (const waitMs of [600, 600, 0]) {
      launcher.kill('SIGINT');
      await setTimeout(waitMs);
    }
    expect(await run.code).toBe(137);
    await expect.poll(() => [child, grandchild].filter(isRunning)).toEqual([]);
  });

  test('is also that whoever started the child was killed', async () => {
    const { launcher, child, grandchild } = await started(
      `process.on('disconnect', () => { other.kill(); process.exit(); });`,
    );
    launcher.kill('SIGKILL');
    await expect.poll(() => [child, grandchild].filter(isRunning)).toEqual([]);
  });

  test('ends a command that has started another program, with 130', async () => {
    const launcher = spawn(process.execPath, [join(tooling, 'run.mjs'), 'check', 'types'], {
      cwd: root,
      stdio: 'ignore',
    });
    began.add(launcher);
    const code = once(launcher, 'exit').then(([status]) => status as unknown);
    await expect.poll(() => descendantsOf(launcher.pid ?? 0).length, { timeout: 15_000 }).toBeGreaterThan(1);
    const all = descendantsOf(launcher.pid ?? 0);
    launcher.kill('SIGINT');
    expect(await code).toBe(130);
    await expect.poll(() => all.filter(isRunning)).toEqual([]);
  });
});

function isRunning(pid: number): boolean {
  return processes().some(([one]) => one === pid);
}

/** Process id and parent's id of every process that has not ended; zombies are left out. */
function processes(): (readonly [number, number])[] {
  return readdirSync('/proc').flatMap((name) => {
    const [, state = '', parent] = /^\d+ \(.*\) (\w) (\d+)/s.exec(statOf(name)) ?? [];
    return parent === undefined || 'ZX'.includes(state) ? [] : [[Number(name), Number(parent)] as const];
  });
}

function statOf(name: string): string {
  try {
    return /^\d+$/.test(name) ? readFileSync(`/proc/${name}/stat`, 'utf8') : '';
  } catch {
    return '';
  }
}

function descendantsOf(pid: number): number[] {
  const all = processes();
  const below = (one: number): number[] =>
    all.filter(([, parent]) => parent === one).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

/** Runs a step of a command for run.mjs. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { endGroup, ownGroup, stopSignals } from './platform.mjs';

/**
 * Runs a program in a process group of its own: a Ctrl-C in a terminal reaches npm, this process and the child, and npm passes it on once more. So the child
 * gets each stop signal once, from here. If this process is killed, the child notices that the channel closed (process.ts).
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ readonly cwd: string, readonly env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} its exit code, 128 + n if a signal ended it; does not return after a stop signal
 */
export function runStep(program, args, options) {
  const child = spawn(program, args, { ...options, ...ownGroup(), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { signals, arePassedOn } = stopSignals();
  let lastSignalAt = 0;
  let presses = 0;
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    // The same key press arrives twice within milliseconds; a later one is a second press.
    if (Date.now() - lastSignalAt < 500) return;
    lastSignalAt = Date.now();
    presses += 1;
    if (presses >= 3) endGroup(child.pid, 'SIGKILL');
    else if (arePassedOn) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, passOn);
  // npm, or the shell between, may be killed without a signal to us.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    passOn('SIGTERM');
  }, 1000);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (status, signal) => {
      const code = status ?? 128 + constants.signals[signal ?? 'SIGKILL'];
      if (presses > 0) process.exit(code);
      clearInterval(watch);
      for (const name of signals) process.off(name, passOn);
      done(code);
    });
  });
}

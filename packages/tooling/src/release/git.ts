/** The few things of git that a release needs. */
import { spawnSync } from 'node:child_process';

export interface Git {
  /** Runs it. @throws with what it said if it fails */
  readonly run: (...args: readonly string[]) => string;
  /** Whether it ends well, e.g. a question. */
  readonly is: (...args: readonly string[]) => boolean;
}

export function gitIn(cwd: string): Git {
  const start = (args: readonly string[]) => spawnSync('git', [...args], { cwd, encoding: 'utf8' });
  return {
    run: (...args) => {
      const { status, stdout, stderr, error } = start(args);
      if (status !== 0) throw new Error(`git ${args.join(' ')} failed.\n${error?.message ?? stderr.trimEnd()}`);
      return stdout.trim();
    },
    is: (...args) => start(args).status === 0,
  };
}

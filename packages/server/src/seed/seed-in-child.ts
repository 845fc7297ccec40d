import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { besides } from '../helpers/besides.ts';

export interface ChildSeedOptions {
  readonly databaseUrl: string;
  readonly size: number;
  readonly print: (line: string) => void;
}

const entry = besides('main', import.meta.url);

/**
 * Seeds PostgreSQL from a process of its own (`main.ts`), so that the server, which may run for months, does not keep 25 MB or more from seeding. Rejects with
 * the child's own line if it fails; killing it leaves nothing half done.
 */
export async function seedInChild({ databaseUrl, size, print }: ChildSeedOptions): Promise<void> {
  const child = fork(entry, ['--size', String(size)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  if (child.stdout !== null) createInterface(child.stdout).on('line', print);
  if (child.stderr !== null) createInterface(child.stderr).on('line', (line) => errors.push(line));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(errors.at(-1) ?? `The seed ended with ${code}.`);
}

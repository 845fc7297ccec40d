import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import { told } from './told.ts';

/** Runs a command where there is no database yet. */
export async function ran(...args: string[]): Promise<{ code: number; said: string[] }> {
  const { terminal, said } = told();
  const code = await runCommand(args, { env: { DATA_DIR: join(tmpdir(), randomUUID()) }, terminal });
  return { code, said };
}

/** The marketplace as `npm start` serves it, on a PostgreSQL of its own with the demo. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@yantra/server/testing';
import { bringSite } from '@yantra/tooling/bring-site';
import { startMarketplace } from '@yantra/tooling/marketplace';

export interface Served {
  /** Without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** The process's memory now, in MB (10⁶ bytes). */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** Builds what changed first. @throws with its output if it does not come up */
export async function startServed(log: (line: string) => void): Promise<Served> {
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  const dataDir = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  const cluster = await startPostgres();
  const tidy = async (): Promise<void> => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { pid, url, stop } = await startMarketplace(dataDir, {
      isTuned: true,
      settings: { DATABASE_URL: cluster.url('postgres'), LOG_LEVEL: 'info' },
    });
    log(`As npm start runs it, on PostgreSQL, process ${pid}`);
    return { url, pid, memory: () => residentOf(pid), stop: () => stop().then(tidy) };
  } catch (error) {
    await tidy();
    throw error;
  }
}

/** The resident set, from the kernel. */
function residentOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kilobytes) * 1024) / 1e6;
}

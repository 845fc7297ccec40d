/** The marketplace as `npm start` serves it, on a PostgreSQL with 100,000 machines, and somebody logged in as its admin. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringSite } from '@yantra/tooling/bring-site';
import { startMarketplace } from '@yantra/tooling/marketplace';
import { withPostgres } from '../search/databases.ts';

export interface Person {
  readonly userName: string;
  readonly password: string;
}

export interface Dashboard {
  /** Without a slash at the end. */
  readonly url: string;
  /** Calls the API as the demo's admin. @throws unless the status is 200 */
  readonly ask: (path: string) => Promise<{ readonly total: number }>;
  /** The same by POST. */
  readonly post: (path: string, body: object) => Promise<unknown>;
  /** Of the PostgreSQL behind it. */
  readonly databaseUrl: string;
  readonly admin: Person;
  /** A demo supplier with machines. */
  readonly supplier: Person;
}

const machines = 100_000;
const password = 'Yantra@123';
const admin = { userName: '9000000001', password };
const supplier = { userName: '9000000002', password };

/** Builds what changed first. @throws with its output if it does not come up */
export async function withDashboard<T>(
  log: (line: string) => void,
  measure: (dashboard: Dashboard) => Promise<T>,
): Promise<T> {
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  return withPostgres(machines, log, async ({ databaseUrl = '' }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
    const { url, stop } = await startMarketplace(dataDir, {
      isTuned: true,
      settings: { DATABASE_URL: databaseUrl, SEED: 'none' },
    });
    try {
      return await measure({ url, ...(await asAdmin(url)), databaseUrl, supplier, admin });
    } finally {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}

async function tokenOf(url: string, person: Person): Promise<string> {
  const answer = await fetch(`${url}/api/Login/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(person),
  });
  const { access_token: token } = (await answer.json()) as { readonly access_token?: string };
  if (token === undefined) throw new Error(`${person.userName} could not log in: ${answer.status}.`);
  return token;
}

async function asAdmin(url: string): Promise<Pick<Dashboard, 'ask' | 'post'>> {
  const authorization = `Bearer ${await tokenOf(url, admin)}`;
  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    const page = await fetch(`${url}/api${path}`, init);
    const text = await page.text();
    if (page.status !== 200) throw new Error(`${path} was answered with ${page.status}: ${text}`);
    return JSON.parse(text);
  };
  return {
    ask: async (path) => (await call(path, { headers: { authorization } })) as { total: number },
    post: (path, body) =>
      call(path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

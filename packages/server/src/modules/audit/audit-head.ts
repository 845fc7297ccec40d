import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** The end of one chain of the audit log. */
export interface ChainHead {
  readonly chain: number;
  readonly rows: number;
  /** The last row's hash; empty if only the place is known. */
  readonly hash: string;
}

/** The end of the audit log: who keeps it elsewhere can later detect changes and truncation. */
export interface AuditHead {
  /** Chains with rows, by number. */
  readonly chains: readonly ChainHead[];
  /** A hash over the last rows of all chains, and through these over every row before. */
  readonly root: string;
}

/** The head of chains in numerical order. */
export function headOf(chains: readonly ChainHead[]): AuditHead {
  const content = chains.map(({ chain, rows, hash }) => `${chain}:${rows}:${hash}`).join(',');
  return { chains, root: createHash('sha256').update(content).digest('hex') };
}

/** In the form that people note: `1:40,2:3/5f…`, the rows of each chain and the root. */
export function headText({ chains, root }: AuditHead): string {
  return `${chains.map(({ chain, rows }) => `${chain}:${rows}`).join(',')}/${root}`;
}

/** Parses a noted head; `undefined` if it is invalid. */
export function readHead(text: string): AuditHead | undefined {
  const found = /^(|\d{1,9}:\d{1,15}(?:,\d{1,9}:\d{1,15})*)\/([0-9a-f]{64})$/.exec(text);
  if (found === null) return undefined;
  const [, chains = '', root = ''] = found;
  const pairs = chains === '' ? [] : chains.split(',').map((one) => one.split(':').map(Number));
  return { chains: pairs.map(([chain = 0, rows = 0]) => ({ chain, rows, hash: '' })), root };
}

/** The current end of each chain, all at one moment, by number; one index look-up each. */
export async function chainHeads(db: Db): Promise<ChainHead[]> {
  const { rows } = await sql<ChainHead>`
    with recursive known(chain) as (
      select min(chain) from audit_log
      union all select (select min(chain) from audit_log where chain > known.chain) from known where known.chain is not null)
    select known.chain, l.place as rows, l.hash from known cross join lateral (
      select coalesce(place, id) as place, hash from audit_log where chain = known.chain order by coalesce(place, id) desc limit 1) l
    order by known.chain`.execute(db);
  return rows;
}

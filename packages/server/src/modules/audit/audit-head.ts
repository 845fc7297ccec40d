import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** Where one chain of the audit log ends. */
export interface ChainHead {
  readonly chain: number;
  readonly rows: number;
  /** Of its last row; empty where only the place is known. */
  readonly hash: string;
}

/** Where the audit log ends: whoever keeps this elsewhere can tell later whether anything before it was changed or cut off. */
export interface AuditHead {
  /** Chains with rows, in the order of their numbers. */
  readonly chains: readonly ChainHead[];
  /** Stands for the last rows of all of them, and through these for every row before. */
  readonly root: string;
}

/** The head of chains in the order of their numbers. */
export function headOf(chains: readonly ChainHead[]): AuditHead {
  const content = chains.map(({ chain, rows, hash }) => `${chain}:${rows}:${hash}`).join(',');
  return { chains, root: createHash('sha256').update(content).digest('hex') };
}

/** As people note it: `1:40,2:3/5f…`, the rows of each chain and the root. */
export function headText({ chains, root }: AuditHead): string {
  return `${chains.map(({ chain, rows }) => `${chain}:${rows}`).join(',')}/${root}`;
}

/** Reads a head that was noted; `undefined` for a text that is none. */
export function readHead(text: string): AuditHead | undefined {
  const found = /^(|\d{1,9}:\d{1,15}(?:,\d{1,9}:\d{1,15})*)\/([0-9a-f]{64})$/.exec(text);
  if (found === null) return undefined;
  const [, chains = '', root = ''] = found;
  const pairs = chains === '' ? [] : chains.split(',').map((one) => one.split(':').map(Number));
  return { chains: pairs.map(([chain = 0, rows = 0]) => ({ chain, rows, hash: '' })), root };
}

/** Where each chain ends now, all at one moment, in the order of their numbers; a look-up in the index for each. */
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

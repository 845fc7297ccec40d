import { createHash } from 'node:crypto';

/** What an entry's hash covers; ids and absent values as text, the moment in microseconds. */
export interface SealedRow {
  readonly id: number | string;
  readonly place: number;
  readonly at: string;
  readonly kind: string;
  readonly user_id: string;
  readonly session_id: string;
  readonly subject_id: string;
  readonly detail: string;
  readonly hash: string;
}

/** The hash that an entry must have, computed here, not in the database being verified. In the original chain, a row's number is its position. */
export function hashOf(before: string, chain: number, row: SealedRow): string {
  const { id, place, at, kind, user_id, session_id, subject_id, detail } = row;
  const where = chain === 0 ? [before] : [before, chain, place];
  const content = [...where, id, at, kind, user_id, session_id, subject_id, detail].join('|');
  return createHash('sha256').update(content).digest('hex');
}

import type { LeadStatus } from '@yantra/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A lead's status that follows something else. */
export interface LeadMove {
  readonly to: LeadStatus;
  /** Anything else was set by its owner otherwise, and stays. */
  readonly from: readonly LeadStatus[];
}

/** Moves an owner's status of a requirement on, unless the owner has set it otherwise. */
export async function moveLead(
  trx: Db,
  {
    ownerId,
    requirementId,
    move: { to, from },
    at,
  }: { readonly ownerId: string; readonly requirementId: string; readonly move: LeadMove; readonly at: Date },
): Promise<void> {
  const isNew = from.includes('New');
  await sql`
    insert into lead_states (user_id, requirement_id, status, updated_at)
      select ${ownerId}::uuid, ${requirementId}::uuid, ${to}, ${at}::timestamptz
      where ${isNew}::boolean or exists (select from lead_states where user_id = ${ownerId}::uuid and requirement_id = ${requirementId}::uuid)
    on conflict (user_id, requirement_id) do update set status = excluded.status, updated_at = excluded.updated_at
      where lead_states.status = any(${[...from]}::text[])`.execute(trx);
}

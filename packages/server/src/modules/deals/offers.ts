import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { appendLine } from '../conversations/index.ts';
import { dealColumns, type DealRow, lockRequest, momentOf, type RequestRow } from './deals.queries.ts';
import { type AskedOwner, chooseOwners, machinesAsked } from './owners.queries.ts';
import { tellDeal } from './tell-deal.ts';

/**
 * Asks owners for quotes, once a request's phone is proved: about each machine that was named, else the chosen owners. Once only: what was offered is not offered
 * again.
 * @returns how many deals began now
 */
export async function offerRequest(trx: Db, requirementId: string): Promise<number> {
  const request = await lockRequest(trx, requirementId);
  if (request === undefined) return 0;
  const { rows } = await sql`
    update requirements set offer_due_at = null where id = ${requirementId}::uuid and offer_due_at is not null and phone_confirmed_at is not null
    returning id`.execute(trx);
  if (rows.length === 0) return 0;
  const asked: readonly AskedOwner[] =
    request.equipment_id === null
      ? (await chooseOwners(trx, request)).map((ownerId) => ({ ownerId, machineId: null, place: 0 }))
      : await machinesAsked(trx, request);
  const at = await momentOf(trx);
  for (const one of asked) await askOwner(trx, request, one, at);
  return asked.length;
}

/** Begins a deal of a locked request; the same answer if there is one. */
export async function askOwner(
  trx: Db,
  request: RequestRow,
  { ownerId, machineId, place }: AskedOwner,
  at: Date,
): Promise<string> {
  const { rows } = await sql<DealRow>`
    insert into deals as d (requirement_id, owner_id, equipment_id, place, asked_at, state_at, from_day, until_day)
      values (${request.id}::uuid, ${ownerId}::uuid, ${machineId}::uuid, ${place}::int, ${at}::timestamptz, ${at}::timestamptz,
        ${request.job_from}::date, ${request.job_from}::date + ${request.job_days}::int)
    on conflict (requirement_id, owner_id, place) do nothing
    returning ${dealColumns}`.execute(trx);
  const [deal] = rows;
  if (deal === undefined) {
    const before = await trx
      .selectFrom('deals')
      .select('id')
      .where('requirement_id', '=', request.id)
      .where('owner_id', '=', ownerId)
      .where('place', '=', place)
      .executeTakeFirstOrThrow();
    return before.id;
  }
  await appendLine(trx, {
    dealId: deal.id,
    at,
    side: 'renter',
    authorId: request.renter_id,
    kind: 'ask',
    words: request.details,
  });
  await tellDeal(trx, 'ask', deal, at);
  return deal.id;
}

import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { appendLine } from '../conversations/index.ts';
import { dealColumns, type DealRow, lockRequest, momentOf, type RequestRow } from './deals.queries.ts';
import { chooseOwners, ownersOfMachines } from './owners.queries.ts';
import { tellDeal } from './tell-deal.ts';

/**
 * Asks owners for quotes, once a request's phone is proved: the owners of the machines that were asked about, else the chosen ones. Once only: what was offered is
 * not offered again.
 * @returns how many owners were asked now
 */
export async function offerRequest(trx: Db, requirementId: string): Promise<number> {
  const request = await lockRequest(trx, requirementId);
  if (request === undefined) return 0;
  const { rows } = await sql`
    update requirements set offer_due_at = null where id = ${requirementId}::uuid and offer_due_at is not null and phone_confirmed_at is not null
    returning id`.execute(trx);
  if (rows.length === 0) return 0;
  const owners =
    request.equipment_id === null
      ? (await chooseOwners(trx, request)).map((ownerId) => ({ ownerId, machineId: null }))
      : await ownersOfMachines(trx, request);
  const at = await momentOf(trx);
  for (const { ownerId, machineId } of owners) await askOwner(trx, request, ownerId, at, machineId);
  return owners.length;
}

/**
 * Begins a deal of a locked request; the same answer if there is one.
 * @param machineId the owner's machine that was asked about
 */
export async function askOwner(
  trx: Db,
  request: RequestRow,
  ownerId: string,
  at: Date,
  machineId = request.equipment_id,
): Promise<string> {
  const { rows } = await sql<DealRow>`
    insert into deals as d (requirement_id, owner_id, equipment_id, asked_at, state_at, from_day, until_day)
      values (${request.id}::uuid, ${ownerId}::uuid, ${machineId}::uuid, ${at}::timestamptz, ${at}::timestamptz,
        ${request.job_from}::date, ${request.job_from}::date + ${request.job_days}::int)
    on conflict (requirement_id, owner_id) do nothing
    returning ${dealColumns}`.execute(trx);
  const [deal] = rows;
  if (deal === undefined) {
    const before = await trx
      .selectFrom('deals')
      .select('id')
      .where('requirement_id', '=', request.id)
      .where('owner_id', '=', ownerId)
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

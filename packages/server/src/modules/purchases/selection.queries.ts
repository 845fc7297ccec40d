import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** Makes other decisions on a person's purchases and payments wait until the transaction ends. Returns whether the account exists. */
export async function lockBuyerOfSelection(trx: Db, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** A machine on another plan at the same time. */
export interface HeldMachine {
  readonly equipment_id: string;
  readonly purchase_id: string;
  /** The machine's. */
  readonly name: string;
  /** The other plan's. */
  readonly plan: string;
}

/** Which of these machines are on other purchases that overlap one, by name. */
export async function heldByOthers(
  trx: Db,
  ids: readonly string[],
  { purchaseId, start, end }: { readonly purchaseId: string; readonly start: Date; readonly end: Date },
): Promise<HeldMachine[]> {
  const { rows } = await sql<HeldMachine>`
    select pe.equipment_id, pe.purchase_id, e.name, v.display_name as plan
    from purchase_equipment pe join purchases p on p.id = pe.purchase_id join equipment e on e.id = pe.equipment_id
      join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where pe.equipment_id = any(${[...ids]}::uuid[]) and p.id <> ${purchaseId}::uuid
      and p.start_date < ${end}::timestamptz and p.end_date > ${start}::timestamptz
    order by lower(e.name), e.id, p.start_date`.execute(trx);
  return rows;
}

/** How many of these machines are a person's own and not deleted. */
export async function countOwn(trx: Db, ids: readonly string[], userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from equipment where id = any(${[...ids]}::uuid[]) and supplier_id = ${userId}::uuid
      and deleted_at is null`.execute(trx);
  return rows[0]?.n ?? 0;
}

export const takeOff = (trx: Db, purchaseId: string, ids: readonly string[]) =>
  sql`delete from purchase_equipment where purchase_id = ${purchaseId}::uuid and equipment_id = any(${[...ids]}::uuid[])`.execute(
    trx,
  );

/** Takes a machine off all running and future purchases, and returns which; past ones stay. */
export async function leavePlans(trx: Db, machineId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from purchase_equipment pe using purchases p where p.id = pe.purchase_id and pe.equipment_id = ${machineId}::uuid
      and p.end_date > ${now}::timestamptz returning p.id`.execute(trx);
  return rows.map(({ id }) => id);
}

export const putOn = (trx: Db, purchaseId: string, ids: readonly string[]) =>
  sql`insert into purchase_equipment (purchase_id, equipment_id) select ${purchaseId}::uuid, unnest(${[...ids]}::uuid[])`.execute(
    trx,
  );

/** Lists and unlists these machines by their purchases. */
export const refreshMachines = (trx: Db, ids: readonly string[], now: Date) =>
  sql`select refresh_listing(${now}::timestamptz, ${[...ids]}::uuid[])`.execute(trx);

import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { HireRow } from '../hire-costs/index.ts';
import { hireColumns } from '../hire-costs/index.ts';
import type { RequestRow } from './deals.queries.ts';
import { kmFrom } from './owners.queries.ts';

/** A machine of an owner's, as a quote is made of it. */
export interface OwnMachine extends HireRow {
  readonly name: string;
  readonly model_number: string;
  readonly year_of_mfg: number;
  readonly city: string;
  readonly picture_ids: string[];
  /** From the place of work along the earth; null if either is not known. */
  readonly km: number | null;
  readonly is_asked: boolean;
}

const mostChoices = 50;

/** An owner's machines that fit a request: the one that was asked about first, then the nearest. @param only this one, whatever its category */
export async function fittingMachines(
  db: Db,
  ownerId: string,
  request: RequestRow,
  only?: string,
): Promise<OwnMachine[]> {
  const at = { latitude: request.job_latitude, longitude: request.job_longitude };
  const fits = only === undefined ? sql`${request.category_id}::int = any(category_ids)` : sql`id = ${only}::uuid`;
  const { rows } = await sql<OwnMachine>`
    select ${hireColumns}, name, model_number, year_of_mfg, city, picture_ids, ${kmFrom(at)} as km, id is not distinct from ${request.equipment_id}::uuid as is_asked
    from equipment e where supplier_id = ${ownerId}::uuid and deleted_at is null and status <> 'Unavailable' and ${fits}
    order by is_asked desc, km nulls last, rank_score desc, id limit ${mostChoices}`.execute(db);
  return rows;
}

/** The two as they are now: what a quote says of them. */
export async function ownerNow(db: Db, ownerId: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.user_id', 'users.id')
    .select(['first_name', 'last_name', 'phone', 'email', 'gstin', 'organizations.name as organization'])
    .where('users.id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const person = `${row.first_name} ${row.last_name}`.trim();
  return { name: row.organization || person, person, phone: row.phone, email: row.email, gstin: row.gstin };
}

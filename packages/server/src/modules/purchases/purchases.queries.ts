import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { PriceColumns } from '../plans/index.ts';

/** A purchase with its plan as bought. */
export interface PurchaseRow extends PriceColumns {
  readonly id: string;
  readonly subscription_id: number;
  readonly display_name: string;
  readonly period_months: number;
  readonly paid_list_paise: number;
  readonly paid_discount: number;
  readonly paid_paise: number;
  readonly equipment_count: number;
  readonly sms_count_allowed: number;
  readonly contact_to_be_viewed: number;
  readonly embed_allowed: boolean;
  readonly created_at: Date;
  readonly start_date: Date;
  readonly end_date: Date;
  readonly equipment_ids: string[];
  readonly order_id: string | null;
  readonly invoice_number: string | null;
  readonly bought_from: Date | null;
  readonly bought_until: Date | null;
  /** The purchase at whose end it begins, as it was bought to: what is renewed, or what took that one's place. */
  readonly follows: string | null;
  readonly credit_note_number: string | null;
  readonly credit_paise: number | null;
}

/** A purchase with what it was to come after. */
type PlacedRow = Omit<PurchaseRow, 'follows'> & {
  readonly renewal_of: string | null;
  readonly upgrade_of: string | null;
};

/** What somebody has bought, the latest first. */
export async function purchasesOf(db: Db, userId: string): Promise<PurchaseRow[]> {
  const { rows } = await sql<PlacedRow>`
    select v.*, p.id, p.period_months, p.price_paise as paid_list_paise, p.discount as paid_discount, p.final_price_paise as paid_paise,
      p.created_at, p.start_date, p.end_date, p.bought_from, p.bought_until, p.order_id, o.renewal_of, o.upgrade_of, i.number as invoice_number,
      c.number as credit_note_number, c.total_paise as credit_paise,
      array(select pe.equipment_id::text from purchase_equipment pe where pe.purchase_id = p.id order by 1) as equipment_ids
    from purchases p
      join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
      left join orders o on o.id = p.order_id left join invoices i on i.purchase_id = p.id left join credit_notes c on c.purchase_id = p.id and c.refund_id is null
    where p.user_id = ${userId}::uuid order by p.created_at desc, p.start_date desc, p.id`.execute(db);
  const successors = new Map(rows.flatMap(({ id, upgrade_of }) => (upgrade_of === null ? [] : [[upgrade_of, id]])));
  return rows.map((row) => ({ ...row, follows: lastOf(successors, row.renewal_of) }));
}

/** What stands at the end of a row of changes to larger plans. */
function lastOf(successors: ReadonlyMap<string, string>, id: string | null): string | null {
  const next = id === null ? undefined : successors.get(id);
  return next === undefined ? id : lastOf(successors, next);
}

/** A purchase's owner. */
export async function ownerOfPurchase(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('purchases').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}

/** A machine of a purchase. */
export interface PurchasedMachineRow {
  readonly id: string;
  readonly name: string;
  readonly model_number: string;
  readonly no_of_working_hrs: number;
  readonly final_rental_paise: number;
  readonly rental_type: number;
  readonly category: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly status: string;
  readonly is_deleted: boolean;
}

/** The machines of a purchase, by name. */
export async function machinesOf(db: Db, purchaseId: string): Promise<PurchasedMachineRow[]> {
  const { rows } = await sql<PurchasedMachineRow>`
    select e.id, e.name, e.model_number, e.no_of_working_hrs, e.final_rental_paise, e.rental_type, e.city, e.state, e.country, e.status, e.deleted_at is not null as is_deleted,
      coalesce((select string_agg(c.name, ', ' order by array_position(e.category_ids, c.id)) from categories c
        where c.id = any(e.category_ids) and not c.deleted), '') as category
    from purchase_equipment pe join equipment e on e.id = pe.equipment_id
    where pe.purchase_id = ${purchaseId}::uuid order by lower(e.name), e.id`.execute(db);
  return rows;
}

import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/types.ts';
import type { Slice } from '../../page.ts';
import type { Span } from './span.ts';

const within = (at: RawBuilder<unknown>, { from, until }: Span): RawBuilder<unknown> =>
  sql`${from === undefined ? sql`true` : sql`${at} >= ${from}::timestamptz`} and ${
    until === undefined ? sql`true` : sql`${at} < ${until}::timestamptz`
  }`;

/** Sums of the ledger, in paise. */
export interface LedgerSums {
  readonly paid: number;
  readonly by_transfer: number;
  readonly refunded: number;
  readonly sales: number;
  readonly gst: number;
  readonly payments: number;
  readonly refunds: number;
}

/** What was booked in a time. */
export async function ledgerSums(db: Db, span: Span): Promise<LedgerSums> {
  const { rows } = await sql<LedgerSums>`
    select coalesce(sum(amount_paise) filter (where is_money and amount_paise > 0), 0)::bigint as paid,
      coalesce(sum(amount_paise) filter (where account = 'bank' and amount_paise > 0), 0)::bigint as by_transfer,
      coalesce(-sum(amount_paise) filter (where is_money and amount_paise < 0), 0)::bigint as refunded,
      coalesce(-sum(amount_paise) filter (where account = 'sales'), 0)::bigint as sales,
      coalesce(-sum(amount_paise) filter (where account in ('cgst', 'sgst', 'igst')), 0)::bigint as gst,
      count(*) filter (where is_money and amount_paise > 0)::int as payments, count(*) filter (where is_money and amount_paise < 0)::int as refunds
    from (select account, amount_paise, account in ('gateway', 'bank') as is_money from ledger_entries where ${within(sql`created_at`, span)}) e`.execute(
    db,
  );
  const [sums] = rows;
  if (sums === undefined) throw new Error('The ledger has no sums.');
  return sums;
}

/** An invoice or a credit note. */
export interface PaperRow {
  readonly kind: 'invoice' | 'creditNote';
  readonly number: string;
  readonly issued_at: Date;
  readonly receiver: string;
  readonly gstin: string;
  readonly place_of_supply: string;
  readonly sac: string;
  readonly total_paise: number;
  readonly taxable_paise: number;
  readonly cgst_paise: number;
  readonly sgst_paise: number;
  readonly igst_paise: number;
  readonly plan: string;
  readonly purchase_id: string;
  readonly order_id: string | null;
  readonly against_number: string | null;
  readonly against_date: Date | null;
}

/** Paise; credit notes are taken off. */
export type PaperSums = Readonly<Record<'total' | 'taxable' | 'cgst' | 'sgst' | 'igst', number>>;

export interface RegisterQuestion extends Slice {
  readonly span: Span;
  readonly kind?: 'invoice' | 'creditNote' | undefined;
  readonly searchTerm?: string | undefined;
  readonly sort: string;
}

const shared = sql`number, issued_at, buyer, place_of_supply, sac, total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, purchase_id`;
const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  issuedAt: sql`d.issued_at`,
  number: sql`d.number`,
  receiverName: sql`lower(d.buyer->>'name')`,
  total: sql`d.total_paise`,
};

/** A page of the register, with the total and the sums of all that match. */
export async function registerPage(
  db: Db,
  { span, kind, searchTerm, sort, limit, offset }: RegisterQuestion,
): Promise<{ rows: PaperRow[]; total: number; sums: PaperSums }> {
  const isIn = within(sql`issued_at`, span);
  const papers = sql`(
    select 'invoice' as kind, 1 as sign, ${shared}, null as against_number, null::timestamptz as against_date from invoices where ${isIn}
    union all select 'creditNote', -1, ${shared}, invoice_number, invoice_date from credit_notes where ${isIn}) d
    join purchases p on p.id = d.purchase_id
    join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version`;
  const conditions = [sql`true`];
  if (kind !== undefined) conditions.push(sql`d.kind = ${kind}`);
  for (const word of (searchTerm ?? '').split(/\s+/).filter((one) => one !== '')) {
    const like = containing(word);
    conditions.push(sql`(d.number ilike ${like} or d.against_number ilike ${like} or d.buyer->>'name' ilike ${like} or d.buyer->>'gstin' ilike ${like}
      or p.order_id ilike ${like} or v.display_name ilike ${like} or d.place_of_supply ilike ${like})`);
  }
  const where = sql.join(conditions, sql` and `);
  const isTurned = sort.startsWith('-');
  const by = sorts[isTurned ? sort.slice(1) : sort] ?? sql`d.issued_at`;
  const way = isTurned ? sql`desc` : sql`asc`;
  const [page, count] = await Promise.all([
    sql<PaperRow>`
      select d.kind, d.number, d.issued_at, coalesce(d.buyer->>'name', '') as receiver, coalesce(d.buyer->>'gstin', '') as gstin, d.place_of_supply, d.sac,
        d.total_paise, d.taxable_paise, d.cgst_paise, d.sgst_paise, d.igst_paise, v.display_name as plan, d.purchase_id, p.order_id,
        d.against_number, d.against_date
      from ${papers} where ${where} order by ${by} ${way}, d.number limit ${limit} offset ${offset}`.execute(db),
    sql<PaperSums & { found: number }>`
      select count(*)::int as found, coalesce(sum(sign * d.total_paise), 0)::bigint as total, coalesce(sum(sign * d.taxable_paise), 0)::bigint as taxable,
        coalesce(sum(sign * d.cgst_paise), 0)::bigint as cgst, coalesce(sum(sign * d.sgst_paise), 0)::bigint as sgst,
        coalesce(sum(sign * d.igst_paise), 0)::bigint as igst
      from ${papers} where ${where}`.execute(db),
  ]);
  const { found = 0, ...sums } = count.rows[0] ?? { total: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
  return { rows: page.rows, total: found, sums };
}

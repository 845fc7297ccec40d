import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** Events of a widget on a page, and their number. */
export interface WidgetCounts {
  readonly page: string;
  readonly widget: string;
  readonly views: number;
  readonly selects: number;
  readonly leads: number;
}

/** How many pages a day are counted separately for each key and widget: invented addresses cannot fill the disk. */
export const mostPagesADay = 300;
/** All further pages of the day. */
export const otherPages = '*';

/** Adds to the counts of a day, all in one statement. */
export async function addCounts(
  db: Db,
  keyId: string,
  day: string,
  happenings: readonly WidgetCounts[],
): Promise<void> {
  const column = <K extends keyof WidgetCounts>(name: K) => happenings.map((one) => one[name]);
  await sql`
    with happened as (
        select * from unnest(${column('page')}::text[], ${column('widget')}::text[], ${column('views')}::int[], ${column('selects')}::int[],
          ${column('leads')}::int[]) as h(page, widget, views, selects, leads)),
      kept as (
        select case when exists (select 1 from partner_counts c where c.key_id = ${keyId}::uuid and c.day = ${day}::date and c.page = h.page and c.widget = h.widget)
            or (select count(*) from partner_counts c where c.key_id = ${keyId}::uuid and c.day = ${day}::date) < ${mostPagesADay}
          then h.page else ${otherPages} end as page, h.widget, h.views, h.selects, h.leads
        from happened h)
    insert into partner_counts as c (key_id, day, page, widget, views, selects, leads)
      select ${keyId}::uuid, ${day}::date, page, widget, sum(views), sum(selects), sum(leads) from kept group by page, widget order by page, widget
    on conflict (key_id, day, page, widget) do update
      set views = c.views + excluded.views, selects = c.selects + excluded.selects, leads = c.leads + excluded.leads`.execute(
    db,
  );
}

/** The counts of one day, page or widget. */
export interface CountRow {
  readonly label: string;
  readonly views: number;
  readonly selects: number;
  readonly leads: number;
  readonly asked: number;
  readonly quoted: number;
  readonly agreed: number;
}

/** What is counted. */
export const counted = ['views', 'selects', 'leads', 'asked', 'quoted', 'agreed'] as const;

const labels = {
  day: sql`to_char(c.day, 'YYYY-MM-DD')`,
  page: sql`c.page`,
  widget: sql`c.widget`,
} as const satisfies Record<string, RawBuilder<unknown>>;

const leadDay = sql`(r.created_at at time zone 'Asia/Kolkata')::date`;
/* A page that was not counted separately that day has its deals among the other pages too. */
const pageCounted = sql`case when exists (
    select from partner_counts p where p.key_id = k.id and p.day = ${leadDay} and p.page = r.partner_page and p.widget = r.partner_widget)
  then r.partner_page else ${otherPages} end`;

/**
 * The counts of a supplier's keys since a day, or of everybody's, most viewed first, including revoked keys. What came of a lead stands on the lead's day, at its page
 * and widget, by the deals of the key's own supplier: what other owners offer or agree on is not theirs to know.
 */
export async function countsBy(
  db: Db,
  by: keyof typeof labels,
  of: { readonly supplierId: string | undefined; readonly since: string },
  most: number,
): Promise<CountRow[]> {
  const isOf = of.supplierId === undefined ? sql`true` : sql`k.supplier_id = ${of.supplierId}::uuid`;
  // Each of the supplier's machines that a lead names has a deal.
  const [own, isOwn] = [sql`select from deals d`, sql`d.requirement_id = r.id and d.owner_id = k.supplier_id`];
  const sums = sql.join(counted.map((one) => sql`sum(c.${sql.ref(one)})::int as ${sql.ref(one)}`));
  const { rows } = await sql<CountRow>`
    with c as (
      select c.day, c.page, c.widget, c.views, c.selects, c.leads, 0 as asked, 0 as quoted, 0 as agreed
        from partner_counts c join partner_keys k on k.id = c.key_id where ${isOf} and c.day >= ${of.since}::date
      union all
      select ${leadDay}, ${pageCounted}, r.partner_widget, 0, 0, 0, 1,
          exists (${own} join quotes q on q.deal_id = d.id where ${isOwn})::int, exists (${own} join agreements a on a.deal_id = d.id where ${isOwn})::int
        from partner_keys k join requirements r on r.partner_key_id = k.id
        where ${isOf} and exists (${own} where ${isOwn}) and r.created_at >= (${of.since}::date)::timestamp at time zone 'Asia/Kolkata')
    select ${labels[by]} as label, ${sums} from c
    group by 1 order by 2 desc, 4 desc, 1 limit ${most}`.execute(db);
  return rows;
}

/** Deletes counts before a day. */
export const deleteCountsBefore = (db: Db, day: string) =>
  sql`delete from partner_counts where day < ${day}::date`.execute(db);

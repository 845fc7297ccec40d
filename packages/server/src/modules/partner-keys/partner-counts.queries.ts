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
}

const labels = {
  day: sql`to_char(c.day, 'YYYY-MM-DD')`,
  page: sql`c.page`,
  widget: sql`c.widget`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** The counts of a supplier's keys since a day, or of everybody's, most viewed first, including revoked keys. */
export async function countsBy(
  db: Db,
  by: keyof typeof labels,
  of: { readonly supplierId: string | undefined; readonly since: string },
  most: number,
): Promise<CountRow[]> {
  const isOf = of.supplierId === undefined ? sql`true` : sql`k.supplier_id = ${of.supplierId}::uuid`;
  const { rows } = await sql<CountRow>`
    select ${labels[by]} as label, sum(c.views)::int as views, sum(c.selects)::int as selects, sum(c.leads)::int as leads
    from partner_counts c join partner_keys k on k.id = c.key_id where ${isOf} and c.day >= ${of.since}::date
    group by 1 order by 2 desc, 4 desc, 1 limit ${most}`.execute(db);
  return rows;
}

/** Deletes counts before a day. */
export const deleteCountsBefore = (db: Db, day: string) =>
  sql`delete from partner_counts where day < ${day}::date`.execute(db);

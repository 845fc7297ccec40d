import type { Migration } from '../migration.ts';

/**
 * Machines that came from a table without a picture are drafts: kept, but not listed until they have one. What keeps a machine from being listed,
 * whatever its purchases, stands in `may_be_listed` alone, and who keeps the lists asks that.
 */
export const drafts: Migration = {
  name: '0024-drafts',
  statements: [
    `alter table equipment add column is_draft boolean not null default false`,
    `create function may_be_listed(e equipment) returns boolean language sql immutable as $$
       select e.status in ('Available', 'On rent') and not e.is_draft $$`,
    // Which machine a row became, so that who sends it again learns it. By its id alone: a row is forgotten within days, whatever becomes of the machine.
    `alter table imported_rows add column equipment_id uuid`,
    // As in 0018, but for the predicate: a draft whose purchase has begun is not due.
    `create or replace function refresh_listing(moment timestamptz, ids uuid[] default null) returns int language plpgsql as $$
     declare changed int; held uuid[];
     begin
       perform set_config('yantra.moment', moment::text, true);
       if ids is null then
         held := array(select id from equipment where id in (
             select id from equipment where listed and listed_until <= moment
             union all select e.id from equipment e where not e.listed and e.listed_from <= moment
               and (may_be_listed(e) or e.listed_until <= moment))
           order by id for no key update skip locked);
       else
         held := array(select id from equipment where id = any(ids) order by id for no key update);
       end if;
       update equipment e set listed_from = p.start_date, listed_until = p.end_date,
         listed = coalesce(may_be_listed(e) and p.start_date <= moment and moment < p.end_date, false)
       from unnest(held) h(id)
         left join lateral (select start_date, end_date from purchase_equipment pe join purchases on purchases.id = pe.purchase_id
           where pe.equipment_id = h.id and end_date > moment order by start_date limit 1) p on true
       where e.id = h.id;
       get diagnostics changed = row_count;
       return changed;
     end $$`,
  ],
};

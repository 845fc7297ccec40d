import type { Migration } from '../migration.ts';

const invoice = `year, purchase_id, issued_at, seller, buyer, place_of_supply, sac, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise`;
const note = `${invoice}, order_id, invoice_number, invoice_date, days, days_left`;

const noteColumns = `year text not null, purchase_id uuid not null, issued_at timestamptz not null, seller jsonb not null, buyer jsonb,
  place_of_supply text not null, sac text not null, taxable_paise bigint not null, cgst_paise bigint not null, sgst_paise bigint not null,
  igst_paise bigint not null, total_paise bigint not null, order_id text not null, invoice_number text, invoice_date timestamptz,
  days int not null, days_left int not null`;

const nextNumber = (draft: string, series: string, rows: string, columns: string) =>
  `insert into ${series} as s (year, last) values (${draft}.year, 1) on conflict (year) do update set last = s.last + 1
     returning last into serial;
   insert into ${rows} (${columns}, serial) select ${columns}, serial from (select ${draft}.*) d;`;

/**
 * A running plan gives way to a larger one. An order knows which purchase it takes the place of and what that one's rest counts; a purchase that ended
 * before its time keeps the end it was bought to; and what is left of it is taken back by a credit note (rule 53 of the CGST rules), whose numbers
 * follow each other without a gap, like those of invoices and taken at the same moment.
 */
export const upgrades: Migration = {
  name: '0025-upgrades',
  statements: [
    `alter table orders add column upgrade_of uuid references purchases, add column credit_paise bigint not null default 0 check (credit_paise >= 0),
       add column further_days int not null default 0 check (further_days >= 0)`,
    // Where the credit pays it all, nothing is to be paid.
    `alter table orders drop constraint orders_amount_paise_check,
       add constraint orders_something_sold check (amount_paise >= 0 and amount_paise + credit_paise > 0) not valid`,
    `alter table purchases add column bought_until timestamptz`,
    `create table credit_note_series (year text primary key, last int not null)`,
    `create table credit_notes (
       number text primary key generated always as ('YC/' || year || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0')) stored,
       serial int not null, ${noteColumns},
       unique (year, serial), unique (purchase_id), unique (order_id),
       foreign key (purchase_id) references purchases on delete cascade, foreign key (order_id) references orders on delete cascade,
       check (total_paise > 0), check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise), check (days_left between 0 and days))`,
    `create table credit_note_drafts (${noteColumns})`,
    // Both numbers at one place and in one order, so that nobody waits for somebody who waits for them.
    `create or replace function issue_invoices() returns trigger language plpgsql as $$
     declare draft invoice_drafts; note credit_note_drafts; serial int;
     begin
       for draft in delete from invoice_drafts returning * loop
         ${nextNumber('draft', 'invoice_series', 'invoices', invoice)}
       end loop;
       for note in delete from credit_note_drafts returning * loop
         ${nextNumber('note', 'credit_note_series', 'credit_notes', note)}
       end loop;
       return null;
     end $$`,
    `create constraint trigger credit_note_drafts_issue after insert on credit_note_drafts deferrable initially deferred
       for each row execute function issue_invoices()`,
  ],
};

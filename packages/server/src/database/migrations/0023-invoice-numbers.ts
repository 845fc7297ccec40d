import type { Migration } from '../migration.ts';

const columns = `year, purchase_id, issued_at, seller, buyer, place_of_supply, sac, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise`;

/**
 * The numbers of a year follow each other without a gap, so only one sale takes one at a time. It takes it as the database commits: a process
 * that stands still within a sale holds up no other.
 */
export const invoiceNumbers: Migration = {
  name: '0023-invoice-numbers',
  statements: [
    // What the transaction invoices, without its number. Nobody else ever sees one, for it becomes an invoice as the transaction commits.
    `create table invoice_drafts (
       year text not null, purchase_id uuid not null, issued_at timestamptz not null, seller jsonb not null, buyer jsonb, place_of_supply text not null,
       sac text not null, taxable_paise bigint not null, cgst_paise bigint not null, sgst_paise bigint not null, igst_paise bigint not null,
       total_paise bigint not null)`,
    `create function issue_invoices() returns trigger language plpgsql as $$
     declare draft invoice_drafts; serial int;
     begin
       for draft in delete from invoice_drafts returning * loop
         insert into invoice_series as s (year, last) values (draft.year, 1) on conflict (year) do update set last = s.last + 1
           returning last into serial;
         insert into invoices (${columns}, serial)
           select ${columns}, serial from (select draft.*) d;
       end loop;
       return null;
     end $$`,
    `create constraint trigger invoice_drafts_issue after insert on invoice_drafts deferrable initially deferred
       for each row execute function issue_invoices()`,
    // By its name before the counts are folded in: who sells by the rules of before takes the number first, and the lock of the counts then.
    `create constraint trigger pending_changes_after_invoices after insert on pending_changes deferrable initially deferred
       for each row execute function issue_invoices()`,
  ],
};

import type { Migration } from '../migration.ts';

const note = `year, purchase_id, issued_at, seller, buyer, place_of_supply, sac, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise,
  order_id, invoice_number, invoice_date, days, days_left, refund_id`;
const invoice = `year, purchase_id, issued_at, seller, buyer, place_of_supply, sac, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise`;

const nextNumber = (draft: string, series: string, rows: string, columns: string) =>
  `insert into ${series} as s (year, last) values (${draft}.year, 1) on conflict (year) do update set last = s.last + 1
     returning last into serial;
   insert into ${rows} (${columns}, serial) select ${columns}, serial from (select ${draft}.*) d;`;

/* Somebody of the staff gives money back, in parts if need be: what was one for each payment is so only for money that could not be used. */
const refunds = [
  `alter table refunds drop constraint refunds_cf_payment_id_key, add column note text not null default '',
     add column asked_by uuid references users, add column reference text not null default ''`,
  `create unique index refunds_unused on refunds (cf_payment_id) where reason <> 'asked'`,
];

/* Each of them takes back a part of the invoice; its note is numbered with those for larger plans. */
const notes = [
  `alter table credit_notes drop constraint credit_notes_purchase_id_key, drop constraint credit_notes_order_id_key,
     alter column days drop not null, alter column days_left drop not null, add column refund_id text references refunds on delete cascade`,
  `create unique index credit_notes_replaced on credit_notes (purchase_id) where refund_id is null`,
  `create unique index credit_notes_counted on credit_notes (order_id) where refund_id is null`,
  `create unique index credit_notes_refund on credit_notes (refund_id)`,
  `create index credit_notes_purchase on credit_notes (purchase_id)`,
  `alter table credit_note_drafts alter column days drop not null, alter column days_left drop not null, add column refund_id text`,
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
  `create function tell_credit_note_number() returns trigger language plpgsql as $$
   begin
     update notifications set facts = facts || jsonb_build_object('creditNote', new.number)
       where kind = 'refunded' and key = new.refund_id and user_id = (select user_id from purchases where id = new.purchase_id);
     return null;
   end $$`,
  `create trigger tell_credit_note_number after insert on credit_notes for each row when (new.refund_id is not null)
     execute function tell_credit_note_number()`,
];

/* A plan paid by bank transfer, entered by hand; the bank's reference pays for one plan. */
const transfers = [
  `create table hand_payments (
     order_id text primary key references orders on delete cascade, reference text not null, transferred_on date not null,
     added_by uuid references users on delete set null, created_at timestamptz not null)`,
  `create unique index hand_payments_reference on hand_payments (upper(reference))`,
  `alter table ledger_entries drop constraint ledger_entries_account_check,
     add constraint ledger_entries_account_check check (account in ('gateway', 'bank', 'customer', 'sales', 'cgst', 'sgst', 'igst')) not valid`,
];

/** Refunds that the staff asks for, with their credit notes, and plans paid by bank transfer. */
export const askedRefunds: Migration = {
  name: '0049-asked-refunds',
  statements: [...refunds, ...notes, ...transfers],
};

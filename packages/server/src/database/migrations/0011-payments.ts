import type { Migration } from '../migration.ts';

const months = [1, 2, 3, 6, 12];
const priceColumns = months.flatMap((count) => [`price_${count}_month_paise`, `discount_${count}_month`]);
const versioned = [
  'name',
  'display_name',
  'equipment_count',
  'contact_to_be_viewed',
  'sms_count_allowed',
  ...priceColumns,
].join(', ');

/* Prices are versioned: each change of a plan is kept as a row of its own, and what was bought names the version it was bought in. */
const plans = [
  `alter table subscriptions add column version int not null default 1`,
  `create unique index subscriptions_name on subscriptions (lower(name))`,
  `create table subscription_versions (
     subscription_id int not null references subscriptions, version int not null, name text not null, display_name text not null,
     equipment_count int not null, contact_to_be_viewed int not null, sms_count_allowed int not null,
     ${months.map((count) => `price_${count}_month_paise bigint not null, discount_${count}_month numeric(5,2) not null`).join(', ')},
     created_at timestamptz not null default now(), primary key (subscription_id, version))`,
  `insert into subscription_versions (subscription_id, version, ${versioned}) select id, version, ${versioned} from subscriptions`,
  `create function next_subscription_version() returns trigger language plpgsql as $$
   begin
     new.version := old.version;
     if new is distinct from old then new.version := old.version + 1; end if;
     return new;
   end $$`,
  `create trigger subscriptions_version before update on subscriptions for each row execute function next_subscription_version()`,
  `create function keep_subscription_version() returns trigger language plpgsql as $$
   begin
     insert into subscription_versions (subscription_id, version, ${versioned})
       select new.id, new.version, ${versioned.replaceAll(/\w+/g, 'new.$&')} on conflict do nothing;
     return null;
   end $$`,
  `create trigger subscriptions_kept after insert or update on subscriptions for each row execute function keep_subscription_version()`,
];

/* An order is what somebody means to buy, stored before the gateway hears of it. Its amount is ours; nothing of it changes but its state. */
const orders = [
  `create table orders (
     id text primary key, user_id uuid not null references users, subscription_id int not null, plan_version int not null,
     period_months smallint not null, price_paise bigint not null, discount numeric(5,2) not null, amount_paise bigint not null check (amount_paise > 0),
     currency text not null default 'INR', equipment_ids uuid[] not null, renewal_of uuid references purchases,
     state text not null default 'new' check (state in ('new', 'open', 'closed', 'fulfilled', 'refunding', 'refunded')),
     gateway_order_id text, payment_session_id text, created_at timestamptz not null, expires_at timestamptz not null,
     settled_at timestamptz, next_check_at timestamptz, checks int not null default 0,
     foreign key (subscription_id, plan_version) references subscription_versions)`,
  `create index orders_user on orders (user_id, created_at desc, id)`,
  `create index orders_created on orders (created_at desc, id)`,
  `create index orders_due on orders (next_check_at) where next_check_at is not null`,
  `alter table purchases add column plan_version int not null default 1, add column order_id text unique references orders`,
  `alter table purchases add foreign key (subscription_id, plan_version) references subscription_versions`,
  // Every attempt to pay that the gateway told of, in its words.
  `create table order_payments (
     cf_payment_id text primary key, order_id text not null references orders, status text not null, amount_paise bigint not null,
     payment_group text not null default '', message text not null default '', completed_at timestamptz, seen_at timestamptz not null)`,
  `create index order_payments_order on order_payments (order_id)`,
  `create index order_payments_completed on order_payments (completed_at desc nulls last)`,
  // Money that came and could not be used; one for each payment at the most.
  `create table refunds (
     id text primary key, order_id text not null references orders, cf_payment_id text not null unique references order_payments,
     amount_paise bigint not null check (amount_paise > 0), reason text not null, state text not null default 'owed' check (state in ('owed', 'sent', 'done')),
     created_at timestamptz not null, settled_at timestamptz, next_try_at timestamptz, tries int not null default 0)`,
  `create index refunds_order on refunds (order_id)`,
  `create index refunds_due on refunds (next_try_at) where next_try_at is not null`,
  // What the gateway told, once each.
  `create table webhook_events (
     id text primary key, order_id text not null, kind text not null, received_at timestamptz not null)`,
  `create index webhook_events_received on webhook_events (received_at)`,
];

/* Double entry, in paise: a debit is above 0, a credit below. A journal that does not balance cannot be committed, and nothing that was
   written is ever changed. */
const ledger = [
  `create table ledger_entries (
     id bigint generated always as identity primary key, journal text not null,
     account text not null check (account in ('gateway', 'customer', 'sales', 'cgst', 'sgst', 'igst')),
     amount_paise bigint not null check (amount_paise <> 0), order_id text not null references orders, created_at timestamptz not null,
     unique (journal, account))`,
  `create index ledger_entries_order on ledger_entries (order_id)`,
  `create function demand_balance() returns trigger language plpgsql as $$
   begin
     if (select sum(amount_paise) from ledger_entries where journal = new.journal) <> 0 then
       raise exception 'The journal % does not balance.', new.journal;
     end if;
     return null;
   end $$`,
  `create constraint trigger ledger_balances after insert on ledger_entries deferrable initially deferred
     for each row execute function demand_balance()`,
  `create function refuse_change() returns trigger language plpgsql as $$
   begin raise exception '% only grows.', tg_table_name; end $$`,
  `create trigger ledger_grows before update or delete or truncate on ledger_entries for each statement execute function refuse_change()`,
];

/* Rule 46 of the CGST rules: a serial without gaps for each financial year. The number is taken in the transaction that sells, so that
   what is rolled back takes none. */
const invoices = [
  `create table invoice_series (year text primary key, last int not null)`,
  `create table invoices (
     number text primary key generated always as ('YN/' || year || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0')) stored,
     year text not null, serial int not null, purchase_id uuid not null unique references purchases,
     issued_at timestamptz not null, seller jsonb not null,
     -- Null once the account is deleted.
     buyer jsonb, place_of_supply text not null, sac text not null, taxable_paise bigint not null, cgst_paise bigint not null,
     sgst_paise bigint not null, igst_paise bigint not null, total_paise bigint not null,
     unique (year, serial), check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise))`,
  `create table purchase_reminders (
     purchase_id uuid not null references purchases, days smallint not null, sent_at timestamptz not null, primary key (purchase_id, days))`,
  // Which suppliers were told of a requirement by text message, counted by the purchase that pays for it.
  `create table lead_alerts (
     requirement_id uuid not null references requirements on delete cascade, user_id uuid not null references users on delete cascade,
     purchase_id uuid not null references purchases on delete cascade, sent_at timestamptz not null, primary key (requirement_id, user_id))`,
  `create index lead_alerts_purchase on lead_alerts (purchase_id)`,
];

/** Plans in versions, orders, payments, refunds, the ledger and invoices. */
export const payments: Migration = {
  name: '0011-payments',
  statements: [...plans, ...orders, ...ledger, ...invoices],
};

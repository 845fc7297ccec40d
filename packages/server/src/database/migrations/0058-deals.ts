import type { Migration } from '../migration.ts';

const states = `('asked', 'quoted', 'accepted', 'done', 'declined', 'withdrawn', 'expired', 'cancelled')`;

const requirements = [
  // What was asked about one machine, where the work is, and whose the request is once they log in with its phone.
  `alter table requirements add column equipment_id uuid references equipment on delete set null,
     add column job_latitude double precision, add column job_longitude double precision,
     add column renter_id uuid references users on delete set null,
     add column page_generation int not null default 1, add column page_closed_at timestamptz,
     add column offer_due_at timestamptz`,
  `create index requirements_renter on requirements (renter_id) where renter_id is not null`,
  `create index requirements_machine on requirements (equipment_id) where equipment_id is not null`,
  // Whose phone is proved, and who has not logged in with it yet; and those that are still to be offered to owners.
  `create index requirements_unclaimed on requirements (phone) where renter_id is null and phone_confirmed_at is not null`,
  `create index requirements_offered on requirements (offer_due_at) where offer_due_at is not null`,
  `alter table otp_sessions drop constraint otp_sessions_purpose_check,
     add constraint otp_sessions_purpose_check
       check (purpose in ('signUp', 'resetPassword', 'changePhone', 'changeEmail', 'confirmRequirement', 'acceptQuote'))`,
];

const deals = [
  `create table deals (
     id uuid primary key default gen_random_uuid(), requirement_id uuid not null references requirements on delete cascade,
     owner_id uuid not null references users, equipment_id uuid references equipment on delete set null,
     state text not null default 'asked' check (state in ${states}),
     state_by text not null default 'renter' check (state_by in ('renter', 'owner', 'clock', 'sibling')), state_at timestamptz not null,
     why text, why_words text not null default '', asked_at timestamptz not null, first_answer_at timestamptz, waiting_since timestamptz,
     quote_id uuid, hold_id uuid,
     from_day date, until_day date, reminded_at timestamptz, rating_asked_at timestamptz, log_place int not null default 0, version int not null default 1,
     unique (requirement_id, owner_id))`,
  `create index deals_owner on deals (owner_id, state, asked_at)`,
  `create index deals_requirement on deals (requirement_id)`,
  `create index deals_machine on deals (equipment_id) where equipment_id is not null`,
  `create index deals_waiting on deals (owner_id, waiting_since) where waiting_since is not null`,
  `create index deals_timed on deals (state, from_day) where state in ('asked', 'quoted', 'accepted')`,
  `create table quotes (
     id uuid primary key default gen_random_uuid(), deal_id uuid not null references deals on delete cascade, version int not null check (version >= 1),
     equipment_id uuid references equipment on delete set null, content text not null, sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
     total_paise bigint not null, valid_until timestamptz not null, sent_at timestamptz not null, unique (deal_id, version))`,
  `create index quotes_ending on quotes (valid_until)`,
  // What was offered never changes; only the machine may be forgotten.
  `create function refuse_change_of_quote() returns trigger language plpgsql as $$
   begin
     if (new.deal_id, new.version, new.content, new.sha256, new.total_paise, new.valid_until, new.sent_at)
       is distinct from (old.deal_id, old.version, old.content, old.sha256, old.total_paise, old.valid_until, old.sent_at) then
       raise exception 'A quote does not change.';
     end if;
     return new;
   end $$`,
  `create trigger quotes_immutable before update on quotes for each row execute function refuse_change_of_quote()`,
  `alter table deals add foreign key (quote_id) references quotes on delete set null`,
  `alter table commitments add foreign key (deal_id) references deals on delete set null`,
  `create index commitments_deal on commitments (deal_id) where deal_id is not null`,
];

const conversation = [
  // Messages and what happened, in one order: places are given under the lock of the deal, so that nothing appears before what was read.
  `create table deal_log (
     deal_id uuid not null references deals on delete cascade, place int not null, at timestamptz not null,
     side text not null check (side in ('renter', 'owner', 'clock', 'sibling')), author_id uuid references users on delete set null,
     kind text not null, words text not null default '', pictures text[] not null default '{}', facts jsonb, client_key text,
     primary key (deal_id, place), unique (deal_id, side, client_key))`,
  // Whoever writes the line: the owner's first word is the answer, and a renter who asks or writes waits until the owner's next.
  `create function follow_deal_log() returns trigger language plpgsql as $$
   begin
     if new.side = 'owner' and new.kind <> 'read' then
       update deals set waiting_since = null, first_answer_at = coalesce(first_answer_at, new.at) where id = new.deal_id;
     elsif new.side = 'renter' and new.kind in ('ask', 'message', 'askAgain') then
       update deals set waiting_since = coalesce(waiting_since, new.at)
         where id = new.deal_id and state in ('asked', 'quoted', 'accepted', 'expired');
     elsif new.kind <> 'read' then
       update deals set waiting_since = null where id = new.deal_id and waiting_since is not null;
     end if;
     return null;
   end $$`,
  `create trigger deal_log_followed after insert on deal_log for each row execute function follow_deal_log()`,
  `create table deal_reads (
     deal_id uuid not null references deals on delete cascade, side text not null check (side in ('renter', 'owner')),
     place int not null, at timestamptz not null, primary key (deal_id, side))`,
];

const agreements = [
  `create table agreement_serials (year int primary key, last int not null)`,
  `create table agreements (
     deal_id uuid primary key references deals, number text not null unique, quote_id uuid not null references quotes, quote_sha256 text not null,
     content text not null, sha256 text not null, accepted_at timestamptz not null, cancelled_at timestamptz)`,
];

/** From a requirement to an agreement: who is asked for what, what they offer, what they write, and what they agreed on. */
export const dealTables: Migration = {
  name: '0058-deals',
  statements: [...requirements, ...deals, ...conversation, ...agreements],
};

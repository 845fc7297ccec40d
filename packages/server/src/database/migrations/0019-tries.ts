import { keyedLock } from '../locks.ts';
import type { Migration } from '../migration.ts';

/* Counting what an address or a person does locks what all of that address share: an office, or a mobile network. As one question it is locked
   while the database works, and by nobody who stands still. */
const hits = [
  // Counts one more of each kind for whom it is given for; or none, and answers which has as many as may be, and since when.
  `create function hit_limits(what text[], whose text[], most int[], within_ms float8[], moment timestamptz, out refused int, out oldest timestamptz)
     language plpgsql as $$
   declare since timestamptz;
   begin
     for n in 1..cardinality(what) loop
       -- One at a time, or two at once would both be the tenth.
       perform ${keyedLock(`what[n] || ' ' || whose[n]`)};
       since := moment - make_interval(secs => within_ms[n] / 1000);
       -- Their own alone: rows of others may be held, and nobody has to wait for that. The rest goes hourly.
       delete from limit_hits where kind = what[n] and who = whose[n] and at <= since;
       select at into oldest from limit_hits where kind = what[n] and who = whose[n] order by at desc offset most[n] - 1 limit 1;
       if found then refused := n; return; end if;
     end loop;
     insert into limit_hits (kind, who, at) select kind, who, moment from unnest(what, whose) h(kind, who);
   end $$`,
];

/* The three rows that count a try, locked in the same order by everybody: two tries never wait for each other. */
const rows = `(account, address) in (('', place), (whose, ''), (whose, place))`;
const locked = `perform 1 from login_attempts where ${rows} order by account, address for update`;

const tries = [
  // How tries to log in are slowed down (modules/accounts/back-off.ts says what for).
  `create type log_in_rules as (
     free_own int, free_account int, free_address int, first_wait float8, longest_wait float8, leaked_an_hour float8,
     forgotten interval, usual interval)`,
  // How many failures of a row still count; those of an address leak away.
  `create function failures_of(tried login_attempts, moment timestamptz, rules log_in_rules) returns float8 language sql immutable as $$
     select case when tried.failed_at is null or moment - tried.failed_at >= rules.forgotten then 0
       when tried.account <> '' then tried.failures
       else greatest(0, tried.failures - greatest(0, extract(epoch from moment - tried.last_at)::float8) / 3600 * rules.leaked_an_hour) end $$`,
  // For how many seconds a row makes its tries wait still; another server's clock may be ahead of this one's.
  `create function wait_after(tried login_attempts, moment timestamptz, rules log_in_rules) returns float8 language sql immutable as $$
     select case when failed_at is null or since >= extract(epoch from rules.forgotten)::float8 or over < 0 then 0
       else least(rules.longest_wait, rules.first_wait * 2 ^ least(20, over)) - since end
     from (select tried.failed_at, greatest(0, extract(epoch from moment - tried.failed_at)::float8) as since,
       ceil(failures_of(tried, moment, rules)) - case when tried.account = '' then rules.free_address
         when tried.address = '' then rules.free_account else rules.free_own end as over) s $$`,
  // Counts a try as failed and answers when each row failed before, by their keys; or after how many seconds there may be one again.
  `create function begin_try(whose text, place text, moment timestamptz, rules log_in_rules, out wait float8, out before timestamptz[])
     language plpgsql as $$
   declare usual boolean; held int;
   begin
     -- Until all are held, for old ones may be forgotten at this very moment.
     loop
       insert into login_attempts (account, address, last_at)
         values ('', place, moment), (whose, '', moment), (whose, place, moment) on conflict do nothing;
       ${locked};
       get diagnostics held = row_count;
       exit when held = 3;
     end loop;
     select coalesce(bool_or(succeeded_at > moment - rules.usual), false) into usual
       from login_attempts where (account, address) = (whose, place);
     select max(wait_after(a, moment, rules)) into wait
       from login_attempts a where ${rows} and (not usual or (account, address) = (whose, place));
     if wait > 0 then return; end if;
     before := array(select failed_at from login_attempts where ${rows} order by account, address);
     update login_attempts a set failures = failures_of(a, moment, rules) + 1, last_at = moment, failed_at = moment where ${rows};
   end $$`,
  // Takes a try back from the rows that count an address, or from all three. When none came after it, waits are measured from the one before.
  `create function take_try_back(whose text, place text, begun timestamptz, before timestamptz[], of_all boolean) returns void
     language plpgsql as $$
   begin
     ${locked};
     update login_attempts a set failures = greatest(0, failures - 1),
         failed_at = case when a.failed_at = begun then b.failed_at else a.failed_at end
       from (values ('', place, before[1]), (whose, '', before[2]), (whose, place, before[3])) b(account, address, failed_at)
       where (a.account, a.address) = (b.account, b.address) and (of_all or b.account = '');
   end $$`,
  // The try was right.
  `create function end_try(whose text, place text, begun timestamptz, before timestamptz[], moment timestamptz) returns void
     language plpgsql as $$
   begin
     perform take_try_back(whose, place, begun, before, false);
     update login_attempts set failures = 0 where (account, address) = (whose, '');
     update login_attempts set failures = 0, succeeded_at = moment where (account, address) = (whose, place);
   end $$`,
];

/** What is counted of addresses and of tries to log in is counted in one question each. */
export const triesAtOnce: Migration = { name: '0019-tries', statements: [...hits, ...tries] };

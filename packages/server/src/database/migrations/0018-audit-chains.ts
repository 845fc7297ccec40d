import { locks } from '../locks.ts';
import type { Migration } from '../migration.ts';

/* A gap in the numbers, for whoever was about to write by the rules of before while this ran. */
const gap = 1000;

/**
 * The audit log in chains, so that nobody waits for anybody to write it: each transaction writes in the first chain that no other is writing in.
 * However many write at once, that many chains there are, mostly one. Chain 0 is the log as it was before; nothing is added to it any more.
 */
export const auditChains: Migration = {
  name: '0018-audit-chains',
  statements: [
    // Whoever writes by the rules of before has written.
    `select pg_advisory_xact_lock(${locks.audit})`,
    // The place of a row in its chain, from 1. In chain 0 it is the row's number.
    `alter table audit_log add column chain int not null default 0, add column place bigint`,
    `create unique index audit_log_chain on audit_log (chain, coalesce(place, id))`,
    `create sequence audit_numbers`,
    `select setval('audit_numbers', max(id) + ${gap}) from audit_log having max(id) is not null`,
    `create or replace function append_audit(at timestamptz, kind text, user_id uuid, session_id uuid, subject_id uuid, detail text)
       returns void language plpgsql as $$
     declare link int := 1; number bigint := nextval('audit_numbers'); before record; spot bigint;
     begin
       -- Held to the end of the transaction, so that no two rows follow the same one; never waited for.
       while not pg_try_advisory_xact_lock(${locks.audit}, link) loop link := link + 1; end loop;
       select l.place, l.hash into before from audit_log l where l.chain = link order by coalesce(l.place, l.id) desc limit 1;
       spot := coalesce(before.place, 0) + 1;
       insert into audit_log values (number, at, kind, user_id, session_id, subject_id, detail,
         audit_hash(concat_ws('|', coalesce(before.hash, ''), link, spot), number, at, kind, user_id, session_id, subject_id, detail),
         link, spot);
     end $$`,
  ],
};

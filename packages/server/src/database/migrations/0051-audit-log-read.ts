import type { Migration } from '../migration.ts';

/**
 * The id that an entry of the audit log tells of where its detail holds it: alone, or as the fact `of`. Kept short: what else stands in a detail is not looked
 * for, and may be longer than an index takes.
 */
export const auditDetailId = `(case when left(detail, 1) = '{' then left(substring(detail from '"of":"([^"]*)"'), 64) else left(detail, 64) end)`;

/** The audit log is read by its time, its kind, and whom and what it tells of. */
export const auditIndexes: Migration = {
  name: '0051-audit-log-indexes',
  indexes: {
    audit_log_at: { on: 'audit_log (at, id) include (kind)' },
    audit_log_kind: { on: 'audit_log (kind, at, id)' },
    audit_log_who: { on: 'audit_log (user_id, at, id)' },
    audit_log_subject: { on: 'audit_log (subject_id, at, id) where subject_id is not null' },
    audit_log_detail: { on: `audit_log (${auditDetailId}, at, id) where detail <> ''` },
  },
};

/** The last check of the audit log, and whom leads are given to. */
export const auditChecks: Migration = {
  name: '0051-audit-checks',
  statements: [
    `create table audit_checks (
       one boolean primary key default true check (one), started_at timestamptz, entries_read bigint not null default 0, ended_at timestamptz,
       took_ms int, entries bigint, head text, broken_chain int, broken_place bigint, is_cut boolean not null default false)`,
    `create table lead_assignments (
       requirement_id uuid primary key references requirements on delete cascade, user_id uuid not null references users on delete cascade,
       assigned_by uuid not null, assigned_at timestamptz not null)`,
    `create index lead_assignments_user on lead_assignments (user_id)`,
  ],
};

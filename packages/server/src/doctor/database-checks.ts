import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { schemaState } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { databaseName, type OpenDatabase } from '../database/open.ts';
import { askStandby } from '../database/replica.ts';
import { verifyAudit } from '../modules/audit/index.ts';
import type { Settings } from '../settings.ts';
import { type Check, fail, type Finding, ok, reasonOf, warn } from './check.ts';
import { doctorTexts as texts } from './doctor.messages.ts';

/** What the database checks need. */
export interface DatabaseParts {
  readonly settings: Settings;
  readonly clock: Clock;
  /** Opened once, by the first check that needs it. */
  readonly open: () => Promise<OpenDatabase>;
}

/* The oldest version that the tests run on. */
const leastVersion = 15;
/* One process should not take a larger share of the connections. */
const poolShare = 0.8;
const clockWarnMs = 2000;
const clockFailMs = 60_000;
/* The whole log is read. */
const auditTimeoutMs = 120_000;

/** Whether there is a database: otherwise later checks do not apply. */
export const hasDatabase = ({ databaseUrl, dataDir }: Settings): boolean =>
  databaseUrl !== undefined || existsSync(join(dataDir, 'pg'));

/** The database's checks; earlier ones explain later failures. */
export function databaseChecks(parts: DatabaseParts): Check[] {
  const { settings, open } = parts;
  if (!hasDatabase(settings)) {
    return [{ name: 'database', look: async () => warn(texts.noDatabaseYet(settings.dataDir)) }];
  }
  const checks: Readonly<
    Record<string, (database: OpenDatabase, parts: DatabaseParts) => Promise<Finding | undefined>>
  > = {
    database: lookAtServer,
    replica: lookAtReplica,
    extensions: lookAtExtension,
    schema: lookAtSchema,
    role: lookAtRole,
    clock: lookAtClock,
    audit: lookAtAudit,
  };
  return Object.entries(checks).map(([name, look]) => ({
    name,
    look: async () => look(await open(), parts),
    ...(name === 'audit' ? { timeoutMs: auditTimeoutMs } : {}),
  }));
}

async function lookAtServer({ db, engine }: OpenDatabase, { settings }: DatabaseParts): Promise<Finding> {
  const began = performance.now();
  const { rows } = await sql<{ version: string; number: number; most: number }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_setting('max_connections')::int as most`.execute(db);
  const ms = Math.ceil(performance.now() - began);
  const { version = '', number = 0, most = 0 } = rows[0] ?? {};
  const name = databaseName(settings);
  if (engine === 'pglite') return ok(texts.embedded(name, version));
  if (number < leastVersion * 10_000) return warn(texts.oldDatabase(version, leastVersion));
  if (settings.databasePool > most * poolShare) return warn(texts.pool(settings.databasePool, most));
  return ok(texts.database(name, version, ms));
}

/* A standby is usually a moment behind. */
const behindWarnBytes = 16 * 1024 * 1024;

async function lookAtReplica({ pool }: OpenDatabase, { settings }: DatabaseParts): Promise<Finding | undefined> {
  const { databaseReplicaUrl: url } = settings;
  if (url === undefined || pool === undefined) return undefined;
  const name = databaseName({ databaseUrl: url, dataDir: settings.dataDir });
  const standing = await askStandby(url, pool).catch((cause: unknown) => reasonOf(cause));
  if (typeof standing === 'string') return fail(texts.replicaAway(name, standing));
  if (!standing.isStandby) return fail(texts.replicaIsNone(name));
  const { behindBytes } = standing;
  return behindBytes > behindWarnBytes
    ? warn(texts.replicaBehind(name, Math.ceil(behindBytes / 1_000_000)))
    : ok(texts.replica(name));
}

/* Words that are nearly alike, and days that no two may have. */
const extensions = ['pg_trgm', 'btree_gist'] as const;

async function lookAtExtension({ db }: OpenDatabase): Promise<Finding> {
  const { rows } = await sql<{ name: string; installed_version: string | null }>`
    select name, installed_version from pg_available_extensions where name = any(${[...extensions]}::text[]) order by name desc`.execute(
    db,
  );
  const missing = extensions.filter((name) => rows.every((row) => row.name !== name));
  if (missing.length > 0) return fail(texts.noExtension(missing));
  const toMake = rows.filter((row) => row.installed_version === null).map(({ name }) => name);
  if (toMake.length > 0) return ok(texts.extensionsToMake(toMake));
  return ok(texts.extensions(rows.map(({ name, installed_version: version }) => `${name} ${version ?? ''}`)));
}

async function lookAtSchema({ db, engine }: OpenDatabase): Promise<Finding> {
  const state = await schemaState(db);
  if (state.is === 'newer') return fail(texts.schemaNewer(state.unknown));
  if (state.is === 'current') return ok(texts.schema(migrations.at(-1)?.name ?? ''));
  if (engine === 'pglite')
    return warn(state.is === 'empty' ? texts.schemaEmpty : texts.schemaOlderEmbedded(state.missing));
  return fail(state.is === 'empty' ? texts.schemaEmpty : texts.schemaOlder(state.missing));
}

const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const;

/* The embedded database has one session, which nobody else blocks. */
async function lookAtRole({ db, engine }: OpenDatabase): Promise<Finding | undefined> {
  if (engine === 'pglite') return undefined;
  const { rows } = await sql<{ name: string; is_super: boolean; may_create: boolean; unlimited: string[] }>`
    select current_user as name, (select rolsuper from pg_roles where rolname = current_user) as is_super,
      has_schema_privilege(current_schema(), 'create') as may_create,
      array(select name from pg_settings where name = any(${[...limits]}) and setting = '0' order by name) as unlimited`.execute(
    db,
  );
  const [role] = rows;
  if (role === undefined) return undefined;
  if (!role.may_create) return fail(texts.roleMayNot(role.name));
  if (role.unlimited.length > 0) return warn(texts.roleUnlimited(role.unlimited, role.name));
  return role.is_super ? warn(texts.roleSuper(role.name)) : ok(texts.role(role.name));
}

async function lookAtClock({ db, engine }: OpenDatabase, { clock }: DatabaseParts): Promise<Finding | undefined> {
  // Its clock is this machine's.
  if (engine === 'pglite') return undefined;
  const before = clock.now().getTime();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  // Compared with the middle of the round trip.
  const apart = Math.abs((rows[0]?.ms ?? 0) - (before + clock.now().getTime()) / 2);
  if (apart < clockWarnMs) return ok(texts.clock(Math.round(apart)));
  return (apart < clockFailMs ? warn : fail)(texts.clockApart((apart / 1000).toFixed(1)));
}

async function lookAtAudit({ db }: OpenDatabase): Promise<Finding | undefined> {
  if ((await schemaState(db)).is !== 'current') return undefined;
  const { rows, broken } = await verifyAudit(db);
  return broken === undefined ? ok(texts.audit(rows)) : fail(texts.auditBroken(broken.chain, broken.place));
}

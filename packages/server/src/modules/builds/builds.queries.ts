import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { BuildKind } from './build.ts';

/** A build in the database. */
export interface KnownBuild {
  readonly build: string;
  readonly kind: BuildKind;
  readonly files: readonly string[];
}

/** Records that the storage has all of a build, and that it is served now. */
export async function noteKept(db: Db, { build, kind, files }: KnownBuild, now: Date): Promise<void> {
  await db
    .insertInto('kept_builds')
    .values({ build, kind, files: [...files], kept_at: now, asked_at: now })
    .onConflict((conflict) => conflict.column('build').doUpdateSet({ files: [...files], kept_at: now, asked_at: now }))
    .execute();
}

/** Records builds stored before there were records, as if requested just now. */
export async function noteFound(db: Db, { build, kind, files }: KnownBuild, now: Date): Promise<void> {
  await db
    .insertInto('kept_builds')
    .values({ build, kind, files: [...files], kept_at: new Date(0), asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether no build is recorded. */
export async function isWithoutBuilds(db: Db): Promise<boolean> {
  return (await db.selectFrom('kept_builds').select('build').limit(1).executeTakeFirst()) === undefined;
}

/** Whether the storage has all of a build. */
export async function isKept(db: Db, build: string): Promise<boolean> {
  return (
    (await db.selectFrom('kept_builds').select('build').where('build', '=', build).executeTakeFirst()) !== undefined
  );
}

/** The files of a build, if it is recorded. */
export async function filesOf(db: Db, build: string): Promise<readonly string[] | undefined> {
  return (await db.selectFrom('kept_builds').select('files').where('build', '=', build).executeTakeFirst())?.files;
}

/** All builds except the known ones. */
export async function otherBuilds(db: Db, known: readonly string[]): Promise<KnownBuild[]> {
  const { rows } = await sql<KnownBuild>`
    select build, kind, files from kept_builds where build <> all(${known}::text[])`.execute(db);
  return rows;
}

/** The permanent build of an embed version; `build` becomes it if there is none. */
export async function buildOfVersion(db: Db, version: string, build: string): Promise<string> {
  await db
    .insertInto('embed_releases')
    .values({ version, build })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('embed_releases')
    .select('build')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.build;
}

/** Version → build. */
export async function releasedBuilds(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('embed_releases').select(['version', 'build']).execute();
  return new Map(rows.map(({ version, build }) => [version, build]));
}

/** The versions that are a build. */
export async function versionsOf(db: Db, build: string): Promise<string[]> {
  const rows = await db.selectFrom('embed_releases').select('version').where('build', '=', build).execute();
  return rows.map(({ version }) => version);
}

/** Records that builds' files were requested. */
export async function noteAsked(db: Db, builds: readonly string[], at: Date): Promise<void> {
  if (builds.length === 0) return;
  await sql`
    update kept_builds set asked_at = ${at}::timestamptz
    where build = any(${builds}::text[]) and asked_at < ${at}::timestamptz`.execute(db);
}

/** Builds beyond the newest of their kind that were not requested since a moment; never a released version's, whose number has no build behind it. */
export async function outdatedBuilds(
  db: Db,
  { newest, before }: { readonly newest: number; readonly before: Date },
): Promise<Pick<KnownBuild, 'build' | 'files'>[]> {
  const { rows } = await sql<Pick<KnownBuild, 'build' | 'files'>>`
    select build, files
    from (select *, row_number() over (partition by kind order by kept_at desc, build) as place from kept_builds) b
    where place > ${newest} and asked_at < ${before}::timestamptz
      and not exists (select 1 from embed_releases r where r.build = b.build and r.version not like '%-%')`.execute(db);
  return rows;
}

/** The storage has nothing of it any more. */
export async function forgetBuild(db: Db, build: string): Promise<void> {
  await db.deleteFrom('embed_releases').where('build', '=', build).execute();
  await db.deleteFrom('kept_builds').where('build', '=', build).execute();
}

import type {
  addAnnouncement,
  getAnnouncements,
  getNotices,
  InputOf,
  OutputOf,
  updateAnnouncement,
} from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { limits } from '@yantra/domain';
import type { City } from '@yantra/places';
import { type Selectable, sql } from 'kysely';
import type { Db, DbAndClock } from '../../database/types.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { requireVersion } from '../../read-version.ts';
import { appendAudit } from '../audit/index.ts';
import type { Maintenance } from './maintenance.ts';

/** Lines above the dashboard, written by admins. */
export type Announcements = ReturnType<typeof createAnnouncements>;

export interface AnnouncementsParts extends DbAndClock {
  readonly cityById: (id: string) => City | undefined;
  readonly maintenance: Pick<Maintenance, 'until'>;
}

type Row = Selectable<Database['announcements']>;
type Written = InputOf<typeof addAnnouncement>;

export function createAnnouncements(parts: AnnouncementsParts) {
  const { db, clock, maintenance } = parts;
  const paused = async () => {
    const until = await maintenance.until();
    return until === undefined ? {} : { maintenance: { until: until.toISOString() } };
  };

  return {
    ...createWriter(parts),
    /** For admins. */
    async list(): Promise<OutputOf<typeof getAnnouncements>> {
      const now = clock.now();
      const rows = await db
        .selectFrom('announcements')
        .selectAll()
        .orderBy('ends_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limits.keptAnnouncements)
        .execute();
      return { rows: rows.map((row) => announcementOf(row, now)), ...(await paused()) };
    },
    /** What this person's dashboard says now, the newest first. */
    async notices(
      { locale }: InputOf<typeof getNotices>,
      { userId, role }: Pick<Caller, 'userId' | 'role'>,
    ): Promise<OutputOf<typeof getNotices>> {
      const now = clock.now();
      const { rows } = await sql<Row>`
        select a.* from announcements a
        where a.starts_at <= ${now}::timestamptz and a.ends_at > ${now}::timestamptz and (a.audience = 'all'
          or (a.audience = 'suppliers' and ${role} = 'supplier')
          or (a.audience = 'city' and (
            exists (select from users u where u.id = ${userId}::uuid and lower(trim(u.city)) = lower(a.city))
            or exists (select from equipment e
              where e.supplier_id = ${userId}::uuid and e.city_id = a.city_id and e.deleted_at is null))))
        order by a.starts_at desc, a.id desc limit ${limits.announcementsAtOnce}`.execute(db);
      const lines = rows.map(({ id, version, text, text_hi, text_mr, link }) => {
        const own = { en: text, hi: text_hi, mr: text_mr }[locale ?? 'en'];
        return { id, version, text: own || text, isEnglish: locale !== undefined && own === '', link };
      });
      return { lines, ...(await paused()) };
    },
  };
}

/** What admins do with them; each of it is told to the audit log. */
function createWriter({ db, clock, cityById }: AnnouncementsParts) {
  const rowOf = (written: Written) => writtenRow(written, cityById);
  return {
    async add(input: Written, { userId, sessionId }: Caller): Promise<{ id: number }> {
      const row = rowOf(input);
      return db.transaction().execute(async (trx) => {
        const { id } = await trx.insertInto('announcements').values(row).returning('id').executeTakeFirstOrThrow();
        const facts = { after: row.text };
        await appendAudit(trx, {
          at: clock.now(),
          kind: 'announcement.added',
          userId,
          sessionId,
          detail: String(id),
          facts,
        });
        return { id };
      });
    },
    /** @returns its new version @throws AppError `announcement.unknown`, `announcement.changed` */
    async update(
      { id, version, ...input }: InputOf<typeof updateAnnouncement>,
      { userId, sessionId }: Caller,
    ): Promise<number> {
      const row = rowOf(input);
      return db.transaction().execute(async (trx) => {
        const before = await locked(trx, id);
        requireVersion(version, before.version, 'announcement.changed');
        const next = before.version + 1;
        await trx
          .updateTable('announcements')
          .set({ ...row, version: next })
          .where('id', '=', id)
          .execute();
        const facts = { before: before.text, after: row.text };
        await appendAudit(trx, {
          at: clock.now(),
          kind: 'announcement.changed',
          userId,
          sessionId,
          detail: String(id),
          facts,
        });
        return next;
      });
    },
    /** @throws AppError `announcement.unknown` */
    async end(id: number, { userId, sessionId }: Caller): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { text, ends_at: endsAt } = await locked(trx, id);
        const at = clock.now();
        if (endsAt <= at) return;
        await trx
          .updateTable('announcements')
          .set({
            ends_at: at,
            starts_at: sql<Date>`least(starts_at, ${at}::timestamptz)`,
            version: sql<number>`version + 1`,
          })
          .where('id', '=', id)
          .execute();
        const facts = { before: text };
        await appendAudit(trx, { at, kind: 'announcement.ended', userId, sessionId, detail: String(id), facts });
      });
    },
  };
}

/** The row of what was written. @throws AppError `request.invalid` for a city we do not know */
function writtenRow(
  { text, textHi, textMr, link = '', audience, cityId, startsAt, endsAt }: Written,
  cityById: AnnouncementsParts['cityById'],
) {
  const city = audience === 'city' && cityId !== undefined ? cityById(cityId) : undefined;
  if (audience === 'city' && city === undefined)
    throw new AppError('request.invalid', { cityId: wrong('city.unknown') });
  return {
    text,
    text_hi: textHi,
    text_mr: textMr,
    link,
    audience,
    city_id: city?.id ?? null,
    city: city?.name ?? '',
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
  };
}

/** The row, until the transaction ends nobody else's to change. @throws AppError `announcement.unknown` */
async function locked(trx: Db, id: number): Promise<Row> {
  const row = await trx.selectFrom('announcements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new AppError('announcement.unknown');
  return row;
}

const announcementOf = (row: Row, now: Date): OutputOf<typeof getAnnouncements>['rows'][number] => ({
  id: row.id,
  text: row.text,
  textHi: row.text_hi,
  textMr: row.text_mr,
  link: row.link,
  audience: row.audience,
  cityId: row.city_id,
  city: row.city,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  state: row.ends_at <= now ? 'over' : row.starts_at > now ? 'toCome' : 'now',
  version: row.version,
});

import { createHash } from 'node:crypto';
import type { CalendarAddress, InputOf, makeCalendar, OutputOf } from '@yantra/contract/calls';
import { availabilityLimits, dayAfter, dayInIndia, hourMs } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Random } from '../../random.ts';
import { isUuid } from '../../uuid.ts';
import { type CalendarEntry, calendarText } from './calendar-text.ts';
import { commitmentColumns, isActive } from './commitments.queries.ts';

export interface CalendarParts extends DbAndClock {
  readonly random: Random;
  /** The origin of addresses. */
  readonly siteOrigin: () => string;
}

/** Secret addresses of calendars. */
export type Calendars = ReturnType<typeof createCalendars>;

const tokenBytes = 32;
/* What is long over is nobody's plan any more. */
const daysBehind = 90;

/** Only this is kept of a token: 256 random bits need no slow hash. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createCalendars({ db, clock, random, siteOrigin }: CalendarParts) {
  return {
    async list({ userId }: Caller): Promise<CalendarAddress[]> {
      const { rows } = await sql<AddressRow>`
        select k.id, k.equipment_id, e.name as equipment_name, k.name, k.created_at, k.last_read_at from calendars k
          left join equipment e on e.id = k.equipment_id
        where k.owner_id = ${userId}::uuid and (e.id is null or e.deleted_at is null) order by k.created_at, k.id`.execute(
        db,
      );
      return rows.map(addressOf);
    },
    /** @throws AppError `equipment.unknown`, `calendar.tooMany` */
    async make(
      { equipmentId, name }: InputOf<typeof makeCalendar>,
      { userId }: Caller,
    ): Promise<OutputOf<typeof makeCalendar>> {
      const token = random(tokenBytes).toString('base64url');
      const row = await db.transaction().execute(async (trx) => {
        // Who makes several at once waits, since they are counted.
        await sql`select 1 from users where id = ${userId}::uuid for no key update`.execute(trx);
        const machine = equipmentId === undefined ? undefined : await ownMachine(trx, equipmentId, userId);
        const { n } = await trx
          .selectFrom('calendars')
          .select((own) => own.fn.countAll<number>().as('n'))
          .where('owner_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (Number(n) >= availabilityLimits.calendars) throw new AppError('calendar.tooMany');
        const made = await trx
          .insertInto('calendars')
          .values({
            owner_id: userId,
            equipment_id: equipmentId ?? null,
            token_hash: hashOf(token),
            name,
            created_at: clock.now(),
          })
          .returning(['id', 'equipment_id', 'name', 'created_at', 'last_read_at'])
          .executeTakeFirstOrThrow();
        return { ...made, equipment_name: machine?.name ?? null };
      });
      return { ...addressOf(row), url: `${siteOrigin()}${calendarPath(token)}` };
    },
    /** @throws AppError `calendar.unknown` */
    async revoke(id: string, { userId }: Caller): Promise<void> {
      const ended = isUuid(id)
        ? await db.deleteFrom('calendars').where('id', '=', id).where('owner_id', '=', userId).returning('id').execute()
        : [];
      if (ended.length === 0) throw new AppError('calendar.unknown');
    },
    /** The calendar at a secret address; `undefined` if there is none, or its machine or owner left. */
    async read(token: string): Promise<string | undefined> {
      const now = clock.now();
      const { rows } = await sql<FoundCalendar>`
        select k.id, k.owner_id, k.equipment_id, k.name, k.last_read_at, e.name as equipment_name from calendars k
          join users u on u.id = k.owner_id left join equipment e on e.id = k.equipment_id
        where k.token_hash = ${hashOf(token)} and u.deleted_at is null and u.blocked_at is null and (k.equipment_id is null or e.deleted_at is null)`.execute(
        db,
      );
      const [found] = rows;
      if (found === undefined) return undefined;
      if (found.last_read_at === null || now.getTime() - found.last_read_at.getTime() >= hourMs)
        await db.updateTable('calendars').set({ last_read_at: now }).where('id', '=', found.id).execute();
      const name = found.name || found.equipment_name || undefined;
      return calendarText({
        name,
        entries: await entriesOf(db, found, dayAfter(dayInIndia(now), -daysBehind)),
        at: now,
      });
    },
  };
}

/** Where a calendar is read. */
export const calendarPath = (token: string): string => `/ical/${token}.ics`;

interface AddressRow {
  readonly id: string;
  readonly equipment_id: string | null;
  readonly equipment_name: string | null;
  readonly name: string;
  readonly created_at: Date;
  readonly last_read_at: Date | null;
}
type FoundCalendar = Omit<AddressRow, 'created_at'> & { readonly owner_id: string };

const addressOf = (row: AddressRow): CalendarAddress => ({
  id: row.id,
  ...(row.equipment_id !== null && { equipmentId: row.equipment_id }),
  ...(row.equipment_name !== null && { equipmentName: row.equipment_name }),
  name: row.name,
  createdAt: row.created_at.toISOString(),
  ...(row.last_read_at !== null && { lastReadAt: row.last_read_at.toISOString() }),
});

async function ownMachine(trx: Db, id: string, ownerId: string): Promise<{ readonly name: string }> {
  const machine = isUuid(id)
    ? await trx
        .selectFrom('equipment')
        .select('name')
        .where('id', '=', id)
        .where('supplier_id', '=', ownerId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (machine === undefined) throw new AppError('equipment.unknown');
  return machine;
}

async function entriesOf(
  db: Db,
  { owner_id, equipment_id }: FoundCalendar,
  since: string,
): Promise<readonly CalendarEntry[]> {
  const { rows } = await sql<CalendarEntry>`
    select ${commitmentColumns}, e.name as machine, e.units, c.created_at, c.changed_at from equipment e join commitments c on c.equipment_id = e.id
    where e.supplier_id = ${owner_id}::uuid and e.deleted_at is null and e.id = coalesce(${equipment_id}::uuid, e.id) and ${isActive}
      and coalesce(upper(c.span) > ${since}::date, true)
    order by lower(c.days) desc, c.id limit ${availabilityLimits.entriesOfCalendar}`.execute(db);
  return rows;
}

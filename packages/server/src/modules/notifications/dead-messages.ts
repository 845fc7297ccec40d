import type { getDeadMessages, InputOf, OutputOf, retryMessages } from '@yantra/contract/calls';
import { languageCode } from '@yantra/domain';
import { eventOf, type OutsideWay } from '@yantra/events';
import { sql } from 'kysely';
import { containing, phoneHolds } from '../../database/containing.ts';
import type { DbAndClock } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import { pageIn } from '../../page.ts';
import { appendAudit } from '../audit/index.ts';

type Page = OutputOf<typeof getDeadMessages>;

interface DeadRow {
  readonly id: string;
  readonly way: OutsideWay;
  readonly kind: string;
  readonly user_id: string | null;
  readonly user_name: string;
  readonly failure: string | null;
  readonly tries: number;
  readonly ended_at: Date;
}

const usualSize = 20;

/* Those to people with an account, and those to confirmed phones without one, which are text messages alone (decisions/0065). */
const dead = sql`
  select m.id, m.way, m.kind, m.user_id, trim(u.first_name || ' ' || u.last_name) as user_name, u.phone, m.failure, m.tries, m.ended_at
    from notification_messages m join users u on u.id = m.user_id where m.state = 'dead'
  union all
  select p.id, 'sms', p.kind, null::uuid, coalesce(r.full_name, ''), coalesce(r.phone, ''), p.failure, p.tries, p.ended_at
    from page_messages p left join requirements r on r.id = p.requirement_id where p.state = 'dead'`;

/** Messages that did not leave, for admins. */
export type DeadMessages = ReturnType<typeof createDeadMessages>;

export function createDeadMessages({ db, clock }: DbAndClock) {
  return {
    async list(input: InputOf<typeof getDeadMessages>): Promise<Page> {
      const { page, limit, offset } = pageIn(input, usualSize);
      const { searchTerm, sort } = input;
      const language = languageCode(input.locale);
      const found = searchTerm
        ? sql`(m.user_name ilike ${containing(searchTerm)} or m.failure ilike ${containing(searchTerm)} or ${phoneHolds('m.phone', searchTerm)})`
        : sql`true`;
      const from = sql`from (${dead}) m where ${found}`;
      const order = sort === 'endedAt' ? sql`m.ended_at, m.id` : sql`m.ended_at desc, m.id`;
      const [{ rows }, count] = await Promise.all([
        sql<DeadRow>`
          select m.id, m.way, m.kind, m.user_id, m.user_name, m.failure, m.tries, m.ended_at ${from}
          order by ${order} limit ${limit} offset ${offset}`.execute(db),
        sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
      ]);
      const data = rows.map(({ id, way, kind, user_id: userId, user_name: userName, failure, tries, ended_at }) => ({
        id,
        way,
        event: eventOf(kind)?.words[language].name ?? kind,
        ...(userId !== null && { userId }),
        userName,
        failure: failure ?? '',
        tries,
        endedAt: ended_at.toISOString(),
      }));
      return { data, total: count.rows[0]?.total ?? 0, page, pageSize: limit };
    },
    /** Each gets all its tries again. */
    async retry({ ids }: InputOf<typeof retryMessages>, { userId, sessionId }: Caller): Promise<{ retried: number }> {
      const at = clock.now();
      return db.transaction().execute(async (trx) => {
        // Not 0 tries: what happens now is told in a message of its own.
        const again = sql`set state = 'waiting', tries = 1, due_at = ${at}::timestamptz, ended_at = null
          where id = any(${ids}::uuid[]) and state = 'dead' returning id`;
        const { rows: told } = await sql<{ id: string }>`update notification_messages ${again}`.execute(trx);
        const { rows: pages } = await sql<{ id: string }>`update page_messages ${again}`.execute(trx);
        const rows = [...told, ...pages];
        for (const { id } of rows)
          await appendAudit(trx, { at, kind: 'message.retried', userId, sessionId, subjectId: id });
        return { retried: rows.length };
      });
    },
  };
}

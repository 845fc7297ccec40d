import { boundsOfDayInIndia, hourMs, type LanguageCode, languageCode, localeNamed, minuteMs } from '@yantra/domain';
import { type AnyEvent, eventOf, tellingOf } from '@yantra/events';
import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import { eachOf } from '../../jobs/each-of.ts';
import { type Sms, SmsFailed } from '../sms/index.ts';
import type { Ended } from './deliver.queries.ts';
import { leaseMs, mostTries, usualWorthHours, waitMs } from './deliver.ts';
import { notificationLog } from './notifications.messages.ts';
import * as queries from './page-messages.queries.ts';
import { quietUntil, usualQuietHours } from './quiet-hours.ts';

export interface PageMessagesParts extends DbAndClock {
  readonly sms: Pick<Sms, 'send' | 'localeFor'>;
  readonly logger: Pick<Logger, 'warn'>;
  /** The whole address of a requirement’s secret page, made now; undefined once it is closed. */
  readonly pageAddress: (requirementId: string, language: LanguageCode) => Promise<string | undefined>;
  /** The origin of links. */
  readonly siteOrigin: () => string;
  readonly cityName: (id: string, language: LanguageCode) => string | undefined;
}

/** Sends what people without an account are told, by text message with the address of their page. */
export type PageMessages = ReturnType<typeof createPageMessages>;

/* The most in one transaction, and at once. */
const batch = 50;
const atOnce = 10;

interface Out {
  readonly row: queries.DuePageMessage;
  readonly event: AnyEvent;
  readonly phone: string;
}

export function createPageMessages(parts: PageMessagesParts) {
  const { db, clock } = parts;

  async function takeTurn(): Promise<{ readonly taken: number; readonly out: readonly Out[] }> {
    return db.transaction().execute(async (trx) => {
      const now = clock.now();
      const due = await queries.takeDuePages(trx, now, boundsOfDayInIndia(now).began, batch);
      const out: Out[] = [];
      const later: { id: string; until: Date }[] = [];
      const dropped: Pick<Ended, 'id' | 'state' | 'failure' | 'due_at'>[] = [];
      for (const row of due) {
        const { id, phone } = row;
        const event = eventOf(row.kind);
        const why = whyNot(row, event, now);
        if (why !== undefined || event === undefined || phone === null) {
          dropped.push({ id, state: 'dropped', failure: why ?? 'unknown', due_at: now });
          continue;
        }
        const until = notBefore(row, event, now);
        if (until === undefined) out.push({ row, event, phone });
        else later.push({ id, until });
      }
      await queries.postponePages(trx, later);
      await queries.endPages(trx, dropped, now);
      await queries.leasePages(
        trx,
        out.map(({ row }) => row.id),
        now,
        leaseMs,
      );
      return { taken: due.length, out };
    });
  }

  return {
    /** Sends what is due; several processes may do so at once. Returns how many messages were sent. */
    async work(): Promise<number> {
      let sent = 0;
      for (let taken = batch; taken === batch;) {
        const turn = await takeTurn();
        taken = turn.taken;
        const ended: Pick<Ended, 'id' | 'state' | 'failure' | 'due_at'>[] = [];
        await eachOf(turn.out, atOnce, async (one) => ended.push(await tried(parts, one)));
        await queries.endPages(db, ended, clock.now());
        sent += ended.filter(({ state }) => state === 'sent').length;
      }
      return sent;
    },
  };
}

function whyNot(row: queries.DuePageMessage, event: AnyEvent | undefined, now: Date): string | undefined {
  if (event === undefined) return 'unknown';
  if (row.phone === null) return 'nobody';
  const worthMs = (event.worthHours ?? usualWorthHours) * hourMs;
  return now.getTime() - row.created_at.getTime() >= worthMs ? 'late' : undefined;
}

/** When it may leave at the earliest; undefined for now. */
function notBefore(row: queries.DuePageMessage, event: AnyEvent, now: Date): Date | undefined {
  const most = event.aDay?.sms;
  const bundled = (event.bundleMinutes ?? 0) * minuteMs;
  const reasons = [
    most !== undefined && row.sent_today >= most ? boundsOfDayInIndia(now).ends : undefined,
    row.last_sent === null ? undefined : new Date(row.last_sent.getTime() + bundled),
    event.isUrgent ? undefined : quietUntil(now, usualQuietHours),
  ];
  const latest = Math.max(...reasons.map((one) => one?.getTime() ?? 0));
  return latest > now.getTime() ? new Date(latest) : undefined;
}

async function tried(
  { clock, sms, logger, pageAddress, siteOrigin, cityName }: PageMessagesParts,
  { row, event, phone }: Out,
): Promise<Pick<Ended, 'id' | 'state' | 'failure' | 'due_at'>> {
  const { id } = row;
  const tries = row.tries + 1;
  const ended = { id, due_at: clock.now() };
  const kind = event.smsName ?? event.kind;
  try {
    const locale = sms.localeFor(kind, localeNamed(row.language ?? 'en'));
    const language = languageCode(locale);
    const page = await pageAddress(row.requirement_id, language);
    if (page === undefined) return { ...ended, state: 'dropped', failure: 'closed' };
    const telling = { language, host: siteOrigin(), cityName: (city: string) => cityName(city, language), page };
    const said = tellingOf(event, [row.facts], telling)?.sms();
    if (said === undefined) return { ...ended, state: 'dropped', failure: 'unknown' };
    await sms.send({ phone, kind, locale, ...said });
    return { ...ended, state: 'sent', failure: null };
  } catch (error) {
    logger.warn({ err: error, way: 'sms', notificationMessage: id }, notificationLog.notTaken);
    const afterSeconds = error instanceof SmsFailed ? (error.retryAfterSeconds ?? 0) : 0;
    const wait = Math.max(afterSeconds * 1000, waitMs(tries));
    return {
      id,
      state: tries >= mostTries ? 'dead' : 'waiting',
      failure: error instanceof SmsFailed ? error.code : 'It failed unexpectedly.',
      due_at: new Date(clock.now().getTime() + wait),
    };
  }
}

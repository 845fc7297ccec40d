import type {
  getNotifications,
  InputOf,
  NotificationChoices,
  NotificationPage,
  setChoices,
} from '@yantra/contract/calls';
import {
  dayInIndia,
  inputLimits,
  type LanguageCode,
  languageCode,
  type Locale,
  notificationLimits,
} from '@yantra/domain';
import { type AnyEvent, catalogue, eventOf, type OutsideWay, outsideWays, tellingOf } from '@yantra/events';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import * as queries from './own-notifications.queries.ts';
import { isWanted } from './plan.ts';
import { usualQuietHours } from './quiet-hours.ts';

export interface OwnNotificationsParts extends DbAndClock {
  /** The ways that this platform has. */
  readonly ways: readonly OutsideWay[];
  /** The origin of links. */
  readonly siteOrigin: () => string;
  readonly cityName: (id: string, language: LanguageCode) => string | undefined;
  /** How many browsers of a person get pushes; none by default. */
  readonly devicesOf?: ((userId: string) => Promise<number>) | undefined;
}

/** What a person was told of, and how they want to be told. */
export type OwnNotifications = ReturnType<typeof createOwnNotifications>;

interface Line {
  readonly event: AnyEvent;
  /** The newest first. */
  readonly told: queries.ToldRow[];
}

export function createOwnNotifications({ db, clock, ways, siteOrigin, cityName, devicesOf }: OwnNotificationsParts) {
  const shown = ({ event, told }: Line, language: LanguageCode) => {
    const facts = told.map((one) => one.facts);
    const saying = tellingOf(event, facts, { language, host: siteOrigin(), cityName: (id) => cityName(id, language) });
    const [newest] = told;
    if (saying === undefined || newest === undefined) return [];
    const { title, text, path } = saying;
    const { kind, sign } = event;
    const ids = told.map(({ id }) => String(id));
    const at = newest.created_at.toISOString();
    return [{ ids, kind, sign, title, text, path, at, isRead: newest.is_read, count: told.length }];
  };
  const bellOf = async (userId: string): Promise<queries.BellState | undefined> =>
    (await queries.bellsOf(db, [userId], notificationLimits.counted))[0];

  return {
    async list(
      { before, unread, locale }: InputOf<typeof getNotifications>,
      { userId }: Caller,
    ): Promise<NotificationPage> {
      // One more, to know whether there are others.
      const most = inputLimits.notificationsAtOnce + 1;
      const [rows, bell] = await Promise.all([queries.toldTo(db, userId, { before, unread, most }), bellOf(userId)]);
      const { lines, next } = linesOf(rows.slice(0, most - 1), rows.length === most);
      const language = languageCode(locale);
      return {
        rows: lines.flatMap((line) => shown(line, language)),
        unread: bell?.unread ?? 0,
        newest: bell?.newest ? String(bell.newest) : null,
        next,
      };
    },
    /** @returns how many lines are still unread */
    async markRead(which: { ids?: readonly string[] | undefined; upTo?: string | undefined }, { userId }: Caller) {
      await queries.markRead(db, userId, which, clock.now());
      return { unread: (await bellOf(userId))?.unread ?? 0 };
    },
    async choices(
      { locale }: { readonly locale?: Locale | undefined },
      { userId }: Caller,
    ): Promise<NotificationChoices> {
      const [reach, devices] = await Promise.all([queries.reachOf(db, userId), devicesOf?.(userId) ?? 0]);
      if (reach === undefined) throw new AppError('user.unknown');
      const { email, phone, language, quiet_from, quiet_to } = reach;
      return {
        rows: catalogue.flatMap(({ kind }) => choiceOf(kind, reach, languageCode(locale))),
        ways: [...ways],
        email,
        phone,
        devices,
        quietFrom: quiet_from ?? usualQuietHours.from,
        quietTo: quiet_to ?? usualQuietHours.to,
        language,
      };
    },
    /** @throws AppError `notification.fixed` for what cannot be chosen */
    async choose(
      { choices = [], quietFrom, quietTo, language }: InputOf<typeof setChoices>,
      { userId }: Caller,
    ): Promise<void> {
      if (!choices.every(({ kind, way }) => isChosen(eventOf(kind), way))) throw new AppError('notification.fixed');
      await db.transaction().execute(async (trx) => {
        await queries.putChoices(trx, userId, choices);
        if (quietFrom !== undefined || quietTo !== undefined) {
          const before = await queries.reachOf(trx, userId);
          const from = quietFrom ?? before?.quiet_from ?? usualQuietHours.from;
          const to = quietTo ?? before?.quiet_to ?? usualQuietHours.to;
          await queries.putQuietHours(trx, userId, { from, to });
        }
        if (language !== undefined) await queries.putLanguage(trx, userId, language);
      });
    },
  };
}

/** The lines of a page. @param hasMore whether there are others after these rows */
function linesOf(rows: readonly queries.ToldRow[], hasMore: boolean) {
  const lines = new Map<string, Line>();
  let last: string | null = null;
  for (const row of rows) {
    const event = eventOf(row.kind);
    if (event === undefined) continue;
    const key = queries.isBundled(event) ? `${row.kind} ${dayInIndia(row.created_at)} ${row.is_read}` : String(row.id);
    const line = lines.get(key);
    if (line === undefined && lines.size === notificationLimits.lines)
      return { lines: [...lines.values()], next: last };
    if (line === undefined) lines.set(key, { event, told: [row] });
    else line.told.push(row);
    last = String(row.id);
  }
  return { lines: [...lines.values()], next: hasMore ? last : null };
}

const isChosen = (event: AnyEvent | undefined, way: OutsideWay): boolean =>
  event !== undefined && (event.ways[way] === 'on' || event.ways[way] === 'off');

function choiceOf(kind: string, { choices }: queries.ReachRow, language: LanguageCode): NotificationChoices['rows'] {
  const event = eventOf(kind);
  if (event === undefined || event.group === 'security') return [];
  const { name, hint } = event.words[language];
  const made = outsideWays.map((way) => {
    const isOn = isWanted(event, way, choices[kind]?.[way]);
    return [way, { rule: event.ways[way], isOn }] as const;
  });
  return [
    {
      kind,
      group: event.group,
      name,
      hint,
      ways: Object.fromEntries(made) as NotificationChoices['rows'][number]['ways'],
    },
  ];
}

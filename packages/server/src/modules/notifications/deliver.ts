import { boundsOfDayInIndia, hourMs, type LanguageCode, minuteMs } from '@yantra/domain';
import { type AnyEvent, eventOf, type OutsideWay, tellingOf } from '@yantra/events';
import type { Db, DbAndClock } from '../../database/types.ts';
import { eachOf } from '../../jobs/each-of.ts';
import * as queries from './deliver.queries.ts';
import { type FactsNow, partsNow } from './facts-now.ts';
import type { Gate, Gates } from './gates.ts';
import { isWanted } from './plan.ts';
import { quietUntil, usualQuietHours } from './quiet-hours.ts';
import { type Outgoing, SendFailed, type Sender } from './sender.ts';

export interface DeliverParts extends DbAndClock {
  /** The ways that this platform has. */
  readonly senders: ReadonlyMap<OutsideWay, Sender>;
  readonly gates: Gates;
  readonly factsNow?: FactsNow | undefined;
  /** The origin of links. */
  readonly siteOrigin: () => string;
  readonly cityName: (id: string, language: LanguageCode) => string | undefined;
  readonly onFailure: (error: SendFailed, message: Pick<Outgoing, 'id' | 'way'>) => void;
}

/* The most in one transaction, and at once. */
const batch = 100;
const atOnce = 20;
/* Longer than the time limits of every way together. */
export const leaseMs = 2 * minuteMs;
const firstWaitMs = 30_000;
const longestWaitMs = 6 * hourMs;
/** Tries until a message counts as dead: over about a day and a half. */
export const mostTries = 12;

export const waitMs = (tries: number): number => Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(tries - 1, 20));

/** What becomes of a due message. */
type Verdict =
  | { readonly goes: 'out'; readonly event: AnyEvent; readonly told: readonly queries.Part[] }
  | { readonly goes: 'later'; readonly until: Date }
  | { readonly goes: 'nowhere'; readonly why: 'read' | 'off' | 'late' | 'nobody' | 'unknown' | 'refused' | 'over' };

/**
 * Sends due messages until none is left. Several processes may do so at once. A message is sent again only if its answer was lost: the process died, the line
 * broke, or the provider did not say.
 * @returns how many were sent
 */
export async function deliverDue(parts: DeliverParts): Promise<number> {
  const { db, clock } = parts;
  let sent = 0;
  for (let taken = batch; taken === batch;) {
    const turn = await takeTurn(parts);
    taken = turn.taken;
    const ended: queries.Ended[] = [];
    await eachOf(turn.out, atOnce, async (one) => ended.push(await tried(parts, one)));
    await queries.endTries(db, ended, clock.now());
    sent += ended.filter(({ state }) => state === 'sent').length;
  }
  return sent;
}

/** A message that leaves, with the notifications that it tells. */
interface Out {
  readonly message: Outgoing;
  readonly notifications: readonly number[];
}

async function takeTurn(parts: DeliverParts): Promise<{ readonly taken: number; readonly out: readonly Out[] }> {
  const { db, clock, gates } = parts;
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const due = await queries.takeDue(trx, now, boundsOfDayInIndia(now).began, batch);
    const out: Out[] = [];
    const later: { id: string; until: Date }[] = [];
    const nowhere: { id: string; why: string }[] = [];
    for (const { row, verdict: one } of await verdictsOf(trx, due, now, parts)) {
      const { id } = row;
      const verdict = await passed(one, row, { trx, gates, now });
      if (verdict.goes === 'out') out.push(outOf(verdict, row, parts));
      else if (verdict.goes === 'later') later.push({ id, until: verdict.until });
      else nowhere.push({ id, why: verdict.why });
    }
    await queries.postponeMessages(trx, later);
    await queries.dropMessages(trx, nowhere, now);
    await queries.leaseMessages(
      trx,
      out.map(({ message }) => message.id),
      now,
      leaseMs,
    );
    return { taken: due.length, out };
  });
}

interface Judged {
  readonly row: queries.DueMessage;
  readonly verdict: Verdict;
}

/** What becomes of due messages; those that leave say what is true now. */
async function verdictsOf(
  trx: Db,
  due: readonly queries.DueMessage[],
  now: Date,
  parts: DeliverParts,
): Promise<readonly Judged[]> {
  const all = due.map((row): Judged => ({ row, verdict: verdictOf(row, now, parts) }));
  const leaving = all.flatMap(({ row: { id, kind }, verdict }) =>
    verdict.goes === 'out' ? [{ id, kind, told: verdict.told }] : [],
  );
  const renewed = await partsNow(trx, leaving, { now, factsNow: parts.factsNow ?? {} });
  return all.map(({ row, verdict }) => {
    if (verdict.goes !== 'out') return { row, verdict };
    const told = renewed.get(row.id) ?? verdict.told;
    return { row, verdict: told.length > 0 ? { ...verdict, told } : { goes: 'nowhere', why: 'over' } };
  });
}

function verdictOf(row: queries.DueMessage, now: Date, parts: DeliverParts): Verdict {
  const event = eventOf(row.kind);
  const way = row.way as OutsideWay;
  if (event === undefined || !parts.senders.has(way)) return { goes: 'nowhere', why: 'unknown' };
  if (row.is_deleted) return { goes: 'nowhere', why: 'nobody' };
  if (!isWanted(event, way, row.choice ?? undefined)) return { goes: 'nowhere', why: 'off' };
  const unread = row.parts.filter(({ is_read }) => !is_read);
  // What must reach a person goes out even if it was read in the app, where somebody else may have read it.
  const told = event.ways[way] === 'always' ? row.parts : unread;
  if (told.length === 0) return { goes: 'nowhere', why: 'read' };
  const oldest = now.getTime() - (event.worthHours ?? usualWorthHours) * hourMs;
  const fresh = told.filter(({ at }) => Date.parse(at) > oldest);
  if (fresh.length === 0) return { goes: 'nowhere', why: 'late' };
  const until = notBefore(event, row, now, parts.gates[event.kind]?.[way]);
  if (until !== undefined) return { goes: 'later', until };
  return { goes: 'out', event, told: fresh };
}

/* After three days news are old. */
export const usualWorthHours = 72;

/** When a message may leave at the earliest; undefined for now. */
function notBefore(event: AnyEvent, row: queries.DueMessage, now: Date, gate: Gate | undefined): Date | undefined {
  const { last_sent: last, sent_today: today } = row;
  const most = gate?.aDay ?? event.aDay?.[row.way as OutsideWay];
  const { ends } = boundsOfDayInIndia(now);
  const bundled = gate?.bundleMs ?? (event.bundleMinutes ?? 0) * minuteMs;
  const reasons = [
    most !== undefined && today >= most ? ends : undefined,
    last === null ? undefined : new Date(last.getTime() + bundled),
    event.isUrgent
      ? undefined
      : quietUntil(now, {
          from: row.quiet_from ?? usualQuietHours.from,
          to: row.quiet_to ?? usualQuietHours.to,
        }),
  ];
  const latest = Math.max(...reasons.map((one) => one?.getTime() ?? 0));
  return latest > now.getTime() ? new Date(latest) : undefined;
}

function outOf(
  { event, told }: Extract<Verdict, { readonly goes: 'out' }>,
  row: queries.DueMessage,
  parts: DeliverParts,
): Out {
  const { id, user_id: userId, language, name, email, phone } = row;
  const facts = told.map((part) => part.facts);
  const message: Outgoing = {
    id,
    way: row.way as OutsideWay,
    event,
    userId,
    language,
    name,
    email,
    phone,
    tries: row.tries + 1,
    lostAnswers: row.lost_answers + Number(row.is_under_way),
    saying: (spoken) =>
      tellingOf(event, facts, {
        language: spoken,
        host: parts.siteOrigin(),
        cityName: (city) => parts.cityName(city, spoken),
      }),
  };
  return { message, notifications: told.map((part) => part.id) };
}

/** What another module allows: it may count the message, leave parts out, or refuse it. */
async function passed(
  verdict: Verdict,
  row: queries.DueMessage,
  {
    trx,
    gates,
    now,
  }: { readonly trx: Parameters<typeof queries.takeDue>[0]; readonly gates: Gates; readonly now: Date },
): Promise<Verdict> {
  const gate = gates[row.kind]?.[row.way as OutsideWay];
  if (verdict.goes !== 'out' || gate === undefined) return verdict;
  return (await gate.admit(trx, { userId: row.user_id, notifications: verdict.told.map(({ id }) => id), now }))
    ? verdict
    : { goes: 'nowhere', why: 'refused' };
}

async function tried(parts: DeliverParts, { message, notifications }: Out): Promise<queries.Ended> {
  const { clock, senders, gates, onFailure } = parts;
  const { id, way, event, userId, tries } = message;
  try {
    const reached = await senders.get(way)?.send(message);
    const ended = { id, is_lost: false, due_at: clock.now() };
    return reached === 'nobody'
      ? { ...ended, state: 'dropped', failure: 'nobody' }
      : { ...ended, state: 'sent', failure: null };
  } catch (cause) {
    // What nobody foresaw may have happened after it left.
    const error =
      cause instanceof SendFailed ? cause : new SendFailed('It failed unexpectedly.', { mayHaveLeft: true, cause });
    onFailure(error, message);
    const now = clock.now();
    if (!error.mayHaveLeft) await gates[event.kind]?.[way]?.giveBack(parts.db, { userId, notifications, now });
    const isDead = error.isFinal || tries >= mostTries;
    const wait = Math.max(error.retryAfterMs ?? 0, waitMs(tries));
    return {
      id,
      state: isDead ? 'dead' : 'waiting',
      failure: error.message.slice(0, 500),
      is_lost: error.mayHaveLeft,
      due_at: new Date(now.getTime() + wait),
    };
  }
}

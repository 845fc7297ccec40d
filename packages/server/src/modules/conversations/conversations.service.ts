import type { getConversation, InputOf, OutputOf, sendMessage } from '@yantra/contract/calls';
import { dealLimits, type DealParty, hourMs, minuteMs, paiseToRupees, talkStates } from '@yantra/domain';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Limits } from '../../limits/limits.ts';
import { readDeal, tellParty } from '../notifications/index.ts';
import { appendLine, type NewLine, readTo } from './append-line.ts';
import { cleanWords } from './clean-words.ts';
import * as queries from './conversations.queries.ts';
import type { DealPictures, PictureSigner } from './deal-pictures.ts';
import type { Asker, Standing, StandingOf } from './party.ts';

export interface ConversationsParts extends DbAndClock {
  readonly limits: Limits;
  readonly dealPictures: DealPictures;
  /** By the rules of deals. */
  readonly standingOf: StandingOf;
}

type Line = OutputOf<typeof sendMessage>;
type Message = InputOf<typeof sendMessage>;

/** What two people write about a deal. */
export type Conversations = ReturnType<typeof createConversations>;

/** Messages and deeds in an hour of one party of a deal. */
export const deedLimit = { kind: 'dealDeed', most: dealLimits.deedsAnHour, withinMs: hourMs };

/* Who has read something within this time is looking, and needs no other word of it. */
const looksForMs = minuteMs;

const otherOf = (side: DealParty): DealParty => (side === 'renter' ? 'owner' : 'renter');

export function createConversations({ db, clock, limits, dealPictures, standingOf }: ConversationsParts) {
  const partyOf = async (asker: Asker, dealId: string): Promise<Standing> =>
    asParty(await standingOf(db, asker, dealId));
  return {
    /**
     * What came after a place, or the newest lines.
     * @throws AppError `deal.unknown`, `requestPage.closed`
     */
    async read(
      { dealId, after, before }: Omit<InputOf<typeof getConversation>, 'page'>,
      asker: Asker,
    ): Promise<OutputOf<typeof getConversation>> {
      const { side, state, isParty } = await standingOf(db, asker, dealId);
      // The lines before the marks: a line that comes between is then beyond `last` of neither.
      const rows =
        after === undefined
          ? await queries.linesBefore(db, dealId, before, dealLimits.messages)
          : await queries.linesAfter(db, dealId, after, dealLimits.messages);
      const reads = await queries.readsOf(db, dealId);
      const sign = await dealPictures.signer();
      return {
        lines: rows.map((row) => lineOf(row, sign, side)),
        last: reads.last,
        readTo: reads[side],
        otherReadTo: reads[otherOf(side)],
        mayTalk: isParty && talkStates.includes(state),
      };
    },
    /**
     * Writes to the other, once a key; they are told, unless they are reading.
     * @throws AppError `deal.unknown`, `deal.changed` where nobody may write any more, `deal.tooMany`, `image.unknown`, `requestPage.closed`
     */
    async send({ dealId, words, pictures, clientKey }: Omit<Message, 'page'>, asker: Asker): Promise<Line> {
      const standing = await partyOf(asker, dealId);
      const { side, userId } = standing;
      const ids = await idsAt(dealPictures, pictures);
      const said = cleanWords(words);
      const { retryAfterSeconds } = await limits.hit(db, deedLimit, `${dealId} ${side}`);
      if (retryAfterSeconds !== undefined) throw new AppError('deal.tooMany', undefined, { retryAfterSeconds });
      const at = clock.now();
      const line = {
        dealId,
        at,
        side,
        authorId: userId,
        kind: 'message',
        words: said,
        pictures: ids,
        clientKey,
      } as const;
      const place = await db.transaction().execute((trx) => added(trx, standing, line));
      return lineOf(await lineAt(db, dealId, place), await dealPictures.signer(), side);
    },
    /**
     * A party has read up to a place.
     * @throws AppError `deal.unknown`, `requestPage.closed`
     */
    async markRead({ dealId, place }: { dealId: string; place: number }, asker: Asker): Promise<void> {
      const standing = await standingOf(db, asker, dealId);
      // An admin leaves no mark.
      if (!standing.isParty) return;
      const at = clock.now();
      await db.transaction().execute(async (trx) => {
        await queries.lockState(trx, dealId);
        await readTo(trx, { dealId, side: standing.side, place, at });
        await readDeal(trx, dealId, standing.self, at);
      });
    },
    /**
     * Takes a picture for a message.
     * @throws AppError as of `send`, and those of pictures
     */
    async addPicture(dealId: string, read: () => Promise<Buffer>, asker: Asker) {
      const standing = await partyOf(asker, dealId);
      if (!talkStates.includes(standing.state)) throw new AppError('deal.changed');
      return dealPictures.add(read, standing);
    },
  };
}

function lineOf(row: queries.LineRow, sign: PictureSigner, side: DealParty): Line {
  const { place, at, kind, words, pictures, facts, client_key: clientKey } = row;
  return {
    place,
    at: at.toISOString(),
    side: row.side,
    kind,
    words,
    pictures: pictures.map(sign),
    ...(facts?.version !== undefined && { version: facts.version }),
    ...(facts?.totalPaise !== undefined && { total: paiseToRupees(facts.totalPaise) }),
    // Only its sender knows it.
    ...(clientKey !== null && row.side === side && { clientKey }),
  };
}

/** Tells the other of a message, unless they are reading. */
async function tellOther(trx: Db, standing: Standing, place: number, at: Date): Promise<void> {
  const { dealId, requirementId, side, other, name, machine } = standing;
  const to = otherOf(side);
  const reading = await queries.lastReading(trx, dealId, to);
  if (reading !== undefined && at.getTime() - reading.getTime() < looksForMs) return;
  const facts = { dealId, requirementId, machine, to, other: name };
  await tellParty(trx, { kind: 'dealMessage', key: `${dealId} ${place}`, facts, at }, other);
}

/** The pictures at addresses that were answered before. @throws AppError `image.unknown` */
async function idsAt(dealPictures: DealPictures, urls: readonly string[]): Promise<readonly string[]> {
  const ids = await Promise.all(urls.map((url) => dealPictures.idAt(url)));
  const known = ids.filter((id) => id !== undefined);
  if (known.length < urls.length) throw new AppError('image.unknown');
  return [...new Set(known)];
}

/** Adds a message where the two may write, once a key, and tells the other. @returns its place */
async function added(
  trx: Db,
  standing: Standing,
  line: NewLine & { readonly pictures: readonly string[] },
): Promise<number> {
  const { dealId, side } = standing;
  const state = await queries.lockState(trx, dealId);
  if (!talkStates.some((one) => one === state)) throw new AppError('deal.changed');
  const { place, isNew } = await appendLine(trx, line);
  if (!isNew) return place;
  const used = await queries.usePictures(trx, { dealId, side, ids: line.pictures, place });
  if (used < line.pictures.length) throw new AppError('image.unknown');
  await tellOther(trx, standing, place, line.at);
  return place;
}

/** @throws AppError `deal.unknown` for an admin, who only reads */
function asParty(standing: Standing): Standing {
  if (!standing.isParty) throw new AppError('deal.unknown');
  return standing;
}

/** A line that is there. */
async function lineAt(db: Db, dealId: string, place: number): Promise<queries.LineRow> {
  const [row] = await queries.linesAfter(db, dealId, place - 1, 1);
  if (row === undefined) throw new AppError('deal.unknown');
  return row;
}

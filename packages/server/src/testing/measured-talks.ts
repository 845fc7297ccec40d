import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { getConversation, sendMessage } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../database/open.ts';
import { createKeyrings } from '../keys/keyring.ts';
import { createPageTokens } from '../modules/deals/page-tokens.ts';
import { livePageUrl, liveUrl } from '../modules/live/index.ts';
import { type MeasuredNews, openMeasuredNews, type Serving } from './measured-news.ts';

/** Two people’s talk about a deal, each at a process of their own. */
export interface MeasuredTalks extends Pick<MeasuredNews, 'start'> {
  /** Opens the streams of both parties of each deal at a process; resolves once all are open. Answers how many there are. */
  openAll(url: string): Promise<number>;
  /**
   * Milliseconds from a renter’s sending of a message, by the secret page at one process, until its owner, who heard of it at the other, has read it there.
   * @throws Error if something else came
   */
  roundTrip(deal: number, at: { readonly writes: string; readonly reads: string }): Promise<number>;
  close(): Promise<void>;
}

interface Talk {
  readonly dealId: string;
  readonly page: string;
  readonly token: string;
  place: number;
  /** Called when the owner’s stream says that the deal moved. */
  heard: () => void;
}

/** Opens an empty database and fills it with so many deals, each of another owner who is logged in, and a renter with a secret page. */
export async function openMeasuredTalks(databaseUrl: string, deals: number, serving: Serving): Promise<MeasuredTalks> {
  const news = await openMeasuredNews(databaseUrl, deals, serving);
  const database = await openDatabase({ databaseUrl, dataDir: '.' });
  const { db } = database;
  await db.insertInto('categories').values({ id: 1, name: 'Tractors' }).execute();
  const { rows } = await sql<{ id: string; requirement_id: string }>`
    with asked as (
      insert into requirements (id, idempotency_key, full_name, email, phone, category_id, consented_at, created_at, phone_confirmed_at)
        select gen_random_uuid(), 'a-measured-request-' || row_number() over (order by phone), 'Prakash Iyer', 'p@example.com', phone, 1, now(), now(), now() from users
      returning id, phone)
    insert into deals (requirement_id, owner_id, state_at, asked_at)
      select a.id, u.id, now(), now() from asked a join users u on u.phone = a.phone order by u.phone returning id, requirement_id`.execute(
    db,
  );
  const phones = await sql<{ id: string; phone: string }>`
    select d.id, u.phone from deals d join users u on u.id = d.owner_id order by u.phone`.execute(db);
  const requirementOf = new Map(rows.map(({ id, requirement_id }) => [id, requirement_id]));
  const pages = createPageTokens({ keys: createKeyrings({ db, clock: systemClock }) });
  const talks: Talk[] = [];
  for (const [n, { id: dealId }] of phones.rows.entries()) {
    const page = await pages.make({ requirementId: requirementOf.get(dealId) ?? '', generation: 1 });
    talks.push({ dealId, page, token: news.token(n), place: 0, heard: () => undefined });
  }
  const open: { destroy(): void }[] = [];
  const talkAt = (deal: number): Talk => {
    const talk = talks[deal % talks.length];
    if (talk === undefined) throw new Error('There are no deals.');
    return talk;
  };

  return {
    start: () => news.start(),
    async openAll(url) {
      for (const talk of talks) {
        const said = (text: string) => {
          if (text.includes('event: deal')) talk.heard();
        };
        open.push(await stream(`${url}${liveUrl}`, `Bearer ${talk.token}`, said));
        open.push(await stream(`${url}${livePageUrl}`, `Page ${talk.page}`, () => undefined));
      }
      return open.length;
    },
    async roundTrip(deal, { writes, reads }) {
      const talk = talkAt(deal);
      const { dealId, page, token, place } = talk;
      const heard = new Promise<void>((done) => (talk.heard = done));
      const words = `Message ${place + 1}`;
      const began = performance.now();
      await ask(writes + '/api' + sendMessage.path, { dealId, page, words, clientKey: randomUUID() });
      await heard;
      const { lines } = await ask<{ lines: { place: number; words: string }[] }>(
        reads + '/api' + getConversation.path,
        { dealId, after: place },
        { authorization: `Bearer ${token}` },
      );
      const took = performance.now() - began;
      if (lines.length !== 1 || lines[0]?.words !== words)
        throw new Error(`Something else came: ${JSON.stringify(lines)}.`);
      talk.place += 1;
      return took;
    },
    async close() {
      for (const one of open) one.destroy();
      await news.close();
      await database.close();
    },
  };
}

async function stream(url: string, authorization: string, said: (text: string) => void) {
  const request = get(url, { headers: { authorization }, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`No stream: ${answer.statusCode}.`);
  answer.on('error', () => undefined);
  answer.setEncoding('utf8').on('data', said);
  return request;
}

async function ask<Data>(url: string, body: object, headers: Record<string, string> = {}): Promise<Data> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`It answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

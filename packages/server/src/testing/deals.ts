import { randomUUID } from 'node:crypto';
import type { Deal, InputOf, sendQuote } from '@yantra/contract/calls';
import { type Insertable, sql } from 'kysely';
import type { RequirementTable } from '../database/types.ts';
import { createKeyrings } from '../keys/keyring.ts';
import { lockRequest, momentOf } from '../modules/deals/deals.queries.ts';
import { askOwner } from '../modules/deals/offers.ts';
import { createPageTokens } from '../modules/deals/page-tokens.ts';
import { stampHash } from '../modules/verification/one-time-codes.ts';
import { addMachine } from './market.ts';
import { newPhone, type SignedIn, signedIn, signedInAgain } from './signed-in.ts';
import type { TestAnswer, TestApp } from './test-app.ts';

type Server = Pick<TestApp, 'db' | 'clock'>;

/** The job of a test's request: by the clock of the database, which deals are measured by. */
export interface TestJob {
  readonly from?: string | null;
  readonly days?: number | null;
}

type RequestFacts = Partial<
  Pick<
    Insertable<RequirementTable>,
    'phone' | 'city_id' | 'equipment_id' | 'renter_id' | 'partner_key_id' | 'job_latitude' | 'job_longitude'
  >
>;

/** Adds a request whose phone is proved. */
export async function addRequest(
  { db }: Server,
  { from, days = 4, phone = newPhone(), ...more }: TestJob & RequestFacts = {},
): Promise<{ requirementId: string; phone: string }> {
  const at = await momentOf(db);
  const { id } = await db
    .insertInto('requirements')
    .values({
      idempotency_key: randomUUID(),
      full_name: 'Prakash Iyer',
      email: 'prakash@example.in',
      phone,
      category_id: 1,
      city_id: '8',
      details: 'A field of eleven acres.',
      consented_at: at,
      created_at: at,
      phone_confirmed_at: at,
      job_from: from === undefined ? await dayFromNow(db, 5) : from,
      job_days: days,
      job_place: 'Hadapsar',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { requirementId: id, phone };
}

/** A day in India so many days from now, by the clock of the database. */
export async function dayFromNow(db: Server['db'], days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char((clock_timestamp() at time zone 'Asia/Kolkata')::date + ${days}::int, 'YYYY-MM-DD') as day`.execute(
    db,
  );
  return rows[0]?.day ?? '';
}

/** Adds a deal: by default of the supplier of the basics, about nothing that is listed. */
export async function addDeal(
  server: Server,
  {
    requirementId,
    ownerId = '00000000-0000-4000-8000-000000000002',
  }: { requirementId?: string; ownerId?: string } = {},
): Promise<{ dealId: string; requirementId: string }> {
  const { db } = server;
  const id = requirementId ?? (await addRequest(server)).requirementId;
  const dealId = await db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (request === undefined) throw new Error('There is no such request.');
    return askOwner(trx, request, { ownerId, machineId: request.equipment_id, place: 0 }, await momentOf(trx));
  });
  return { dealId, requirementId: id };
}

/** The token of a request's page, as it is now. */
export async function pageOf({ db, clock }: Server, requirementId: string): Promise<string> {
  const pages = createPageTokens({ keys: createKeyrings({ db, clock: { now: () => clock.time } }) });
  const { page_generation: generation } = await db
    .selectFrom('requirements')
    .select('page_generation')
    .where('id', '=', requirementId)
    .executeTakeFirstOrThrow();
  return pages.make({ requirementId, generation });
}

/** A request with one deal, its owner with a machine, and its renter by page and logged in. */
export interface Market {
  readonly requirementId: string;
  readonly dealId: string;
  readonly machine: string;
  readonly phone: string;
  readonly page: string;
  readonly owner: SignedIn;
  readonly renter: SignedIn;
}

export async function openMarket(server: TestApp, job: TestJob = {}): Promise<Market> {
  const owner = await signedIn(server, 'supplier');
  const machine = await addMachine(server.db, { supplier_id: owner.userId, status: 'Available' });
  const phone = newPhone();
  const user = await server.db
    .insertInto('users')
    .values({ role: 'user', phone, first_name: 'Prakash', last_name: 'Iyer', password_hash: '-' })
    .returningAll()
    .executeTakeFirstOrThrow();
  const renter = await signedInAgain(server, user);
  const { requirementId } = await addRequest(server, { ...job, phone });
  const { dealId } = await addDeal(server, { requirementId, ownerId: owner.userId });
  return { requirementId, dealId, machine, phone, page: await pageOf(server, requirementId), owner, renter };
}

/** A quote as an owner writes it: two lines, transport and an hour that may happen. */
export async function quoteInput(
  db: Server['db'],
  { dealId, machine }: Pick<Market, 'dealId' | 'machine'>,
  more: Partial<InputOf<typeof sendQuote>> = {},
): Promise<InputOf<typeof sendQuote>> {
  const at = await momentOf(db);
  const { version } = await db.selectFrom('deals').select('version').where('id', '=', dealId).executeTakeFirstOrThrow();
  return {
    dealId,
    equipmentId: machine,
    lines: [
      { part: 'rent', name: '', quantity: 2, unit: 'day', rate: 6800 },
      { part: 'transport', name: '', quantity: 2, unit: 'trip', rate: 650.5 },
      { part: 'overtime', name: '', quantity: 1, unit: 'hour', rate: 1450, isOnlyIf: true },
    ],
    parts: [{ part: 'operator', state: 'included', words: '' }],
    deposit: 20_000,
    gstIncluded: false,
    terms: 'The trailer comes on the evening before.',
    validUntil: new Date(at.getTime() + 86_400_000).toISOString(),
    hold: true,
    version,
    ...more,
  };
}

/** The handles of a code that was right a moment ago, as if it had come by SMS; `otp` is any. */
export async function provedCode(
  { db, clock }: Server,
  phone: string,
  purpose: 'acceptQuote' | 'confirmRequirement',
): Promise<{ id: string; securityStamp: string; otp: string }> {
  const [id, securityStamp] = [randomUUID(), randomUUID()];
  const now = clock.time;
  await db
    .insertInto('otp_sessions')
    .values({ id, purpose, phone, sent_at: now, verified_at: now, expires_at: now, stamp: stampHash(securityStamp) })
    .execute();
  return { id, securityStamp, otp: '123456' };
}

/** The newest quote of a deal, as it is accepted. */
export async function quoteNamed(
  { db }: Pick<Server, 'db'>,
  dealId: string,
): Promise<{ quoteId: string; hash: string }> {
  const { id, sha256 } = await db
    .selectFrom('quotes')
    .select(['id', 'sha256'])
    .where('deal_id', '=', dealId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { quoteId: id, hash: sha256 };
}

/** Sends a quote as its owner does. */
export async function sendQuoteOf(
  server: TestApp,
  market: Pick<Market, 'dealId' | 'machine' | 'owner'>,
  more: Partial<InputOf<typeof sendQuote>> = {},
): Promise<Deal> {
  const input = await quoteInput(server.db, market, more);
  const answer = await server.post('/api/Deal/SendQuote', input, market.owner.bearer);
  if (answer.status !== 200) throw new Error(`The quote was refused: ${answer.text}`);
  return answer.json<{ data: Deal }>().data;
}

/** Accepts a deal's newest quote as its renter does, by the secret page. */
export async function acceptQuoteOf(
  server: TestApp,
  { dealId, page, phone }: Pick<Market, 'dealId' | 'page' | 'phone'>,
  more: object = {},
): Promise<TestAnswer> {
  const [named, code] = [await quoteNamed(server, dealId), await provedCode(server, phone, 'acceptQuote')];
  return server.post('/api/Deal/AcceptQuote', { dealId, page, ...named, ...code, ...more });
}

/** A quote for the same job of another owner, who holds nothing. */
export async function quoteBeside(
  server: TestApp,
  market: Market,
): Promise<Pick<Market, 'dealId' | 'machine' | 'owner'>> {
  const owner = await signedIn(server, 'supplier');
  const machine = await addMachine(server.db, { supplier_id: owner.userId });
  const { dealId } = await addDeal(server, { requirementId: market.requirementId, ownerId: owner.userId });
  await sendQuoteOf(server, { dealId, machine, owner }, { hold: false });
  return { dealId, machine, owner };
}

import { randomInt, randomUUID } from 'node:crypto';
import type { DealState } from '@yantra/domain';
import { sql } from 'kysely';
import { createKeyrings } from '../keys/keyring.ts';
import { writeAgreement } from '../modules/deals/agreements.ts';
import type { AgreementContent, QuoteContent } from '../modules/deals/index.ts';
import { createPageTokens } from '../modules/deals/page-tokens.ts';
import { sealed } from '../modules/deals/quote-content.ts';
import { addMachine, testNow } from './market.ts';
import { newPhone, type SignedIn, signedIn } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** A deal of somebody without an account and an owner. */
export interface Hiring {
  readonly requirementId: string;
  readonly dealId: string;
  readonly owner: SignedIn;
  readonly machineId: string;
  /** The secret page’s token. */
  readonly page: string;
  readonly phone: string;
}

/** How a test’s deal differs. */
export interface HiringFacts {
  readonly state?: DealState;
  readonly renter?: string;
  readonly language?: 'en' | 'hi' | 'mr';
  readonly isConfirmed?: boolean;
  readonly details?: string;
  /** Whose it is. */
  readonly renterId?: string;
  readonly owner?: SignedIn;
}

/** The token of a requirement’s secret page. */
export const pageOf = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, requirementId: string, generation = 1) =>
  createPageTokens({ keys: createKeyrings({ db, clock: { now: () => clock.time } }) }).make({
    requirementId,
    generation,
  });

/** Adds a requirement with a confirmed phone, and a deal of it with a machine of a new owner. */
export async function addHiring(server: TestApp, facts: HiringFacts = {}): Promise<Hiring> {
  const { db } = server;
  const {
    state = 'asked',
    renter = 'Prakash Iyer',
    language = 'en',
    isConfirmed = true,
    details = '',
    renterId,
  } = facts;
  const owner = facts.owner ?? (await signedIn(server, 'supplier'));
  const machineId = await addMachine(db, { supplier_id: owner.userId, name: 'Tata Hitachi EX 200LC' });
  const [requirementId, dealId, phone] = [randomUUID(), randomUUID(), newPhone()];
  await db
    .insertInto('requirements')
    .values({
      id: requirementId,
      idempotency_key: randomUUID(),
      full_name: renter,
      email: 'prakash@example.com',
      phone,
      category_id: 6,
      city_id: '8',
      details,
      language,
      consented_at: testNow,
      // By the clock of the database, which pages close by.
      created_at: new Date(),
      phone_confirmed_at: isConfirmed ? testNow : null,
      renter_id: renterId ?? null,
    })
    .execute();
  await db
    .insertInto('deals')
    .values({
      id: dealId,
      requirement_id: requirementId,
      owner_id: owner.userId,
      equipment_id: machineId,
      state,
      state_at: testNow,
      asked_at: testNow,
    })
    .execute();
  return { requirementId, dealId, owner, machineId, phone, page: await pageOf(server, requirementId) };
}

/** A quote as it is stored, with what a test wants otherwise. */
export const quoteContent = (dealId: string, more: Partial<QuoteContent> = {}): QuoteContent => ({
  format: 1,
  dealId,
  version: 1,
  sentAt: '2026-03-09T06:40:08.000Z',
  validUntil: '2026-03-12T12:30:00.000Z',
  currency: 'INR',
  owner: {
    name: 'Deshpande Earthmovers',
    person: 'Rohit Deshpande',
    phone: '9822010467',
    email: 'rohit@example.com',
    gstin: '27ABCDE1234F1Z5',
  },
  renter: { name: 'Prakash Iyer', phone: '9850004108', email: 'prakash@example.com' },
  machine: { id: randomUUID(), name: 'Tata Hitachi EX 200LC', model: 'EX 200LC', year: 2021, place: 'Chakan, Pune' },
  job: {
    from: '2026-03-20',
    days: 12,
    hours: 8,
    operator: 'needed',
    place: 'Hadapsar',
    city: 'Pune',
    details: 'Basement, hard murum',
  },
  lines: [
    { part: 'rent', name: '', quantity: 2, unit: 'week', rate: 6_800_000, isOnlyIf: false, amount: 13_600_000 },
    { part: 'transport', name: '', quantity: 2, unit: 'trip', rate: 650_000, isOnlyIf: false, amount: 1_300_000 },
    { part: 'overtime', name: '', quantity: 1, unit: 'hour', rate: 145_000, isOnlyIf: true, amount: 145_000 },
  ],
  parts: [
    { part: 'operator', state: 'included', words: 'Food and bed by the renter' },
    { part: 'fuel', state: 'renter', words: 'About 14 L an hour' },
  ],
  deposit: 2_000_000,
  gst: { percent: 18, amount: 2_682_000, isIncluded: false },
  total: 17_582_000,
  likely: null,
  terms: 'The renter pays the owner directly: half at hand-over, the rest within 3 days of the end.',
  ...more,
});

/** Stores a quote of a deal, sealed. Answers its id and seal. */
export async function addQuote({ db }: Pick<TestApp, 'db'>, content: QuoteContent) {
  const seal = sealed(content);
  const { id } = await db
    .insertInto('quotes')
    .values({
      deal_id: content.dealId,
      version: content.version,
      ...seal,
      total_paise: content.total,
      valid_until: new Date(content.validUntil),
      sent_at: new Date(content.sentAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('deals').set({ quote_id: id }).where('id', '=', content.dealId).execute();
  return { id, ...seal };
}

/** Quotes and agrees. Answers the agreement’s number. */
export async function agree(server: Pick<TestApp, 'db'>, content: QuoteContent, at = testNow): Promise<string> {
  const { db } = server;
  const quote = await addQuote(server, content);
  await db.updateTable('deals').set({ state: 'accepted' }).where('id', '=', content.dealId).execute();
  return db.transaction().execute((trx) => writeAgreement(trx, acceptedOf(content, quote, at)));
}

/** A stored quote as it is accepted. */
export const acceptedOf = (content: QuoteContent, quote: Awaited<ReturnType<typeof addQuote>>, at = testNow) => ({
  dealId: content.dealId,
  quote,
  phone: content.renter.phone,
  at,
});

/** What a deal’s agreement holds. */
export async function agreementOf({ db }: Pick<TestApp, 'db'>, dealId: string): Promise<AgreementContent> {
  const { rows } = await sql<{
    content: string;
  }>`select content from agreements where deal_id = ${dealId}::uuid`.execute(db);
  return JSON.parse(rows[0]?.content ?? 'null') as AgreementContent;
}

/** A browser’s name for a message. */
export const clientKey = (): string => `key-${String(randomInt(1e12)).padStart(20, '0')}`;

/** Words that try to be more than words. */
export const hostileWords = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table deal_log; --",
  'a\u202Egnirts desrever\u202C b',
  '${7*7} {{constructor}} %0d%0aSet-Cookie: a=b',
  'नमस्ते ₹५०० 🚜 العربية',
  'x'.repeat(400),
  '=HYPERLINK("http://evil.example")',
  'line one\r\nline two\u0007\u0000'.replace('\u0000', ''),
] as const;

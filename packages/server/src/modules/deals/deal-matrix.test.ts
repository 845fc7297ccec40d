// @module-tag other
/** Every transition of the table × every state × everybody: what the table does not allow is refused, whoever asks. */
import {
  dealAfter,
  type DealDeed,
  dealDeeds,
  type DealParty,
  dealReasons,
  type DealState,
  dealStates,
  dealTransitions,
  spokenDeeds,
} from '@yantra/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addDeal, type Market, openMarket, pageOf, provedCode, quoteInput, quoteNamed } from '../../testing/deals.ts';
import { addMachine } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();

/** Who asks: as what, and what everybody else is answered. */
interface Identity {
  readonly name: string;
  readonly side?: DealParty;
  readonly isByPage?: true;
  /** What is answered to deeds by `anyone`; to `sendQuote`, for which somebody must be logged in, unless it is the same. */
  readonly refused?: readonly [status: number, code: string];
  readonly unquoted?: readonly [status: number, code: string];
}

const unknown = [404, 'deal.unknown'] as const;
const loggedOut = [401, 'auth.required'] as const;
const identities: readonly Identity[] = [
  { name: 'the renter by the page', side: 'renter', isByPage: true, unquoted: loggedOut },
  { name: 'the renter, logged in', side: 'renter' },
  { name: 'somebody with the revoked page', isByPage: true, refused: [410, 'requestPage.closed'], unquoted: loggedOut },
  { name: 'somebody with another page', isByPage: true, refused: unknown, unquoted: loggedOut },
  { name: 'somebody with a forged page', isByPage: true, refused: unknown, unquoted: loggedOut },
  { name: 'the owner', side: 'owner' },
  { name: 'the owner of another deal of the request', refused: unknown },
  { name: 'another supplier', refused: unknown },
  { name: 'another user', refused: unknown },
  { name: 'an admin', refused: [403, 'auth.forbidden'] },
  { name: 'a moderator', refused: unknown },
  { name: 'nobody', refused: unknown, unquoted: loggedOut },
];

interface Others {
  readonly otherPage: string;
  readonly sibling: SignedIn;
  readonly supplier: SignedIn;
  readonly user: SignedIn;
  readonly admin: SignedIn;
  readonly moderator: SignedIn;
}

let others: Others;
/** A deal of each state in which nothing that is refused may change anything. */
const still = new Map<DealState, Market & { readonly revoked: string }>();

beforeAll(async () => {
  const other = await openMarket(server);
  others = {
    otherPage: other.page,
    sibling: await signedIn(server, 'supplier'),
    supplier: await signedIn(server, 'supplier'),
    user: await signedIn(server),
    admin: await signedIn(server, 'admin'),
    moderator: await signedIn(server, 'user', { rights: ['moderator'] }),
  };
  await addMachine(server.db, { supplier_id: others.supplier.userId });
}, 240_000);

async function stillIn(state: DealState) {
  const market = still.get(state) ?? (await dealIn(state));
  still.set(state, market);
  return market;
}

/** A fresh deal in a state, with its sibling and a page that was revoked. */
async function dealIn(state: DealState): Promise<Market & { revoked: string }> {
  const market = await openMarket(server);
  const revoked = market.page;
  await server.db
    .updateTable('requirements')
    .set({ page_generation: 2 })
    .where('id', '=', market.requirementId)
    .execute();
  await addDeal(server, { requirementId: market.requirementId, ownerId: others.sibling.userId });
  if (state !== 'asked') {
    const sent = await server.post('/api/Deal/SendQuote', await quoteInput(server.db, market), market.owner.bearer);
    expect(sent.status).toBe(200);
    await server.db.updateTable('deals').set({ state }).where('id', '=', market.dealId).execute();
  }
  return { ...market, revoked, page: await pageOf(server, market.requirementId) };
}

function bearerOf({ name }: Identity, market: Market): Record<string, string> {
  const people: Readonly<Record<string, SignedIn>> = {
    'the renter, logged in': market.renter,
    'the owner': market.owner,
    'the owner of another deal of the request': others.sibling,
    'another supplier': others.supplier,
    'another user': others.user,
    'an admin': others.admin,
    'a moderator': others.moderator,
  };
  return { ...people[name]?.bearer };
}

function pageIn({ name }: Identity, market: Market & { revoked: string }): { page?: string } {
  const pages: Readonly<Record<string, string>> = {
    'the renter by the page': market.page,
    'somebody with the revoked page': market.revoked,
    'somebody with another page': others.otherPage,
    'somebody with a forged page': `${market.page.slice(0, -2)}AA`,
  };
  const page = pages[name];
  return page === undefined ? {} : { page };
}

async function attempt(deed: DealDeed, identity: Identity, market: Market & { revoked: string }, isAllowed: boolean) {
  const bearer = bearerOf(identity, market);
  const { dealId } = market;
  if (deed === 'quote') {
    return server.post('/api/Deal/SendQuote', await quoteInput(server.db, market), bearer);
  }
  const named = { dealId, ...pageIn(identity, market) };
  if (deed === 'accept') {
    const code = isAllowed
      ? await provedCode(server, market.phone, 'acceptQuote')
      : { id: crypto.randomUUID(), securityStamp: 'a', otp: '123456' };
    const quote = await quoteNamed(server, dealId).catch(() => ({ quoteId: dealId, hash: '0'.repeat(64) }));
    return server.post('/api/Deal/AcceptQuote', { ...named, ...quote, ...code }, bearer);
  }
  const { version } = await server.db
    .selectFrom('deals')
    .select('version')
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  const why = deed in dealReasons ? { why: dealReasons[deed as keyof typeof dealReasons][0] } : {};
  return server.post('/api/Deal/ChangeDeal', { ...named, deed, ...why, whyWords: '', version }, bearer);
}

const stateOf = (dealId: string) =>
  server.db
    .selectFrom('deals')
    .select(['state', 'version', 'log_place'])
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();

/* What people ask for; the rest is the clock's, or follows from another deal. */
const asked = dealDeeds.filter((deed) =>
  dealTransitions[deed].by.some((side) => side === 'renter' || side === 'owner'),
);

/** What is answered where the table allows nothing. */
function refusalOf(deed: DealDeed, state: DealState, { side, refused, unquoted }: Identity): readonly [number, string] {
  if (deed === 'quote' && unquoted !== undefined) return unquoted;
  if (side === undefined) return refused ?? unknown;
  const isOver = deed === 'accept' && side === 'renter' && ['expired', 'withdrawn', 'declined'].includes(state);
  // Once more yes to what was accepted is answered as the first.
  return isOver ? [409, 'quote.over'] : [409, 'deal.changed'];
}

describe.each(asked)('%s', (deed) => {
  describe.each(dealStates)('from %s', (state) => {
    test.each(identities.map((identity) => [identity.name, identity] as const))('by %s', async (_, identity) => {
      const isAllowed = identity.side !== undefined && dealAfter(state, deed, identity.side) !== undefined;
      const isQuotedByPage = deed === 'quote' && identity.isByPage === true;
      if (isAllowed && !isQuotedByPage) {
        const market = await dealIn(state);
        const answer = await attempt(deed, identity, market, true);
        const to = dealTransitions[deed].to;
        expect([answer.status, answer.json<{ data: { state: string } }>().data.state]).toEqual([200, to]);
        expect(await stateOf(market.dealId)).toMatchObject({ state: to });
        return;
      }
      const market = await stillIn(state);
      const before = await stateOf(market.dealId);
      const answer = await attempt(deed, identity, market, false);
      const isAgain = deed === 'accept' && state === 'accepted' && identity.side === 'renter';
      if (isAgain) expect(answer.status).toBe(200);
      else expect([answer.status, answer.json()['code']]).toEqual(refusalOf(deed, state, identity));
      expect(await stateOf(market.dealId)).toEqual(before);
    });
  });
});

test('nobody asks for what is the clock’s, or follows from another deal', async () => {
  const market = await stillIn('quoted');
  const rest = dealDeeds.filter((deed) => !spokenDeeds.some((one) => one === deed));
  for (const deed of rest) {
    const input = { dealId: market.dealId, page: market.page, deed, whyWords: '', version: 1 };
    expect((await server.post('/api/Deal/ChangeDeal', input)).json()).toMatchObject({ code: 'request.invalid' });
  }
});

test.each(identities.map((identity) => [identity.name, identity] as const))(
  'a deal is seen by its two and by admins: %s',
  async (_, identity) => {
    const market = await stillIn('quoted');
    const named = { dealId: market.dealId, ...pageIn(identity, market) };
    const answer = await server.post('/api/Deal/GetDeal', named, bearerOf(identity, market));
    const isAdmin = identity.name === 'an admin';
    if (identity.side === undefined && !isAdmin) {
      expect([answer.status, answer.json()['code']]).toEqual(identity.refused);
      return;
    }
    const { data } = answer.json<{ data: { may: string[]; other: object } }>();
    expect(data.may.length > 0).toBe(!isAdmin);
    // Numbers are nobody's before a quote is accepted.
    expect(data.other).not.toHaveProperty('phone');
  },
);

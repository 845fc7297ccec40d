import type { DealDeed, DealParty } from '@yantra/domain';
import type { FactsOf } from '@yantra/events';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { type Party, tellParty } from '../notifications/index.ts';
import type { DealRow } from './deals.queries.ts';
import { ownerName } from './standing.ts';

/** What the two are told of: that owners were asked, a deed, that the hire begins, and that it can be rated. */
export type DealNews = 'ask' | DealDeed | 'remind' | 'rate';

/** What news of a deal say. */
interface ToldRow {
  readonly renter_id: string | null;
  readonly renter: string;
  readonly owner: string;
  readonly machine: string;
  readonly place: string;
  readonly why: string | null;
  readonly why_words: string;
  readonly version: number | null;
  readonly total_paise: number | null;
  readonly valid_until: Date | null;
  /** Open ones of the request. */
  readonly quotes: number;
  readonly number: string | null;
}

async function toldOf(trx: Db, dealId: string): Promise<ToldRow | undefined> {
  const { rows } = await sql<ToldRow>`
    select r.renter_id, r.full_name as renter, ${ownerName} as owner, coalesce(e.name, c.name) as machine, coalesce(r.job_place, '') as place,
      d.why, d.why_words, q.version, q.total_paise::float8 as total_paise, q.valid_until, a.number,
      (select count(*)::int from deals x where x.requirement_id = d.requirement_id and x.state = 'quoted') as quotes
    from deals d join requirements r on r.id = d.requirement_id join users u on u.id = d.owner_id join categories c on c.id = r.category_id
      left join equipment e on e.id = d.equipment_id left join quotes q on q.id = d.quote_id left join agreements a on a.deal_id = d.id
    where d.id = ${dealId}::uuid`.execute(trx);
  return rows[0];
}

type Ended = FactsOf<'dealClosed'>['how'];
/** Which deeds end a deal without an agreement, or end the agreement. */
const ends: Readonly<Partial<Record<DealNews, Ended>>> = {
  decline: 'declined',
  takeBack: 'takenBack',
  refuse: 'refused',
  withdraw: 'withdrawn',
  cancel: 'cancelled',
  close: 'sibling',
};

/** Tells the two of a deal what happened in it, in the transaction in which it did: after all else is written. */
export async function tellDeal(trx: Db, what: DealNews, deal: DealRow, at: Date): Promise<void> {
  const row = await toldOf(trx, deal.id);
  if (row === undefined) return;
  const { id: dealId, requirement_id: requirementId, owner_id: ownerId } = deal;
  const common = { dealId, requirementId, machine: row.machine };
  const key = `${dealId} ${what} ${deal.version}`;
  const toRenter = { ...common, to: 'renter', other: row.owner } as const;
  const toOwner = { ...common, to: 'owner', other: row.renter } as const;
  const renter: Party = row.renter_id === null ? { requirementId } : { userId: row.renter_id };
  const owner: Party = { userId: ownerId };
  const how = ends[what];
  if (how !== undefined) {
    const by: DealParty = what === 'cancel' && deal.state_by === 'renter' ? 'renter' : endedBy(how);
    const [facts, party] = by === 'owner' ? [toRenter, renter] : [toOwner, owner];
    await tellParty(
      trx,
      { kind: 'dealClosed', key, facts: { ...facts, how, why: row.why, whyWords: row.why_words }, at },
      party,
    );
    return;
  }
  if (what === 'quote') return tellQuote(trx, { key, facts: toRenter, at, isHeld: deal.hold_id !== null }, row, renter);
  if (what === 'accept') {
    const facts = { ...toOwner, totalPaise: row.total_paise ?? 0, from: deal.from_day, number: row.number ?? '' };
    return tellParty(trx, { kind: 'quoteAccepted', key, facts, at }, owner);
  }
  if (what === 'askAgain') return tellParty(trx, { kind: 'dealMessage', key, facts: toOwner, at }, owner);
  if (what === 'rate') return tellParty(trx, { kind: 'rateHire', key: dealId, facts: toRenter, at }, renter);
  if (what !== 'remind') return;
  const begins = { from: deal.from_day ?? '', place: row.place };
  await tellParty(trx, { kind: 'hireTomorrow', key: dealId, facts: { ...toRenter, ...begins }, at }, renter);
  await tellParty(trx, { kind: 'hireTomorrow', key: dealId, facts: { ...toOwner, ...begins }, at }, owner);
}

/** Whose deed ends a deal so; a sibling's is the renter's. */
const endedBy = (how: Ended): DealParty => (['declined', 'takenBack', 'cancelled'].includes(how) ? 'owner' : 'renter');

async function tellQuote(
  trx: Db,
  { key, facts, at, isHeld }: { key: string; facts: Omit<FactsOf<'rateHire'>, never>; at: Date; isHeld: boolean },
  { version, total_paise: totalPaise, valid_until: until, quotes }: ToldRow,
  renter: Party,
): Promise<void> {
  if (version === null || totalPaise === null || until === null) return;
  const said = { ...facts, version, totalPaise, validUntil: until.toISOString(), isHeld, quotes };
  await tellParty(trx, { kind: 'quoteReceived', key, facts: said, at }, renter);
}

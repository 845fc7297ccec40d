import type { Deal } from '@yantra/contract/calls';
import { dealDeedsOf, type DealParty, revealedStates, talkStates } from '@yantra/domain';
import type { City } from '@yantra/places';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { pictureOf } from '../equipment/index.ts';
import { publicAnswers } from './answers.queries.ts';
import { type ViewRow, viewsOf } from './deal-view.queries.ts';
import { quoteOf } from './quote-content.ts';

export interface ViewParts {
  readonly cityById: (id: string) => City | undefined;
}

/** Whose view it is. */
export interface Viewer {
  readonly side: DealParty;
  /** False for an admin, who may do nothing. */
  readonly isParty: boolean;
}

/** Deals as one side sees them. @param which a condition on `d` */
export async function dealsOf(db: Db, parts: ViewParts, viewer: Viewer, which: RawBuilder<unknown>): Promise<Deal[]> {
  return (await viewsOf(db, viewer.side, which)).map((row) => dealOf(row, parts, viewer));
}

/** One deal. @throws AppError `deal.unknown` */
export async function dealSeen(db: Db, parts: ViewParts, viewer: Viewer, id: string): Promise<Deal> {
  const [deal] = await dealsOf(db, parts, viewer, sql`d.id = ${id}::uuid`);
  if (deal === undefined) throw new AppError('deal.unknown');
  return deal;
}

/** A job as it was asked. */
export function jobOf(
  row: Pick<ViewRow, 'job_from' | 'job_days' | 'job_hours' | 'job_operator' | 'job_place' | 'city_id'>,
  { cityById }: ViewParts,
): Deal['job'] {
  const city = row.city_id === null ? undefined : cityById(row.city_id);
  return {
    ...(row.job_from !== null && { from: row.job_from }),
    ...(row.job_days !== null && { days: row.job_days }),
    ...(row.job_hours !== null && { hours: row.job_hours }),
    ...(row.job_operator !== null && { operator: row.job_operator }),
    ...(row.job_place !== null && { place: row.job_place }),
    ...(city && { city: { id: city.id, name: city.name } }),
  };
}

/** A machine as one line of a deal. */
export const machineOf = (
  row: Pick<ViewRow, 'equipment_id' | 'machine' | 'picture_ids'>,
): { machine?: NonNullable<Deal['machine']> } =>
  row.equipment_id === null || row.machine === null
    ? {}
    : { machine: { id: row.equipment_id, name: row.machine, image1Url: pictureOf(row.picture_ids ?? [], 0) } };

function dealOf(row: ViewRow, parts: ViewParts, { side, isParty }: Viewer): Deal {
  const { machine } = machineOf(row);
  const stored = row.quote_id === null || row.content === null || row.sha256 === null ? undefined : row;
  return {
    id: row.id,
    requestId: row.requirement_id,
    side,
    state: row.state,
    stateBy: row.state_by,
    stateAt: row.state_at.toISOString(),
    ...(row.why !== null && { why: row.why }),
    whyWords: row.why_words,
    askedAt: row.asked_at.toISOString(),
    job: jobOf(row, parts),
    category: { id: row.category_id, name: row.category },
    details: row.details,
    ...(machine && { machine }),
    may: isParty ? [...dealDeedsOf(row.state, side)] : [],
    mayTalk: isParty && talkStates.includes(row.state),
    versions: row.versions,
    ...(stored && {
      quote: quoteOf(
        { id: stored.quote_id ?? '', content: stored.content ?? '', sha256: stored.sha256 ?? '' },
        { image1Url: machine?.image1Url ?? null, heldUntil: row.held_until ?? undefined },
      ),
    }),
    ...(row.taken !== null && { taken: row.taken }),
    other: otherOf(row, { side, isParty }),
    otherReadTo: row.other_read_to,
    unread: row.unread,
    // About: whoever gives a place is not found by it.
    ...(row.km !== null && { distanceKm: Math.round(row.km) }),
    ...(row.number !== null &&
      row.accepted_at !== null && { agreement: { number: row.number, acceptedAt: row.accepted_at.toISOString() } }),
    version: row.version,
  };
}

function otherOf(row: ViewRow, { side, isParty }: Viewer): Deal['other'] {
  const isShown = revealedStates.includes(row.state) || (isParty && row.is_opened);
  const contact = isShown ? { phone: row.other_phone, email: row.other_email } : {};
  if (side === 'owner') return { name: row.other_name, ...contact, hires: row.hires };
  const { stars, ratings } = row;
  const answers = publicAnswers(row);
  return {
    name: row.other_name,
    ...contact,
    ...(row.machine_city !== null && { place: row.machine_city }),
    ...(stars !== null && ratings !== null && ratings > 0 && { rating: { stars: Number(stars), count: ratings } }),
    ...(answers && { answers: { minutes: answers.minutes, share: answers.answered / answers.asked } }),
  };
}

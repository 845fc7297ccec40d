import type { getInbox, InboxRow, InputOf, OutputOf } from '@yantra/contract/calls';
import { inboxFilters, paiseToRupees } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { DbAndClock } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import { pageIn } from '../../page.ts';
import { isUuid } from '../../uuid.ts';
import { jobOf, machineOf, type ViewParts } from './deal-view.ts';
import { momentOf } from './deals.queries.ts';
import * as queries from './inbox.queries.ts';

export interface InboxParts extends Pick<DbAndClock, 'db'>, ViewParts {
  /** Every city, for those that a search term names. */
  readonly cities: readonly City[];
}

const dealsAPage = 20;

/** Who asked an owner, and how it stands. */
export type Inbox = ReturnType<typeof createInbox>;

export function createInbox(parts: InboxParts) {
  const { db, cities } = parts;
  const citiesNamed = (term: string) => {
    const name = term.toLowerCase();
    return cities.filter((city) => city.name.toLowerCase().includes(name)).map(({ id }) => id);
  };
  return async function inbox(input: InputOf<typeof getInbox>, { userId }: Caller): Promise<OutputOf<typeof getInbox>> {
    const { filter = 'all', searchTerm, equipmentId, sort = 'wait' } = input;
    const { page, limit, offset } = pageIn({ ...input, page: input.page ?? 1 }, dealsAPage);
    const term = searchTerm || undefined;
    const machine = equipmentId === undefined || isUuid(equipmentId) ? equipmentId : noMachine;
    const citiesOfTerm = term === undefined ? [] : citiesNamed(term);
    const question = {
      ownerId: userId,
      filter,
      searchTerm: term,
      equipmentId: machine,
      citiesOfTerm,
      sort,
      limit,
      offset,
    };
    const rows = await queries.inboxPage(db, question);
    const found = await queries.inboxCounts(db, question);
    const all = [...found.values()].reduce((sum, n) => sum + n, 0);
    const counts = Object.fromEntries(
      inboxFilters.map((name) => [name, name === 'all' ? all : (found.get(name) ?? 0)]),
    );
    return {
      data: rows.map((row) => lineOf(row, parts)),
      total: counts[filter] ?? 0,
      page,
      pageSize: limit,
      counts: counts as Record<(typeof inboxFilters)[number], number>,
      figures: figuresOf(await queries.inboxFigures(db, userId)),
      at: (await momentOf(db)).toISOString(),
    };
  };
}

/* What is no id of a machine has no leads. */
const noMachine = '00000000-0000-0000-0000-000000000000';

function lineOf(row: queries.InboxLine, parts: ViewParts): InboxRow {
  return {
    id: row.id,
    requestId: row.requirement_id,
    name: row.full_name,
    category: { id: row.category_id, name: row.category },
    details: row.details,
    job: jobOf(row, parts),
    ...machineOf(row),
    ...(row.km !== null && { distanceKm: Math.round(row.km) }),
    state: row.state,
    stateBy: row.state_by,
    stateAt: row.state_at.toISOString(),
    ...(row.why !== null && { why: row.why }),
    askedAt: row.asked_at.toISOString(),
    ...(row.waiting_since !== null && { waitingSince: row.waiting_since.toISOString() }),
    unread: row.unread,
    ...(row.version !== null && { version: row.version }),
    ...(row.total_paise !== null && { total: paiseToRupees(row.total_paise) }),
    ...(row.valid_until !== null && { validUntil: row.valid_until.toISOString() }),
    ...(row.held_until !== null && { heldUntil: row.held_until.toISOString() }),
    ...(row.quote_read_at !== null && { quoteReadAt: row.quote_read_at.toISOString() }),
    isFromOwnPage: row.is_from_own_page,
  };
}

function figuresOf({
  figures,
  waiting,
  since,
}: Awaited<ReturnType<typeof queries.inboxFigures>>): OutputOf<typeof getInbox>['figures'] {
  const of = (isNow: boolean) => {
    const row = figures.find(({ is_now }) => is_now === isNow);
    return {
      ...(row?.minutes != null && { minutes: Math.round(row.minutes) }),
      answered: row?.answered ?? 0,
      asked: row?.asked ?? 0,
      won: row?.won ?? 0,
    };
  };
  return { waiting, ...(since !== null && { waitingSince: since.toISOString() }), now: of(true), before: of(false) };
}

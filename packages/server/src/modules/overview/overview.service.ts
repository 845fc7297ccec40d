import type { LeadRow, Overview } from '@yantra/contract/calls';
import { dayInIndia, dayMs } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { Db, DbAndClock } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import { type Listing, listingOf, shortMachineOf } from '../equipment/index.ts';
import { leadCounts, leadOf, type LeadReader, leadsByDay, leadsOfMachines, leadsPage } from '../leads/index.ts';
import * as queries from './overview.queries.ts';
import { monthsTo, pointsAt, sumOf, timesOf } from './times.ts';

/** The figures of the dashboard's first page. */
export type OverviewService = ReturnType<typeof createOverview>;

interface OverviewParts extends DbAndClock {
  readonly listing: Listing;
  readonly cityById: (id: string) => City | undefined;
}

const days = 30;
const months = 12;
const newestLeads = 4;

export function createOverview({ db, clock, listing, cityById }: OverviewParts) {
  /** Everything except the admin's part. */
  async function common(of: queries.FiguresOf, reader: LeadReader): Promise<Overview> {
    const { now } = reader;
    const times = timesOf({ days }, now);
    const [first = ''] = times.now;
    const [counts, views, top, reveals, leads, plans] = await Promise.all([
      queries.machineCounts(db, of),
      queries.viewsByDay(db, of, times.first),
      queries.topMachines(db, of, first),
      queries.revealsByDay(db, of, times.first),
      leadCounts(db, reader),
      of === 'all' ? [] : queries.runningPlans(db, of.supplierId, now),
    ]);
    const viewsByDay = pointsAt(times.now, views);
    const revealsByDay = pointsAt(times.now, reveals);
    return {
      machines: counts.machines,
      listedMachines: counts.listed,
      views: sumOf(viewsByDay),
      reveals: sumOf(revealsByDay),
      leads: Object.values(leads).reduce((sum, n) => sum + n, 0),
      newLeads: leads.New,
      viewsByDay,
      viewsByDayBefore: pointsAt(times.before, views),
      revealsByDay,
      revealsBefore: sumOf(pointsAt(times.before, reveals)),
      topMachines: top.map(topMachineOf),
      plans: plans.map(({ id, name, used, limit, ends }) => ({ id, name, used, limit, endsAt: ends.toISOString() })),
    };
  }

  /** The part of suppliers. */
  async function forSuppliers(reader: LeadReader, { topMachines }: Pick<Overview, 'topMachines'>) {
    const { userId, now } = reader;
    const times = timesOf({ days }, now);
    const [rows, leads, states, ofMachines] = await Promise.all([
      leadsPage(db, reader, { sort: '-createdAt', limit: newestLeads, offset: 0 }),
      leadsByDay(db, reader, times.first),
      queries.machinesByListing(db, userId),
      leadsOfMachines(
        db,
        topMachines.map(({ id }) => id),
        now,
      ),
    ]);
    return {
      newestLeads: rows.map((row) => shortLeadOf(leadOf(row, [], cityById))),
      leadsByDay: pointsAt(times.now, leads),
      leadsBefore: sumOf(pointsAt(times.before, leads)),
      machineStates: statesOf(states, now),
      topMachines: topMachines.map((machine) => ({ ...machine, leads: ofMachines.get(machine.id) ?? 0 })),
    };
  }

  return {
    async overview({ userId, role }: Caller): Promise<Overview> {
      await listing.upToDate();
      const now = clock.now();
      const of = role === 'admin' ? 'all' : { supplierId: userId };
      const reader = { userId, isAdmin: role === 'admin', now };
      const figures = await common(of, reader);
      const more = reader.isAdmin ? await forAdmins(db, now) : await forSuppliers(reader, figures);
      return { ...figures, ...more };
    },
  };
}

/** The admin's part. */
async function forAdmins(db: Db, now: Date) {
  const labels = monthsTo(now, months);
  const first = dayInIndia(new Date(now.getTime() - (days - 1) * dayMs));
  const [people, machinesByCategory, machinesByCity, payments, emptySearches, waiting] = await Promise.all([
    queries.peopleByRole(db),
    queries.machinesByCategory(db),
    queries.machinesByCity(db),
    queries.paymentsByMonth(db, new Date(`${labels[0] ?? ''}-01T00:00:00+05:30`)),
    queries.emptySearches(db, first),
    queries.waiting(db, { dayAgo: new Date(now.getTime() - dayMs), first }),
  ]);
  return {
    ...people,
    machinesByCategory,
    machinesByCity,
    paymentsByMonth: pointsAt(labels, payments),
    emptySearches,
    waiting,
  };
}

function topMachineOf(row: Awaited<ReturnType<typeof queries.topMachines>>[number]): Overview['topMachines'][number] {
  const { views, type, sub_type } = row;
  const kind = type === null ? {} : { equipmentType: { type, subType: sub_type ?? '' } };
  return { ...shortMachineOf(row), views, ...kind };
}

/** A lead on the first page: without contact. */
const shortLeadOf = ({ id, fullName, category, details, status, city, job, createdAt }: LeadRow) => ({
  id,
  fullName,
  category,
  details,
  status,
  city,
  createdAt,
  ...(job && { job }),
});

/** Machines by state; a listed one may be on rent. */
function statesOf(
  rows: Awaited<ReturnType<typeof queries.machinesByListing>>,
  now: Date,
): NonNullable<Overview['machineStates']> {
  const counts = new Map<NonNullable<Overview['machineStates']>[number]['state'], number>();
  for (const row of rows) {
    const listing = listingOf(row, now);
    const state = listing === 'listed' && row.status === 'On rent' ? 'onRent' : listing;
    counts.set(state, (counts.get(state) ?? 0) + row.n);
  }
  return [...counts].map(([state, count]) => ({ state, count }));
}

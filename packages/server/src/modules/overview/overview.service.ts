import type { Overview } from '@yantra/contract/calls';
import { dayInIndia } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import { type Listing, shortMachineOf } from '../equipment/index.ts';
import { leadCounts, type LeadReader, leadsPage } from '../leads/index.ts';
import * as queries from './overview.queries.ts';

/** The figures of the dashboard's first page. */
export interface OverviewService {
  overview(caller: Caller): Promise<Overview>;
}

/** What they need from outside. */
export interface OverviewParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly listing: Listing;
}

const dayMs = 86_400_000;
const days = 30;
const months = 12;
const newestLeads = 4;

export function createOverview({ db, clock, listing }: OverviewParts): OverviewService {
  /** Everything but what is the admin's alone. */
  async function common(of: queries.FiguresOf, reader: LeadReader): Promise<Overview> {
    const { now } = reader;
    const first = dayInIndia(new Date(now.getTime() - (days - 1) * dayMs));
    const [counts, views, top, reveals, leads, plans] = await Promise.all([
      queries.machineCounts(db, of),
      queries.viewsByDay(db, of, first),
      queries.topMachines(db, of, first),
      queries.reveals(db, of, first),
      leadCounts(db, reader),
      of === 'all' ? [] : queries.runningPlans(db, of.supplierId, now),
    ]);
    const viewsByDay = withEmpty(lastDays(now), views);
    return {
      machines: counts.machines,
      listedMachines: counts.listed,
      views: viewsByDay.reduce((sum, { value }) => sum + value, 0),
      reveals,
      leads: Object.values(leads).reduce((sum, n) => sum + n, 0),
      newLeads: leads.New,
      viewsByDay,
      topMachines: top.map((machine) => ({ ...shortMachineOf(machine), views: machine.views })),
      plans: plans.map(({ id, name, used, limit, ends }) => ({ id, name, used, limit, endsAt: ends.toISOString() })),
    };
  }

  async function forSuppliers(reader: LeadReader): Promise<Pick<Overview, 'newestLeads'>> {
    const rows = await leadsPage(db, reader, { sort: '-createdAt', limit: newestLeads, offset: 0 });
    return {
      newestLeads: rows.map(({ id, full_name, category_id, category, details, status }) => ({
        id,
        fullName: full_name,
        category: { id: category_id, name: category },
        details,
        status,
      })),
    };
  }

  async function forAdmins(now: Date) {
    const labels = lastMonths(now);
    const [people, machinesByCategory, machinesByCity, payments, emptySearches] = await Promise.all([
      queries.peopleByRole(db),
      queries.machinesByCategory(db),
      queries.machinesByCity(db),
      queries.paymentsByMonth(db, new Date(`${labels[0] ?? ''}-01T00:00:00+05:30`)),
      queries.emptySearches(db, dayInIndia(new Date(now.getTime() - (days - 1) * dayMs))),
    ]);
    return {
      ...people,
      machinesByCategory,
      machinesByCity,
      paymentsByMonth: withEmpty(labels, payments),
      emptySearches,
    };
  }

  return {
    async overview({ userId, role }) {
      await listing.upToDate();
      const now = clock.now();
      const of = role === 'admin' ? 'all' : { supplierId: userId };
      const reader = { userId, isAdmin: role === 'admin', now };
      const [figures, more] = await Promise.all([
        common(of, reader),
        reader.isAdmin ? forAdmins(now) : forSuppliers(reader),
      ]);
      return { ...figures, ...more };
    },
  };
}

/** The last thirty days in India, today's last. */
const lastDays = (now: Date): string[] =>
  Array.from({ length: days }, (_, back) => dayInIndia(new Date(now.getTime() - (days - 1 - back) * dayMs)));

/** The last twelve months in India, this one last, e.g. `2026-03`. */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = dayInIndia(now).split('-').map(Number);
  return Array.from({ length: months }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - (months - 1 - back), 1)).toISOString().slice(0, 7),
  );
}

/** A point for each label, also where there was nothing. */
function withEmpty(
  labels: readonly string[],
  points: readonly { readonly label: string; readonly value: number }[],
): { label: string; value: number }[] {
  const values = new Map(points.map(({ label, value }) => [label, value]));
  return labels.map((label) => ({ label, value: values.get(label) ?? 0 }));
}

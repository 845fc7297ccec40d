import type { exportLeads, getLeads, InputOf, LeadRow, OutputOf, updateLead } from '@yantra/contract/calls';
import { firstMomentOf } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { pageIn } from '../../page.ts';
import { isUuid } from '../../uuid.ts';
import { appendAudit } from '../audit/index.ts';
import { shortMachineOf } from '../equipment/index.ts';
import * as queries from './own-leads.queries.ts';

export interface OwnLeadsParts extends DbAndClock {
  readonly cityById: (id: string) => City | undefined;
  /** Every city, for those that a search term names. */
  readonly cities: readonly City[];
}

/** Requirements for those they concern: suppliers see the ones that match their machines, admins all. */
export type OwnLeads = ReturnType<typeof createOwnLeads>;

const leadsAPage = 10;

type Input = InputOf<typeof getLeads>;

export function createOwnLeads({ db, clock, cityById, cities }: OwnLeadsParts) {
  const citiesNamed = (term: string): string[] => {
    const name = term.toLowerCase();
    return cities.filter((city) => city.name.toLowerCase().includes(name)).map(({ id }) => id);
  };
  async function list(input: Input, { userId, role }: Caller): Promise<OutputOf<typeof getLeads>> {
    const reader = { userId, isAdmin: role === 'admin', now: clock.now() };
    const { page, limit, offset } = pageIn(input, leadsAPage);
    const { status, sort = '-createdAt' } = input;
    if (input.equipmentId !== undefined && !isUuid(input.equipmentId)) return noLeads(page, limit);
    const filter = filterOf(input, reader.now, citiesNamed);
    const [rows, counts] = await Promise.all([
      queries.leadsPage(db, reader, { ...filter, status, sort, limit, offset }),
      queries.leadCounts(db, reader, filter),
    ]);
    const machines = await machinesOf(db, reader, rows);
    const total = status === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[status];
    return { data: rows.map((row) => leadOf(row, machines, cityById)), total, page, pageSize: limit, counts };
  }
  return {
    list,
    /** The same for a file; that it was taken is written down with its first page. Not the term, which may be somebody's name. */
    async exported(input: Input, caller: Caller): Promise<OutputOf<typeof exportLeads>> {
      const { userId, sessionId } = caller;
      if ((input.page ?? 1) === 1) {
        const { status = '', days = 0, assigned = '', searchTerm } = input;
        const parts = [status, days > 0 ? `${days} days` : '', assigned, searchTerm ? 'a word' : ''];
        const facts = { filter: parts.filter(Boolean).join(', ') };
        await appendAudit(db, { at: clock.now(), kind: 'leads.exported', userId, sessionId, facts });
      }
      const { data, total, page, pageSize } = await list(input, caller);
      return { data, total, page, pageSize };
    },
    /** @throws AppError `lead.unknown` if it does not match the caller's machines */
    async update({ id, status, notes }: InputOf<typeof updateLead>, { userId }: Caller): Promise<void> {
      const reader = { userId, now: clock.now() };
      const isTheirs = isUuid(id) && (await queries.putLeadState(db, reader, id, { status, notes }));
      if (!isTheirs) throw new AppError('lead.unknown');
    },
  };
}

/** The machines of each requirement: those that were asked about, otherwise a supplier's that match. */
async function machinesOf(
  db: DbAndClock['db'],
  { userId, isAdmin }: queries.LeadReader,
  rows: readonly queries.LeadRow[],
): Promise<queries.FittingMachine[]> {
  const about = rows.filter(({ is_asked }) => is_asked).map(({ id }) => id);
  const others = isAdmin ? [] : rows.filter(({ is_asked }) => !is_asked);
  const found = await Promise.all([
    queries.askedMachines(db, about, isAdmin ? undefined : userId),
    queries.fittingMachines(db, userId, others),
  ]);
  return found.flat();
}

/** What the database looks for. */
function filterOf(input: Input, now: Date, citiesNamed: (term: string) => string[]): queries.LeadFilter {
  const { searchTerm, equipmentId, categoryId, selectedCityId: cityId, days, assigned } = input;
  return {
    searchTerm: searchTerm || undefined,
    citiesOfTerm: searchTerm ? citiesNamed(searchTerm) : undefined,
    equipmentId,
    categoryId,
    cityId,
    from: days === undefined ? undefined : firstMomentOf(days, now),
    assigned,
  };
}

const noLeads = (page: number, pageSize: number): OutputOf<typeof getLeads> => ({
  data: [],
  total: 0,
  page,
  pageSize,
  counts: { New: 0, Replied: 0, Won: 0, Closed: 0 },
});

export function leadOf(
  row: queries.LeadRow,
  machines: readonly queries.FittingMachine[],
  cityById: OwnLeadsParts['cityById'],
): LeadRow {
  const city = row.city_id === null ? undefined : cityById(row.city_id);
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    isOpened: row.is_opened,
    ...(row.is_hidden && { isHidden: true as const }),
    ...(row.is_unconfirmed && { isUnconfirmed: true as const }),
    ...(row.is_asked && { isAsked: true as const }),
    category: { id: row.category_id, name: row.category },
    city: city === undefined ? null : { id: city.id, name: city.name, state: city.state },
    details: row.details,
    ...jobOf(row),
    status: row.status,
    notes: row.notes,
    ...assigneeOf(row),
    createdAt: row.created_at.toISOString(),
    machines: machines.filter(({ requirement_id }) => requirement_id === row.id).map(machineOf),
  };
}

/** Only an admin's rows have one. */
const assigneeOf = ({ assignee_id: id, assignee_name: name }: queries.LeadRow): Pick<LeadRow, 'assignee'> =>
  id === undefined ? {} : { assignee: id === null ? null : { id, name: name ?? '' } };

/** The job, if anything was said of it. */
export function jobOf(
  row: Pick<queries.LeadRow, 'job_from' | 'job_days' | 'job_place' | 'job_hours' | 'job_operator'>,
): Pick<LeadRow, 'job'> {
  const all = {
    from: row.job_from,
    days: row.job_days,
    place: row.job_place,
    hours: row.job_hours,
    operator: row.job_operator,
  };
  const said = Object.entries(all).filter(([, value]) => value !== null);
  return said.length > 0 ? { job: Object.fromEntries(said) } : {};
}

const machineOf = (machine: queries.FittingMachine): LeadRow['machines'][number] => ({
  ...shortMachineOf(machine),
  status: machine.status,
});

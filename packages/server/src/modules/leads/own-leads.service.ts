import type { getLeads, InputOf, LeadRow, OutputOf, updateLead } from '@yantra/contract/calls';
import type { City } from '@yantra/places';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { pageIn } from '../../page.ts';
import { isUuid } from '../../uuid.ts';
import { shortMachineOf } from '../equipment/index.ts';
import * as queries from './own-leads.queries.ts';

export interface OwnLeadsParts extends DbAndClock {
  readonly cityById: (id: string) => City | undefined;
}

/** Requirements for those they concern: suppliers see the ones that match their machines, admins all. */
export type OwnLeads = ReturnType<typeof createOwnLeads>;

const leadsAPage = 10;

export function createOwnLeads({ db, clock, cityById }: OwnLeadsParts) {
  return {
    async list(input: InputOf<typeof getLeads>, { userId, role }: Caller): Promise<OutputOf<typeof getLeads>> {
      const reader = { userId, isAdmin: role === 'admin', now: clock.now() };
      const { page, limit, offset } = pageIn(input, leadsAPage);
      const { status, searchTerm, equipmentId, sort = '-createdAt' } = input;
      if (equipmentId !== undefined && !isUuid(equipmentId)) return noLeads(page, limit);
      const filter = { searchTerm, equipmentId };
      const [rows, counts] = await Promise.all([
        queries.leadsPage(db, reader, { ...filter, status, sort, limit, offset }),
        queries.leadCounts(db, reader, filter),
      ]);
      const machines = reader.isAdmin ? [] : await queries.fittingMachines(db, userId, rows);
      const total = status === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[status];
      return { data: rows.map((row) => leadOf(row, machines, cityById)), total, page, pageSize: limit, counts };
    },
    /** @throws AppError `lead.unknown` if it does not match the caller's machines */
    async update({ id, status, notes }: InputOf<typeof updateLead>, { userId }: Caller): Promise<void> {
      const reader = { userId, now: clock.now() };
      const isTheirs = isUuid(id) && (await queries.putLeadState(db, reader, id, { status, notes }));
      if (!isTheirs) throw new AppError('lead.unknown');
    },
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
    category: { id: row.category_id, name: row.category },
    city: city === undefined ? null : { id: city.id, name: city.name, state: city.state },
    details: row.details,
    ...jobOf(row),
    status: row.status,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
    machines: machines.filter(({ requirement_id }) => requirement_id === row.id).map(machineOf),
  };
}

/** The job, if anything was said of it. */
function jobOf(row: queries.LeadRow): Pick<LeadRow, 'job'> {
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

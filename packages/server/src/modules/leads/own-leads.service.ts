import type { getLeads, InputOf, LeadRow, OutputOf, updateLead } from '@yantra/contract/calls';
import type { City } from '@yantra/places';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { pageIn } from '../../page.ts';
import { isUuid } from '../../uuid.ts';
import { shortMachineOf } from '../equipment/index.ts';
import * as queries from './own-leads.queries.ts';

/** What they need from outside. */
export interface OwnLeadsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly cityById: (id: string) => City | undefined;
}

/** Requirements as those see them whom they concern: suppliers those that match their machines, admins all. */
export interface OwnLeads {
  list(input: InputOf<typeof getLeads>, caller: Caller): Promise<OutputOf<typeof getLeads>>;
  /** @throws AppError `lead.unknown` for one that does not match the caller's machines */
  update(input: InputOf<typeof updateLead>, caller: Caller): Promise<void>;
}

const leadsAPage = 10;

export function createOwnLeads({ db, clock, cityById }: OwnLeadsParts): OwnLeads {
  return {
    async list(input, { userId, role }) {
      const reader = { userId, isAdmin: role === 'admin', now: clock.now() };
      const { page, limit, offset } = pageIn(input, leadsAPage);
      const { status, searchTerm, sort = '-createdAt' } = input;
      const [rows, counts] = await Promise.all([
        queries.leadsPage(db, reader, { status, searchTerm, sort, limit, offset }),
        queries.leadCounts(db, reader, searchTerm),
      ]);
      const machines = reader.isAdmin ? [] : await queries.fittingMachines(db, userId, rows);
      const total = status === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[status];
      return { data: rows.map((row) => leadOf(row, machines, cityById)), total, page, pageSize: limit, counts };
    },
    async update({ id, status, notes }, { userId }) {
      const reader = { userId, now: clock.now() };
      const isTheirs = isUuid(id) && (await queries.putLeadState(db, reader, id, { status, notes }));
      if (!isTheirs) throw new AppError('lead.unknown');
    },
  };
}

function leadOf(
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
    status: row.status,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
    machines: machines.filter(({ requirement_id }) => requirement_id === row.id).map(machineOf),
  };
}

const machineOf = (machine: queries.FittingMachine): LeadRow['machines'][number] => ({
  ...shortMachineOf(machine),
  status: machine.status,
});

import type { getPayments, getPerson, getPersonLeads, InputOf, OutputOf, Session } from '@yantra/contract/calls';
import { paiseToRupees } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { leadsOfPerson, receivedBy } from '../leads/index.ts';
import { sessionsOf, shownSession } from '../sessions/index.ts';
import * as queries from './people.queries.ts';

type Payments = OutputOf<typeof getPayments>;

export interface PeopleParts extends DbAndClock {
  readonly cityById: (id: string) => City | undefined;
  /** Of one person. */
  readonly paymentsOf: (input: InputOf<typeof getPayments>, userId: string) => Promise<Payments>;
}

/** What admins see of one person. */
export type People = ReturnType<typeof createPeople>;

export function createPeople({ db, clock, cityById, paymentsOf }: PeopleParts) {
  const require = async (id: string): Promise<queries.PersonRow> => {
    const row = isUuid(id) ? await queries.findPerson(db, id, clock.now()) : undefined;
    if (row === undefined) throw new AppError('user.unknown');
    return row;
  };
  return {
    /** @throws AppError `user.unknown` */
    async one(id: string): Promise<OutputOf<typeof getPerson>> {
      const now = clock.now();
      const row = await require(id);
      const [received, plan] = await Promise.all([receivedBy(db, id, now), queries.largestPlan(db, id, now)]);
      return personOf(row, received, plan);
    },
    /** Nothing for somebody unknown, as of all lists. */
    async leads(input: InputOf<typeof getPersonLeads>): Promise<OutputOf<typeof getPersonLeads>> {
      return leadsOfPerson({ db, now: clock.now(), cityById }, input);
    },
    async payments({ id, ...input }: InputOf<typeof getPayments> & { readonly id: string }): Promise<Payments> {
      if (!isUuid(id)) throw new AppError('user.unknown');
      return paymentsOf(input, id);
    },
    async sessions(id: string, { sessionId }: Caller): Promise<Session[]> {
      const rows = isUuid(id) ? await sessionsOf(db, id, clock.now()) : [];
      return rows.map((row) => shownSession(row, sessionId));
    },
  };
}

const timeOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function personOf(
  row: queries.PersonRow,
  received: number,
  plan: queries.RunningPlan | undefined,
): OutputOf<typeof getPerson> {
  const { blocked_at, blocked_reason, blocker, stars } = row;
  return {
    id: row.id,
    blocked:
      blocked_at === null ? null : { at: blocked_at.toISOString(), reason: blocked_reason ?? '', by: blocker ?? '' },
    isLastAdmin: row.role === 'admin' && row.other_admins === 0,
    phoneConfirmedAt: timeOf(row.phone_confirmed_at),
    emailConfirmedAt: timeOf(row.email_confirmed_at),
    lastSeenAt: timeOf(row.last_seen_at),
    machines: row.machines,
    listed: row.listed,
    purchases: row.purchases,
    payments: row.payments,
    paid: paiseToRupees(row.paid_paise),
    leads: { sent: row.sent, received },
    sessions: row.sessions,
    plan:
      plan === undefined
        ? null
        : {
            displayName: plan.display_name,
            used: plan.used,
            places: plan.places,
            endDate: plan.end_date.toISOString(),
          },
    rating: stars === null ? null : { average: Math.round(stars * 10) / 10, count: row.ratings },
    minutesToOpen: row.minutes_to_open === null ? null : Math.round(row.minutes_to_open),
  };
}

import type { QuoteDraft } from '@yantra/contract/calls';
import { type JobCost, paiseToRupees, type QuoteTerm, usualHours } from '@yantra/domain';
import type { City } from '@yantra/places';
import { type AskedJob, type CostBases, hireCost, type MachineHire, storedCard } from '../hire-costs/index.ts';
import type { RequestRow } from './deals.queries.ts';
import type { OwnMachine } from './own-machines.queries.ts';

/** The job of a request, as costs are worked out by; of one that names no days a single one. */
export const askedJobOf = (request: RequestRow): AskedJob => ({
  from: request.job_from ?? undefined,
  days: request.job_days ?? 1,
  hours: request.job_hours ?? usualHours,
  ownOperator: request.job_operator === 'own',
});

/** Where the work is: as it was pinned, else the middle of its city. */
export function placeOfJob(request: RequestRow, cityById: (id: string) => City | undefined) {
  const { job_latitude: latitude, job_longitude: longitude, city_id: city } = request;
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  return city === null ? undefined : cityById(city);
}

/** What a machine costs for a request, by its rate card. */
export function costFor(
  machine: OwnMachine,
  request: RequestRow,
  { bases, cityById }: { readonly bases: CostBases; readonly cityById: (id: string) => City | undefined },
): MachineHire {
  return hireCost(machine, {
    job: askedJobOf(request),
    at: placeOfJob(request, cityById),
    bases,
  });
}

/** The lines and parts of a quote, as the rate card has them. */
export function draftOf(
  { cost, gst }: MachineHire,
  machine: OwnMachine,
): Pick<QuoteDraft, 'lines' | 'parts' | 'deposit' | 'gst' | 'gstIncluded'> {
  const card = storedCard(machine.rate_card, machine.operator);
  const isOvertimeOpen = !cost.lines.some(({ part }) => part === 'overtime');
  return {
    lines: [
      ...cost.lines.flatMap(lineOf),
      // A price that holds only if it happens.
      ...(isOvertimeOpen && card.overtime !== undefined
        ? [
            {
              part: 'overtime',
              name: '',
              quantity: 1,
              unit: 'hour',
              rate: paiseToRupees(card.overtime),
              isOnlyIf: true,
            } as const,
          ]
        : []),
    ],
    parts: [...cost.lines.flatMap(includedOf), ...cost.apart.flatMap(apartOf)],
    ...(cost.deposit !== undefined && { deposit: paiseToRupees(cost.deposit) }),
    gst,
    gstIncluded: card.gstIncluded === true,
  };
}

const unitOf = { overtime: 'hour', transport: 'trip', operator: 'shift', board: 'day', fuel: 'litre' } as const;

function lineOf({ part, unit, quantity, rate }: JobCost['lines'][number]): QuoteDraft['lines'] {
  if (rate === undefined || quantity === undefined) return [];
  return [
    { part, name: '', quantity, unit: part === 'rent' ? (unit ?? 'day') : unitOf[part], rate: paiseToRupees(rate) },
  ];
}

const includedOf = ({ part, state }: JobCost['lines'][number]): QuoteTerm[] =>
  part !== 'rent' && state === 'included' ? [{ part, state, words: '' }] : [];

function apartOf({ part, state, quantity }: JobCost['apart'][number]): QuoteTerm[] {
  if (part === 'rent' || state === 'extra') return [];
  // Litres an hour, in a form that every language reads.
  const words = part === 'fuel' && state === 'renter' && quantity !== undefined ? `${quantity} L/h` : '';
  return [{ part, state, words }];
}

import { type ReadonlySignal, computed } from '@preact/signals-react';
import { type EquipmentDetails, getAvailability, getEquipmentById } from '@yantra/contract/calls';
import {
  type ComparedDays,
  type ComparedMachine,
  type CompareRow,
  type VisitorJob,
  averageStars,
  compareRows,
  comparedIds,
  dayInIndia,
  freeSaid,
  openParts,
  starsText,
} from '@yantra/domain';
import { ApiError, type Remote, type Scope, dataOf, takenIn } from '@yantra/state';
import { type CostContext, costOf, roadTo } from '@yantra/ui';
import { messages } from './compare.messages.ts';

/** A machine that is there. */
export interface ReadyColumn {
  readonly id: string;
  readonly kind: 'ready';
  readonly machine: EquipmentDetails;
  /** What the job costs with it; undefined without a job, or if it cannot be worked out. */
  readonly cost: CostContext | undefined;
  /** Whether its days are still to come. */
  readonly isWaiting: boolean;
  readonly compared: ComparedMachine;
}

/** One machine of the comparison. `gone`: it is not listed any more, or never was. */
export type Column =
  | ReadyColumn
  | { readonly id: string; readonly kind: 'loading' | 'gone' }
  | { readonly id: string; readonly kind: 'failed'; readonly error: ApiError };

/** What is compared. */
export interface Comparison {
  readonly columns: readonly Column[];
  readonly rows: readonly CompareRow[];
  readonly open: ReturnType<typeof openParts>;
}

/** The model of the widget; it does not depend on React. */
export interface CompareModel {
  readonly view: ReadonlySignal<Comparison>;
  readonly reload: (id: string) => void;
}

/** Whether an answer is a machine: any other answer (a proxy's page, null) must not break the page. */
const isMachine = (answer: unknown): answer is EquipmentDetails => {
  const { id, name, city, finalRentalValue, categories, equipmentRatings } = (answer ??
    {}) as Partial<EquipmentDetails>;
  return (
    [id, name, city].every((text) => typeof text === 'string') &&
    typeof finalRentalValue === 'number' &&
    Array.isArray(categories) &&
    Array.isArray(equipmentRatings)
  );
};

/** Of another form than the contract's, it counts as not stated. */
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const answerIn = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

function daysOf(answer: unknown, today: string, job: VisitorJob | undefined): ComparedDays | undefined {
  const taken = takenIn(answer);
  if (!taken) return undefined;
  const said = freeSaid(taken, today, job);
  const isFree = said.isFree ?? !('from' in said);
  return { isFree, ...(!isFree && said.from !== undefined && { from: said.from }) };
}

function comparedOf(
  machine: EquipmentDetails,
  known: Pick<ComparedMachine, 'km' | 'days'> & { readonly cost: CostContext | undefined },
): ComparedMachine {
  const { equipmentRatings, owner, facts, capacity } = machine;
  const average = averageStars(equipmentRatings);
  return {
    ...known,
    cost: known.cost?.cost,
    stars: average === null ? null : Number(starsText(average)),
    ratings: equipmentRatings.length,
    answers: owner?.answers,
    facts: Array.isArray(facts) ? facts : capacity ? [{ fact: 'capacity', ...capacity }] : [],
    workingHours: numberIn(machine.noOfWorkingHrs),
    year: numberIn(machine.yearOfMfg) || undefined,
    isInsured: answerIn(machine.insuranceAvailable),
    hasCertificate: answerIn(machine.registrationCertificate),
  };
}

/** @param machines their ids, with commas */
export function createCompareModel(scope: Scope, machines: string, job: VisitorJob | undefined): CompareModel {
  const { city, language } = scope;
  const asked = comparedIds(machines).map((id) => ({
    id,
    details: scope.resource(getEquipmentById, () => ({ id }), { isQuiet: true }),
    days: scope.resource(getAvailability, () => ({ equipmentId: id }), { isQuiet: true }),
  }));
  const today = dayInIndia(new Date());

  const columnOf = ({ id, details, days }: (typeof asked)[number]): Column => {
    const remote: Remote<unknown> = details.remote.value;
    const known = dataOf(remote);
    if (!isMachine(known)) {
      if (remote.status === 'failed')
        return remote.error.status === 404 || remote.error.status === 410
          ? { id, kind: 'gone' }
          : { id, kind: 'failed', error: remote.error };
      if (remote.status === 'ready')
        return { id, kind: 'failed', error: new ApiError('network.unreadable', 0, messages.unreadable) };
      return { id, kind: 'loading' };
    }
    const cost = job && costOf(known, job, city.value, language);
    const km = roadTo(known, job?.at ?? city.value);
    const said = daysOf(dataOf(days.remote.value), today, job);
    return {
      id,
      kind: 'ready',
      machine: known,
      cost,
      isWaiting: !said && days.remote.value.status === 'loading',
      compared: comparedOf(known, { cost, km, days: said }),
    };
  };

  return {
    view: computed(() => {
      const columns = asked.map(columnOf);
      const compared = columns.map((column) => (column.kind === 'ready' ? column.compared : undefined));
      return { columns, rows: compareRows(compared), open: openParts(compared) };
    }),
    reload: (id) => {
      for (const one of asked) {
        if (one.id !== id) continue;
        one.details.reload();
        one.days.reload();
      }
    },
  };
}

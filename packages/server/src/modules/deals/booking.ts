import { paiseToRupees } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { areFree, assertFree, bookDays, bookHeld, machinesOfDeals, takeMachines } from '../availability/index.ts';
import * as queries from './deals.queries.ts';

/** Makes the hold a booking, or takes one if the days are free; of a job that names no days there is none. @throws AppError `days.taken`, `quote.over` */
export async function book(
  trx: Db,
  clock: Clock,
  {
    deal,
    siblings,
    quote,
    request,
  }: {
    deal: queries.DealRow;
    siblings: readonly queries.DealRow[];
    quote: queries.QuoteRow;
    request: queries.RequestRow;
  },
): Promise<void> {
  const { equipment_id: machineId, from_day: from, until_day: until, hold_id: holdId } = deal;
  if (machineId === null) throw new AppError('quote.over');
  const others = await machinesOfDeals(
    trx,
    [deal, ...siblings].map(({ id }) => id),
  );
  await takeMachines(trx, clock, [machineId, ...others]);
  if (from === null || until === null) return;
  const amountPaise = quote.total_paise;
  const held = holdId === null ? undefined : await bookHeld(trx, clock, { id: holdId, dealId: deal.id, amountPaise });
  if (held !== undefined) return;
  const said = { words: request.full_name, place: request.job_place ?? '', amountPaise };
  const booked = await bookDays(trx, clock, { machineId, dealId: deal.id, from, until, ...said }).catch(overIfGone);
  await trx.updateTable('deals').set({ hold_id: booked.id }).where('id', '=', deal.id).execute();
}

/** @throws AppError `days.taken`, `quote.over`: what `book` would say now */
export async function assertBookable(db: Db, deal: queries.DealRow): Promise<void> {
  const { id: dealId, equipment_id: machineId, from_day: from, until_day: until } = deal;
  if (machineId === null) throw new AppError('quote.over');
  if (from === null || until === null) return;
  await assertFree(db, { machineId, dealId, from, until }).catch(overIfGone);
}

/* A machine that is not let out any more has no quote either. */
function overIfGone(error: unknown): never {
  throw error instanceof AppError && error.code === 'equipment.unknown' ? new AppError('quote.over') : error;
}

/** Refuses with the next best quote: the lowest open total whose machine is free. */
export async function orNext<Result>(
  db: Db,
  of: { dealId: string; requirementId: string },
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'days.taken' && error.code !== 'quote.over')) throw error;
    const next = await nextBest(db, of);
    throw next === undefined ? error : new AppError(error.code, undefined, { facts: { ...error.facts, next } });
  }
}

async function nextBest(db: Db, { dealId, requirementId }: { dealId: string; requirementId: string }) {
  for (const { id, equipment_id: machineId, from_day: from, until_day: until, total_paise } of await queries.openQuotes(
    db,
    requirementId,
    dealId,
  )) {
    if (machineId === null) continue;
    const isFree = from === null || until === null || (await areFree(db, { machineId, dealId: id, from, until }));
    if (isFree) return { dealId: id, total: paiseToRupees(total_paise) };
  }
  return undefined;
}

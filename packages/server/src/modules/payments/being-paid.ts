import type { Db } from '../../database/types.ts';
import { openOrders } from './payments.queries.ts';

/** Whether a plan with this machine may still be paid for. */
export async function isBeingPaid(trx: Db, machineId: string, userId: string, now: Date): Promise<boolean> {
  return (await openOrders(trx, userId, now)).some(({ equipment_ids }) => equipment_ids.includes(machineId));
}

import type { Db } from '../../database/types.ts';
import { openOrders } from './payments.queries.ts';

/** Whether somebody may still pay for a plan that a machine is to stand on. */
export async function isBeingPaid(trx: Db, machineId: string, userId: string, now: Date): Promise<boolean> {
  return (await openOrders(trx, userId, now)).some(({ equipment_ids }) => equipment_ids.includes(machineId));
}

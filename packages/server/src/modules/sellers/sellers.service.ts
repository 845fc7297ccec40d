import type { SupplierDetails } from '@yantra/contract/calls';
import { dayInIndia, msLeftOfDayInIndia } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { personName } from '../../person-name.ts';
import { appendAudit } from '../audit/index.ts';
import * as queries from './sellers.queries.ts';

/** Reveals machines' owners. */
export type Sellers = ReturnType<typeof createSellers>;

/** Different owners revealed to one person in a day; the same one again is free. */
export const sellersADay = 20;

export function createSellers({ db, clock }: DbAndClock) {
  return {
    /** @throws AppError `equipment.unknown` for a machine that is neither public nor the caller's, `seller.tooMany` */
    async detailsOf(machineId: string, { userId, sessionId }: Caller): Promise<SupplierDetails> {
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(machineId)) throw new AppError('equipment.unknown');
      const now = clock.now();
      const seller = await queries.findSeller(db, machineId, userId, now);
      if (seller === undefined) throw new AppError('equipment.unknown');
      const { supplier_id } = seller;
      if (supplier_id !== userId) {
        await db.transaction().execute(async (trx) => {
          await queries.lockRequester(trx, userId);
          const day = dayInIndia(now);
          const seen = await queries.sellersSeen(trx, userId, day);
          if (!seen.includes(supplier_id) && seen.length >= sellersADay) {
            const retryAfterSeconds = Math.ceil(msLeftOfDayInIndia(now) / 1000);
            throw new AppError('seller.tooMany', undefined, { retryAfterSeconds });
          }
          const reveal = { user_id: userId, day, supplier_id, equipment_id: machineId, at: now };
          if (!(await queries.insertReveal(trx, reveal))) return;
          await appendAudit(trx, { at: now, kind: 'seller.revealed', userId, sessionId, subjectId: machineId });
        });
      }
      return {
        supplierName: seller.organization || personName(seller),
        supplierPhonenumber: seller.machine_phone === '' ? seller.phone : seller.machine_phone,
      };
    },
  };
}

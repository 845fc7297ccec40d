import type { PurchasedEquipment, PurchasedPlan } from '@yantra/contract/calls';
import { paiseToRupees, periodCovers } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { pricesOf } from '../plans/index.ts';
import * as queries from './purchases.queries.ts';

/** Purchases. */
export type Purchases = ReturnType<typeof createPurchases>;

export function createPurchases({ db, clock }: DbAndClock) {
  return {
    /** Latest first; the caller's own unless an admin names somebody. @throws AppError `auth.forbidden` for another's */
    async list(named: string | undefined, caller: Caller): Promise<PurchasedPlan[]> {
      const userId = named?.toLowerCase() ?? caller.userId;
      if (userId !== caller.userId && caller.role !== 'admin') throw new AppError('auth.forbidden');
      const now = clock.now();
      return (await queries.purchasesOf(db, userId)).map((row) => purchasedPlan(row, now));
    },
    /** @throws AppError `purchase.unknown`, also for another's */
    async machines(id: string, caller: Caller): Promise<PurchasedEquipment[]> {
      const owner = await queries.ownerOfPurchase(db, id);
      const maySee = owner !== undefined && (owner === caller.userId || caller.role === 'admin');
      if (!maySee) throw new AppError('purchase.unknown');
      return (await queries.machinesOf(db, id)).map((row) => ({
        id: row.id,
        name: row.name,
        modelNumber: row.model_number,
        noOfWorkingHrs: row.no_of_working_hrs,
        finalRentalValue: paiseToRupees(row.final_rental_paise),
        rentalType: row.rental_type,
        category: row.category,
        city: row.city,
        state: row.state,
        country: row.country,
        status: row.status,
        ...(row.is_deleted ? { isDeleted: true as const } : {}),
      }));
    },
  };
}

/** A purchase in an answer. */
export function purchasedPlan(row: queries.PurchaseRow, now: Date): PurchasedPlan {
  const { start_date: startDate, end_date: endDate } = row;
  const active = periodCovers({ startDate, endDate }, now);
  const { finalPrice1Month, finalPrice3Month, finalPrice6Month, finalPrice1Year } = pricesOf(row);
  return {
    id: row.id,
    subscriptionId: row.subscription_id,
    displayName: row.display_name,
    subscriptionPeriod: row.period_months,
    price: paiseToRupees(row.paid_list_paise),
    discount: row.paid_discount,
    finalPrice: paiseToRupees(row.paid_paise),
    finalPrice1Month,
    finalPrice3Month,
    finalPrice6Month,
    finalPrice1Year,
    equipmentCount: row.equipment_count,
    smsCountAllowed: row.sms_count_allowed,
    contactToBeViewed: row.contact_to_be_viewed,
    embedAllowed: row.embed_allowed,
    active,
    state: active ? 'running' : startDate > now ? 'coming' : 'ended',
    purchaseDate: row.created_at.toISOString(),
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
    equipmentIds: row.equipment_ids,
    orderId: row.order_id,
    invoiceNumber: row.invoice_number,
    follows: row.follows,
    boughtFrom: row.bought_from?.toISOString() ?? null,
    boughtUntil: row.bought_until?.toISOString() ?? null,
    creditNoteNumber: row.credit_note_number,
    creditAmount: row.credit_paise === null ? null : paiseToRupees(row.credit_paise),
  };
}

import type { OwnEquipment, PaymentRow, PurchasedPlan } from '@yantra/contract/calls';

/** The machines on a plan, in the order of the owner's list. */
export function machinesOf(
  { equipmentIds }: Pick<PurchasedPlan, 'equipmentIds'>,
  machines: readonly OwnEquipment[],
): readonly OwnEquipment[] {
  const ids = new Set(equipmentIds);
  return machines.filter(({ id }) => ids.has(id));
}

/** The other machines, those on no plan first. */
export function machinesBeside(
  { equipmentIds }: Pick<PurchasedPlan, 'equipmentIds'>,
  machines: readonly OwnEquipment[],
  isElsewhere: (id: string) => boolean,
): readonly OwnEquipment[] {
  const ids = new Set(equipmentIds);
  return machines
    .filter(({ id }) => !ids.has(id))
    .toSorted((one, other) => Number(isElsewhere(one.id)) - Number(isElsewhere(other.id)));
}

/** Machines with a word of their name, model or type that starts with the term. */
export function found(machines: readonly OwnEquipment[], term: string): readonly OwnEquipment[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return machines;
  return machines.filter(({ name, modelNumber, equipmentType }) => {
    const searchText = ` ${name} ${modelNumber} ${equipmentType.type} ${equipmentType.subType}`.toLowerCase();
    return words.every((word) => searchText.includes(` ${word}`));
  });
}

/** A payment for a plan, or an attempt. */
export interface PlanPayment {
  readonly orderId: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly months: number;
  readonly amount: number;
  /** The gateway's status; absent if unknown or nothing was to pay. */
  readonly status?: string;
  readonly invoiceNumber: string | null;
}

/** The payment that bought a plan, and other attempts for the same plan, the latest first. */
export function paymentsOf(plan: PurchasedPlan, payments: readonly PaymentRow[]): readonly PlanPayment[] {
  const { purchaseDate, subscriptionPeriod, finalPrice, invoiceNumber } = plan;
  const isOfPlan = (row: PaymentRow) => row.orderId === plan.orderId || row.purchaseId === plan.id;
  const payment = payments.find(isOfPlan);
  const bought: PlanPayment = {
    orderId: plan.orderId ?? plan.id,
    date: purchaseDate,
    months: subscriptionPeriod,
    amount: finalPrice,
    invoiceNumber,
    ...(payment && { status: payment.paymentStatus }),
  };
  const attempts = payments.filter(
    (row) => !isOfPlan(row) && row.purchaseId === null && row.displayName === plan.displayName,
  );
  const others = attempts.map((row) => ({
    orderId: row.orderId,
    date: row.createdAt,
    months: row.subscriptionPeriod,
    amount: row.orderAmount,
    status: row.paymentStatus,
    invoiceNumber: null,
  }));
  return [bought, ...others].toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

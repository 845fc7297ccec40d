import type { OwnEquipment, PaymentRow, PurchasedPlan } from '@yantra/contract/calls';

/** The machines that stand on a plan, in the order of their owner's list. */
export function machinesOf(
  { equipmentIds }: Pick<PurchasedPlan, 'equipmentIds'>,
  machines: readonly OwnEquipment[],
): readonly OwnEquipment[] {
  const ids = new Set(equipmentIds);
  return machines.filter(({ id }) => ids.has(id));
}

/** The others, those that no plan shows first. */
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

/** Those whose name, model or kind begins a word with what is searched for. */
export function found(machines: readonly OwnEquipment[], term: string): readonly OwnEquipment[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return machines;
  return machines.filter(({ name, modelNumber, equipmentType }) => {
    const said = ` ${name} ${modelNumber} ${equipmentType.type} ${equipmentType.subType}`.toLowerCase();
    return words.every((word) => said.includes(` ${word}`));
  });
}

/** What was paid for a plan, or tried to be. */
export interface PaidFor {
  readonly orderId: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly months: number;
  readonly amount: number;
  /** As the gateway says it; absent where nothing is known of it, or nothing had to be paid. */
  readonly status?: string;
  readonly invoiceNumber: string | null;
}

/** The payment that bought a plan, and those of the same plan that bought nothing, the latest first. */
export function paymentsOf(plan: PurchasedPlan, payments: readonly PaymentRow[]): readonly PaidFor[] {
  const { purchaseDate, subscriptionPeriod, finalPrice, invoiceNumber } = plan;
  const isItsOwn = (row: PaymentRow) => row.orderId === plan.orderId || row.purchaseId === plan.id;
  const its = payments.find(isItsOwn);
  const bought: PaidFor = {
    orderId: plan.orderId ?? plan.id,
    date: purchaseDate,
    months: subscriptionPeriod,
    amount: finalPrice,
    invoiceNumber,
    ...(its && { status: its.paymentStatus }),
  };
  const tried = payments.filter(
    (row) => !isItsOwn(row) && row.purchaseId === null && row.displayName === plan.displayName,
  );
  const others = tried.map((row) => ({
    orderId: row.orderId,
    date: row.createdAt,
    months: row.subscriptionPeriod,
    amount: row.orderAmount,
    status: row.paymentStatus,
    invoiceNumber: null,
  }));
  return [bought, ...others].toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

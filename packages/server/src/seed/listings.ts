import { createPurchases, type Purchase } from './purchases.ts';
import type { Random } from './random.ts';

/* Machines of the demo supplier with an ended subscription, to be renewed. */
const endedOfDemo: ReadonlySet<number> = new Set([2, 4]);

/** Some machines are not public, to show the rule: their owner's purchase is over, or does not include them. */
function standingOf(number: number, ofDemo: number | undefined): 'running' | 'expired' | 'unselected' {
  if (number % 29 === 7 || (ofDemo !== undefined && endedOfDemo.has(ofDemo))) return 'expired';
  return number % 31 === 5 ? 'unselected' : 'running';
}

/** Which machines are listed, and by which purchase. @param demoSupplierId the account that can log in */
export function createListings(now: Date, random: Random, demoSupplierId: string | undefined) {
  const purchases = createPurchases(now, random);
  const bought: { readonly machineId: string; readonly purchase: Purchase | undefined }[] = [];
  let countOfDemo = 0;

  return {
    purchases: purchases.all,
    /** Lists the next machine. */
    list(
      machine: { readonly id: string; readonly status: string },
      userId: string,
      { number, isShown }: { readonly number: number; readonly isShown: boolean },
    ) {
      const isOffered = machine.status !== 'Unavailable';
      const ofDemo = userId === demoSupplierId && isOffered && !isShown ? (countOfDemo += 1) : undefined;
      const standing = isShown ? 'running' : standingOf(number, ofDemo);
      const purchase = standing === 'unselected' ? undefined : purchases.join(userId, standing);
      bought.push({ machineId: machine.id, purchase });
      const running = standing === 'running' ? purchase : undefined;
      return {
        listed_from: running?.startDate ?? null,
        listed_until: running?.endDate ?? null,
        listed: running !== undefined && isOffered,
      };
    },
    *purchaseEquipment() {
      for (const { machineId, purchase } of bought) {
        if (purchase !== undefined) yield { purchase_id: purchase.id, equipment_id: machineId };
      }
    },
    /** By the index of the purchase. */
    machinesOfPurchases(): string[][] {
      const machines = purchases.all.map((): string[] => []);
      for (const { machineId, purchase } of bought)
        if (purchase !== undefined) machines[purchase.number]?.push(machineId);
      return machines;
    },
  };
}

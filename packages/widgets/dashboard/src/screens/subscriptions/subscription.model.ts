import type { OwnEquipment, PurchasedPlan } from '@yantra/contract/calls';

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

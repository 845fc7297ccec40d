import { getEquipmentById } from '@yantra/contract/calls';
import { bind, type BoundCall, type CallContext } from '../../http/bind.ts';
import type { EquipmentService } from './equipment.service.ts';

type Details = Awaited<ReturnType<EquipmentService['details']>>;

/** @param visited called for each visit of a machine's page */
export const equipmentRoutes = (
  equipment: EquipmentService,
  visited: (machine: Details, visit: CallContext) => void,
): BoundCall[] => [
  bind(getEquipmentById, async ({ id }, context) => {
    const machine = await equipment.details(id, context.caller);
    // The browser itself will report whose visit it is.
    if (context.isKnownVisitor !== true) visited(machine, context);
    return machine;
  }),
];

import {
  addEquipment,
  getEveryEquipment,
  getOwnerEquipments,
  importEquipments,
  updateEquipment,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import { createImport } from './import.service.ts';
import type { OwnEquipmentParts, OwnMachines } from './own-equipment.service.ts';

/* As many rows as one may send, of usual length. */
const mostImportBytes = 6 * 1024 * 1024;

export function ownEquipmentRoutes(own: OwnMachines, parts: OwnEquipmentParts): BoundCall[] {
  const importRows = createImport(parts);
  return [
    bind(addEquipment, (input, context) => own.add(input, callerIn(context))),
    bind(updateEquipment, (input, context) => own.update(input, callerIn(context))),
    bind(getOwnerEquipments, (input, context) => {
      const caller = callerIn(context);
      // Without a supplier an admin has none of their own.
      return own.list({ ...input, supplierId: input.supplierId ?? caller.userId }, caller);
    }),
    bind(getEveryEquipment, (input, context) => own.list(input, callerIn(context))),
    { ...bind(importEquipments, (input, context) => importRows(input, callerIn(context))), mostBytes: mostImportBytes },
  ];
}

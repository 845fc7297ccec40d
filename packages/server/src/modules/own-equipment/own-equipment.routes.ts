import {
  addEquipment,
  addEquipmentPictures,
  getAskedRents,
  getEveryEquipment,
  getOwnerEquipments,
  importEquipments,
  updateEquipment,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import { createAddPictures } from './add-pictures.service.ts';
import { createAskedRents } from './asked-rents.ts';
import { createImport, type ImportParts } from './import.service.ts';
import type { OwnMachines } from './own-equipment.service.ts';

/* The largest allowed number of rows, of usual length. */
const mostImportBytes = 6 * 1024 * 1024;

export function ownEquipmentRoutes(own: OwnMachines, parts: ImportParts): BoundCall[] {
  const importRows = createImport(parts);
  const addPictures = createAddPictures(parts);
  const askedRents = createAskedRents(parts);
  return [
    bind(addEquipment, (input, context) => own.add(input, callerIn(context))),
    bind(updateEquipment, (input, context) => own.update(input, callerIn(context))),
    bind(getAskedRents, (input, context) => askedRents(input, callerIn(context))),
    bind(addEquipmentPictures, (input, context) => addPictures(input, callerIn(context))),
    bind(getOwnerEquipments, (input, context) => {
      const caller = callerIn(context);
      // Without a named supplier: an admin has no machines of their own.
      return own.list({ ...input, supplierId: input.supplierId ?? caller.userId }, caller);
    }),
    bind(getEveryEquipment, (input, context) => own.list(input, callerIn(context))),
    { ...bind(importEquipments, (input, context) => importRows(input, callerIn(context))), mostBytes: mostImportBytes },
  ];
}

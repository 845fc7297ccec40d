import { deleteEquipment } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { DeletedMachines } from './deleted-machines.service.ts';

export const deletedMachinesRoutes = (deleted: DeletedMachines): BoundCall[] => [
  bind(deleteEquipment, ({ id }, context) => deleted.delete(id, callerIn(context))),
];

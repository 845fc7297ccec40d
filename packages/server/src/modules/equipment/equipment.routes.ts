import {
  getActiveSubscriptionEquipments,
  getAllEquipments,
  getEquipmentById,
  searchEquipments,
} from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { RecentViews } from '../recent-views/recent-views.service.ts';
import type { EquipmentService } from './equipment.service.ts';

export const equipmentRoutes = (equipment: EquipmentService, views: Pick<RecentViews, 'note'>): BoundCall[] => [
  bind(getActiveSubscriptionEquipments, (input) => equipment.search(input)),
  bind(searchEquipments, (input) => equipment.search(input)),
  bind(getAllEquipments, (input) => equipment.search(input)),
  bind(getEquipmentById, async ({ id }, { caller, isKnownVisitor }) => {
    const machine = await equipment.details(id, caller);
    // Whose visit it is, the browser tells at once.
    if (isKnownVisitor !== true) views.note(machine, caller);
    return machine;
  }),
];

import {
  getActiveSubscriptionEquipments,
  getAllEquipments,
  getEquipmentById,
  searchEquipments,
} from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { EquipmentService } from './equipment.service.ts';

export const equipmentRoutes = (equipment: EquipmentService): BoundCall[] => [
  bind(getActiveSubscriptionEquipments, (input) => equipment.search(input)),
  bind(searchEquipments, (input) => equipment.search(input)),
  bind(getAllEquipments, (input) => equipment.search(input)),
  bind(getEquipmentById, ({ id }) => equipment.details(id)),
];

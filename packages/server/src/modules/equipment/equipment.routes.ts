import {
  getActiveSubscriptionEquipments,
  getAllEquipments,
  getEquipmentById,
  searchEquipments,
} from '@yantra/contract/calls';
import { bind, type BoundCall, type CallContext, heavy } from '../../http/bind.ts';
import type { EquipmentService } from './equipment.service.ts';
import { isWideSearch } from './search/wide.ts';

/** What answers for lists of machines, and for a single one. */
interface EquipmentAnswers {
  readonly lists: Pick<EquipmentService, 'search'>;
  readonly single: Pick<EquipmentService, 'details'>;
  /** Hears of each visit to a machine's page. */
  readonly visited: (machine: Details, visit: CallContext) => void;
}

type Details = Awaited<ReturnType<EquipmentService['details']>>;

export const equipmentRoutes = ({ lists, single, visited }: EquipmentAnswers): BoundCall[] => [
  heavy(
    bind(getActiveSubscriptionEquipments, (input) => lists.search(input)),
    isWideSearch,
  ),
  heavy(
    bind(searchEquipments, (input) => lists.search(input)),
    isWideSearch,
  ),
  heavy(
    bind(getAllEquipments, (input) => lists.search(input)),
    isWideSearch,
  ),
  bind(getEquipmentById, async ({ id }, context) => {
    const machine = await single.details(id, context.caller);
    // Whose visit it is, the browser tells at once.
    if (context.isKnownVisitor !== true) visited(machine, context);
    return machine;
  }),
];

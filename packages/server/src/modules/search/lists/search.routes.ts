import { getActiveSubscriptionEquipments, getAllEquipments, searchEquipments } from '@yantra/contract/calls';
import { bind, type BoundCall, heavy } from '../../../http/bind.ts';
import type { Search } from './search.service.ts';
import { isWideSearch } from './wide.ts';

export const searchRoutes = (lists: Search): BoundCall[] =>
  [getActiveSubscriptionEquipments, searchEquipments, getAllEquipments].map((call) =>
    heavy(
      bind(call, (input) => lists.search(input)),
      isWideSearch,
    ),
  );

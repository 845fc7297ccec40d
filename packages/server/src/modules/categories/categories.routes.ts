import { getCategories } from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { MasterData } from '../master-data/index.ts';

export const categoriesRoutes = (masterData: Pick<MasterData, 'categories'>): BoundCall[] => [
  bind(getCategories, async ({ includeInactive }, { caller }) => {
    const rows = await masterData.categories(includeInactive, caller);
    if (caller?.role === 'admin') return rows;
    return rows.map(({ id, name, colorCode }) => ({ id, name, colorCode }));
  }),
];

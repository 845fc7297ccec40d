import { firstPlans } from './plans.ts';
import type { Catalogue } from './sources.ts';

/** What a marketplace is ordered by, as its tables keep it. */
export const masterDataOf = ({ categories, equipment }: Pick<Catalogue, 'categories' | 'equipment'>) => ({
  categories: categories.map(({ id, name, colorCode }) => ({ id, name, color_code: colorCode })),
  types: equipment.map(({ id, equipmentType: { type, subType } }) => ({ id, type, sub_type: subType })),
  typeFacts: equipment.flatMap(({ id, facts }) => facts.map((fact) => ({ type_id: id, ...fact }))),
  plans: firstPlans(),
});

import { getCategories } from '@yantra/contract/calls';
import { safeColour } from '@yantra/domain';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { Vocabulary } from '../equipment/search/vocabulary.ts';

export const categoriesRoutes = (vocabulary: () => Promise<Vocabulary>): BoundCall[] => [
  bind(getCategories, async () =>
    [...(await vocabulary()).categories.values()].map(({ id, name, colorCode }) => ({
      id,
      name,
      colorCode: safeColour(colorCode),
    })),
  ),
];

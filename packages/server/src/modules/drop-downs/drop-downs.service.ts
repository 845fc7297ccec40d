import type { DropDownItem, Region } from '@yantra/contract/calls';
import { zones } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import { capacityOf, nameOfType, type Vocabulary } from '../search/vocabulary/index.ts';

/** The contents of the forms' drop-downs. */
export type DropDowns = ReturnType<typeof createDropDowns>;

/** The oldest machines offered are about this many years old. */
const yearsBack = 30;

export function createDropDowns({ vocabulary, clock }: { vocabulary: () => Promise<Vocabulary>; clock: Clock }) {
  return {
    categories: async (): Promise<DropDownItem[]> =>
      [...(await vocabulary()).categories.values()].map(({ id, name }) => ({ id, value: name })),
    equipmentTypes: async (): Promise<DropDownItem[]> => {
      const { types, facts, plates, categoriesOf } = await vocabulary();
      return [...types.values()].map(({ id, type, subType }) => {
        const unit = capacityOf([id], { facts })?.unit;
        const categoryIds = categoriesOf.get(id);
        const asked = plates
          .get(id)
          ?.map(({ fact, unit: its }) => ({ fact, ...(its === undefined ? {} : { unit: its }) }));
        return {
          id,
          value: nameOfType(type, subType),
          type,
          subType,
          ...(unit === undefined ? {} : { unit }),
          ...(asked === undefined ? {} : { facts: asked }),
          ...(categoryIds === undefined ? {} : { categoryIds: [...categoryIds] }),
        };
      });
    },
    regions: (): Region[] => zones.map((value, index) => ({ id: index + 1, value })),
    mfgYears: (): { id: number; value: string }[] => {
      const newest = clock.now().getFullYear();
      return Array.from({ length: yearsBack + 1 }, (_, back) => ({ id: newest - back, value: String(newest - back) }));
    },
  };
}

import type { DropDownItem, Region } from '@yantra/contract/calls';
import { zones } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import { capacityOf, nameOfType, type Vocabulary } from '../search/vocabulary/index.ts';

/** What the forms' drop-downs offer. */
export interface DropDowns {
  categories(): Promise<DropDownItem[]>;
  equipmentTypes(): Promise<DropDownItem[]>;
  regions(): Region[];
  mfgYears(): { id: number; value: string }[];
}

/** The oldest machines on offer are about this many years old. */
const yearsBack = 30;

export function createDropDowns({
  vocabulary,
  clock,
}: {
  vocabulary: () => Promise<Vocabulary>;
  clock: Clock;
}): DropDowns {
  return {
    categories: async () => [...(await vocabulary()).categories.values()].map(({ id, name }) => ({ id, value: name })),
    equipmentTypes: async () => {
      const { types, facts } = await vocabulary();
      return [...types.values()].map(({ id, type, subType }) => {
        const unit = capacityOf([id], { facts })?.unit;
        return { id, value: nameOfType(type, subType), type, subType, ...(unit === undefined ? {} : { unit }) };
      });
    },
    regions: () => zones.map((value, index) => ({ id: index + 1, value })),
    mfgYears: () => {
      const newest = clock.now().getFullYear();
      return Array.from({ length: yearsBack + 1 }, (_, back) => ({ id: newest - back, value: String(newest - back) }));
    },
  };
}

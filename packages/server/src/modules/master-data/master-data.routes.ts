import {
  addEquipmentType,
  addNewCategory,
  getEquipmentTypes,
  getMasterDataUse,
  mergeCategories,
  mergeEquipmentTypes,
  updateCategory,
  updateEquipmentType,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { MasterData } from './master-data.service.ts';

export const masterDataRoutes = (masterData: MasterData): BoundCall[] => [
  bind(getEquipmentTypes, ({ includeInactive }, { caller }) => masterData.types(includeInactive, caller)),
  bind(addEquipmentType, (input, context) => masterData.addType(input, callerIn(context))),
  bind(updateEquipmentType, async (input, context) => ({
    version: await masterData.updateType(input, callerIn(context)),
  })),
  bind(addNewCategory, (input, context) => masterData.addCategory(input, callerIn(context))),
  bind(updateCategory, async (input, context) => ({
    version: await masterData.updateCategory(input, callerIn(context)),
  })),
  bind(getMasterDataUse, () => masterData.use()),
  bind(mergeEquipmentTypes, async (input, context) => {
    const { machines } = await masterData.mergeTypes(input, callerIn(context));
    return { machines };
  }),
  bind(mergeCategories, async (input, context) => {
    const { machines } = await masterData.mergeCategories(input, callerIn(context));
    return { machines };
  }),
];

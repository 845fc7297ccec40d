import {
  getCategoryDropDown,
  getEquipmentTypeDropDown,
  getMfgYearDropDown,
  getRegionDropDown,
} from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { DropDowns } from './drop-downs.service.ts';

export const dropDownsRoutes = (dropDowns: DropDowns): BoundCall[] => [
  bind(getCategoryDropDown, () => dropDowns.categories()),
  bind(getEquipmentTypeDropDown, () => dropDowns.equipmentTypes()),
  bind(getRegionDropDown, async () => dropDowns.regions()),
  bind(getMfgYearDropDown, async () => dropDowns.mfgYears()),
];

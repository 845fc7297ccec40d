/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** The active categories as drop-down items. */
export const getCategoryDropDown: CallNamed<'getCategoryDropDown'> = {
  name: 'getCategoryDropDown',
  method: 'GET',
  path: '/DropDown/GetCategoryDropDown',
  takes: 'publicQuery',
  answer: 'list',
};
/** The active equipment types, each with its group. */
export const getEquipmentTypeDropDown: CallNamed<'getEquipmentTypeDropDown'> = {
  name: 'getEquipmentTypeDropDown',
  method: 'GET',
  path: '/DropDown/GetEquipmentTypeDropDown',
  takes: 'publicQuery',
  answer: 'list',
};
/** The years of manufacture to choose from, newest first. */
export const getMfgYearDropDown: CallNamed<'getMfgYearDropDown'> = {
  name: 'getMfgYearDropDown',
  method: 'GET',
  path: '/DropDown/GetMfgYearDropDown',
  takes: 'publicQuery',
  answer: 'list',
};
/** The regions of India. */
export const getRegionDropDown: CallNamed<'getRegionDropDown'> = {
  name: 'getRegionDropDown',
  method: 'GET',
  path: '/DropDown/GetRegionDropDown',
  takes: 'publicQuery',
  answer: 'list',
};

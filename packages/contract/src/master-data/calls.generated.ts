/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Adds a category. */
export const addNewCategory: CallNamed<'addNewCategory'> = {
  name: 'addNewCategory',
  method: 'POST',
  path: '/Category/AddNewCategory',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Makes two categories one: machines, requirements and types move, and the old name finds the other. */
export const mergeCategories: CallNamed<'mergeCategories'> = {
  name: 'mergeCategories',
  method: 'POST',
  path: '/Category/Merge',
  takes: 'json',
  answer: 'object',
  key: 'machines',
};
/** Changes a category. */
export const updateCategory: CallNamed<'updateCategory'> = {
  name: 'updateCategory',
  method: 'POST',
  path: '/Category/UpdateCategory',
  takes: 'json',
  answer: 'object',
  key: 'version',
};
/** Adds an equipment type. */
export const addEquipmentType: CallNamed<'addEquipmentType'> = {
  name: 'addEquipmentType',
  method: 'POST',
  path: '/EquipmentType/AddEquipmentType',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Adds a word that means a type, or its whole group. */
export const addTypeWord: CallNamed<'addTypeWord'> = {
  name: 'addTypeWord',
  method: 'POST',
  path: '/EquipmentType/AddWord',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** The active equipment types; for an admin who asks, the others too. */
export const getEquipmentTypes: CallNamed<'getEquipmentTypes'> = {
  name: 'getEquipmentTypes',
  method: 'POST',
  path: '/EquipmentType/GetEquipmentType',
  takes: 'json',
  answer: 'list',
};
/** How many machines each category and each equipment type has; those without any are left out. */
export const getMasterDataUse: CallNamed<'getMasterDataUse'> = {
  name: 'getMasterDataUse',
  method: 'GET',
  path: '/EquipmentType/GetUse',
  takes: 'query',
  answer: 'object',
  key: 'types',
};
/** What people call a type, shipped and added, for admins. */
export const getTypeWords: CallNamed<'getTypeWords'> = {
  name: 'getTypeWords',
  method: 'POST',
  path: '/EquipmentType/GetWords',
  takes: 'json',
  answer: 'object',
  key: 'shipped',
};
/** Makes two equipment types one: machines, words and facts move, and the old name finds the other. */
export const mergeEquipmentTypes: CallNamed<'mergeEquipmentTypes'> = {
  name: 'mergeEquipmentTypes',
  method: 'POST',
  path: '/EquipmentType/Merge',
  takes: 'json',
  answer: 'object',
  key: 'machines',
};
/** Takes back a word that an admin added. */
export const removeTypeWord: CallNamed<'removeTypeWord'> = {
  name: 'removeTypeWord',
  method: 'POST',
  path: '/EquipmentType/RemoveWord',
  takes: 'json',
};
/** Changes an equipment type. */
export const updateEquipmentType: CallNamed<'updateEquipmentType'> = {
  name: 'updateEquipmentType',
  method: 'POST',
  path: '/EquipmentType/UpdateEquipmentType',
  takes: 'json',
  answer: 'object',
  key: 'version',
};

/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Adds a category. */
export const addNewCategory: CallNamed<'addNewCategory'> = {
  name: 'addNewCategory',
  method: 'POST',
  path: '/Category/AddNewCategory',
  takes: 'json',
};
/** Changes a category. */
export const updateCategory: CallNamed<'updateCategory'> = {
  name: 'updateCategory',
  method: 'POST',
  path: '/Category/UpdateCategory',
  takes: 'json',
};
/** Adds an equipment type. */
export const addEquipmentType: CallNamed<'addEquipmentType'> = {
  name: 'addEquipmentType',
  method: 'POST',
  path: '/EquipmentType/AddEquipmentType',
  takes: 'json',
};
/** Adds a word that means a type, or its whole group. */
export const addTypeWord: CallNamed<'addTypeWord'> = {
  name: 'addTypeWord',
  method: 'POST',
  path: '/EquipmentType/AddWord',
  takes: 'json',
};
/** The active equipment types; for an admin who asks, the others too. */
export const getEquipmentTypes: CallNamed<'getEquipmentTypes'> = {
  name: 'getEquipmentTypes',
  method: 'POST',
  path: '/EquipmentType/GetEquipmentType',
  takes: 'json',
};
/** What people call a type, shipped and added, for admins. */
export const getTypeWords: CallNamed<'getTypeWords'> = {
  name: 'getTypeWords',
  method: 'POST',
  path: '/EquipmentType/GetWords',
  takes: 'json',
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
};

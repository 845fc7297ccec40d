/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Rates a machine, once and not one’s own; half stars. */
export const addEquipmentRating: CallNamed<'addEquipmentRating'> = {
  name: 'addEquipmentRating',
  method: 'POST',
  path: '/Equipment/AddEquipmentRating',
  takes: 'json',
};
/** One’s own machines, listed or not; an admin may name a supplier. */
export const getOwnerEquipments: CallNamed<'getOwnerEquipments'> = {
  name: 'getOwnerEquipments',
  method: 'POST',
  path: '/Equipment/GetOwnerEquipments',
  takes: 'json',
};
/** The machines the token’s user has looked at, the latest first. */
export const getRecentViewedEquipment: CallNamed<'getRecentViewedEquipment'> = {
  name: 'getRecentViewedEquipment',
  method: 'POST',
  path: '/Equipment/GetRecentViewedEquipment',
  takes: 'json',
};
/** Adds machines from the rows of a table, those that are right; says by row what is wrong with the others. */
export const importEquipments: CallNamed<'importEquipments'> = {
  name: 'importEquipments',
  method: 'POST',
  path: '/Equipment/Import',
  takes: 'json',
};
/** Changes one’s own machine, unless somebody changed it since it was read. */
export const updateEquipment: CallNamed<'updateEquipment'> = {
  name: 'updateEquipment',
  method: 'POST',
  path: '/Equipment/UpdateEquipment',
  takes: 'json',
};
/** Adds a machine of the token’s user. */
export const addEquipment: CallNamed<'addEquipment'> = {
  name: 'addEquipment',
  method: 'POST',
  path: '/Equipment/addnewequipment',
  takes: 'json',
};
/** Every machine, for admins. */
export const getEveryEquipment: CallNamed<'getEveryEquipment'> = {
  name: 'getEveryEquipment',
  method: 'GET',
  path: '/Equipment/getallequipments',
  takes: 'query',
};
/** Takes a JPEG, PNG or WebP of at most 1 MB in the field `file`, makes it anew and answers its address. */
export const uploadImage: CallNamed<'uploadImage'> = {
  name: 'uploadImage',
  method: 'POST',
  path: '/ImageUpload/upload',
  takes: 'file',
};

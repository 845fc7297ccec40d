/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Rates a machine, once and not one’s own; half stars. */
export const addEquipmentRating: CallNamed<'addEquipmentRating'> = {
  name: 'addEquipmentRating',
  method: 'POST',
  path: '/Equipment/AddEquipmentRating',
  who: 'supplierOrUser',
  takes: 'json',
  errors: ['equipment.unknown', 'rating.own', 'rating.again'],
};
/** One’s own machines, listed or not; an admin may name a supplier. */
export const getOwnerEquipments: CallNamed<'getOwnerEquipments'> = {
  name: 'getOwnerEquipments',
  method: 'POST',
  path: '/Equipment/GetOwnerEquipments',
  who: 'owner',
  takes: 'json',
};
/** The machines the token’s user has looked at, the latest first. */
export const getRecentViewedEquipment: CallNamed<'getRecentViewedEquipment'> = {
  name: 'getRecentViewedEquipment',
  method: 'POST',
  path: '/Equipment/GetRecentViewedEquipment',
  who: 'supplierOrUser',
  takes: 'json',
};
/** Adds machines from the rows of a table, those that are right; says by row what is wrong with the others. */
export const importEquipments: CallNamed<'importEquipments'> = {
  name: 'importEquipments',
  method: 'POST',
  path: '/Equipment/Import',
  who: 'supplierOrUser',
  takes: 'json',
  errors: ['import.tooMany', 'equipment.tooMany'],
};
/** Changes one’s own machine, unless somebody changed it since it was read. */
export const updateEquipment: CallNamed<'updateEquipment'> = {
  name: 'updateEquipment',
  method: 'POST',
  path: '/Equipment/UpdateEquipment',
  who: 'supplierOrUser',
  takes: 'json',
  message: 'Equipment Updated Successfully',
  errors: [
    'equipment.unknown',
    'equipment.changed',
    'category.unknown',
    'equipmentType.unknown',
    'equipmentType.tooManyNew',
    'image.unknown',
  ],
};
/** Adds a machine of the token’s user. */
export const addEquipment: CallNamed<'addEquipment'> = {
  name: 'addEquipment',
  method: 'POST',
  path: '/Equipment/addnewequipment',
  who: 'supplierOrUser',
  takes: 'json',
  message: 'Equipment Created Successfully',
  errors: [
    'category.unknown',
    'equipmentType.unknown',
    'equipmentType.tooManyNew',
    'image.unknown',
    'equipment.tooMany',
  ],
};
/** Every machine, for admins. */
export const getEveryEquipment: CallNamed<'getEveryEquipment'> = {
  name: 'getEveryEquipment',
  method: 'GET',
  path: '/Equipment/getallequipments',
  who: 'admin',
  takes: 'query',
};
/** Takes a JPEG, PNG or WebP of at most 1 MB in the field `file`, makes it anew and answers its address. */
export const uploadImage: CallNamed<'uploadImage'> = {
  name: 'uploadImage',
  method: 'POST',
  path: '/ImageUpload/upload',
  who: 'loggedIn',
  takes: 'file',
  beside: ['url'],
  errors: ['image.unreadable', 'image.tooLarge', 'image.tooMany', 'server.busy'],
};

/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Rates a machine, once and not one’s own; half stars. */
export const addEquipmentRating: CallNamed<'addEquipmentRating'> = {
  name: 'addEquipmentRating',
  method: 'POST',
  path: '/Equipment/AddEquipmentRating',
  takes: 'json',
};
/** Gives machines of one’s own that have no picture their pictures, which ends their being drafts. */
export const addEquipmentPictures: CallNamed<'addEquipmentPictures'> = {
  name: 'addEquipmentPictures',
  method: 'POST',
  path: '/Equipment/AddPictures',
  takes: 'json',
  answer: 'object',
  key: 'machines',
};
/** Says what a machine’s owner has to say to a rating of it. */
export const answerEquipmentRating: CallNamed<'answerEquipmentRating'> = {
  name: 'answerEquipmentRating',
  method: 'POST',
  path: '/Equipment/AnswerEquipmentRating',
  takes: 'json',
};
/** Takes a machine of one’s own out of everything but what was bought, paid and asked for with it. It does not come back. */
export const deleteEquipment: CallNamed<'deleteEquipment'> = {
  name: 'deleteEquipment',
  method: 'POST',
  path: '/Equipment/DeleteEquipment',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** What others ask for machines of a type, for who says a rent. */
export const getAskedRents: CallNamed<'getAskedRents'> = {
  name: 'getAskedRents',
  method: 'GET',
  path: '/Equipment/GetAskedRents',
  takes: 'query',
  answer: 'object',
  key: 'rents',
};
/** One’s own machines, listed or not; an admin may name a supplier. */
export const getOwnerEquipments: CallNamed<'getOwnerEquipments'> = {
  name: 'getOwnerEquipments',
  method: 'POST',
  path: '/Equipment/GetOwnerEquipments',
  takes: 'json',
  answer: 'page',
};
/** The machines the token’s user has looked at, the latest first. */
export const getRecentViewedEquipment: CallNamed<'getRecentViewedEquipment'> = {
  name: 'getRecentViewedEquipment',
  method: 'POST',
  path: '/Equipment/GetRecentViewedEquipment',
  takes: 'json',
  answer: 'page',
};
/** Adds machines from the rows of a table, those that are right; says by row what is wrong with the others. */
export const importEquipments: CallNamed<'importEquipments'> = {
  name: 'importEquipments',
  method: 'POST',
  path: '/Equipment/Import',
  takes: 'json',
  answer: 'object',
  key: 'added',
};
/** Withdraws what the token’s user has given a machine, and with it the owner’s answer. */
export const removeEquipmentRating: CallNamed<'removeEquipmentRating'> = {
  name: 'removeEquipmentRating',
  method: 'POST',
  path: '/Equipment/RemoveEquipmentRating',
  takes: 'json',
};
/** Changes one’s own machine, unless somebody changed it since it was read. */
export const updateEquipment: CallNamed<'updateEquipment'> = {
  name: 'updateEquipment',
  method: 'POST',
  path: '/Equipment/UpdateEquipment',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Changes what the token’s user has given a machine. */
export const updateEquipmentRating: CallNamed<'updateEquipmentRating'> = {
  name: 'updateEquipmentRating',
  method: 'POST',
  path: '/Equipment/UpdateEquipmentRating',
  takes: 'json',
};
/** Adds a machine of the token’s user. */
export const addEquipment: CallNamed<'addEquipment'> = {
  name: 'addEquipment',
  method: 'POST',
  path: '/Equipment/addnewequipment',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Every machine, for admins. */
export const getEveryEquipment: CallNamed<'getEveryEquipment'> = {
  name: 'getEveryEquipment',
  method: 'GET',
  path: '/Equipment/getallequipments',
  takes: 'query',
  answer: 'page',
};
/** Takes a JPEG, PNG or WebP of at most 1 MB in the field `file`, makes it anew and answers its address. */
export const uploadImage: CallNamed<'uploadImage'> = {
  name: 'uploadImage',
  method: 'POST',
  path: '/ImageUpload/upload',
  takes: 'file',
  answer: 'object',
  key: 'url',
};

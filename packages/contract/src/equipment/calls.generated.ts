/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** One machine for hire, as its page shows it. */
export const getEquipmentById: CallNamed<'getEquipmentById'> = {
  name: 'getEquipmentById',
  method: 'GET',
  path: '/Equipment/GetEquipmentById',
  takes: 'publicQuery',
  answer: 'object',
  key: 'id',
};
/** Who lets a machine, and their number; 20 different owners a day, each look-up is logged. */
export const getSupplierDetails: CallNamed<'getSupplierDetails'> = {
  name: 'getSupplierDetails',
  method: 'GET',
  path: '/Equipment/GetSupplierDetails',
  takes: 'query',
  answer: 'object',
  key: 'supplierName',
};
/** The same machines by search term, filters, distance and page, with facet counts when asked for. */
export const searchEquipments: CallNamed<'searchEquipments'> = {
  name: 'searchEquipments',
  method: 'POST',
  path: '/Equipment/SearchEquipments',
  takes: 'publicQuery',
  answer: 'page',
};
/** The same machines, for the map. */
export const getAllEquipments: CallNamed<'getAllEquipments'> = {
  name: 'getAllEquipments',
  method: 'POST',
  path: '/Equipment/getallequipments',
  takes: 'json',
  answer: 'page',
};

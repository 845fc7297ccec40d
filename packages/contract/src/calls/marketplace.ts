import { defineCall } from '../call.ts';

const read = { method: 'GET', who: 'anyone', publicRead: true } as const;
const search = { method: 'POST', who: 'anyone', publicRead: true } as const;

export const getCategories = /* @__PURE__ */ defineCall('getCategories', { ...read, path: '/Category/GetCategories' });
export const getCategoryDropDown = /* @__PURE__ */ defineCall('getCategoryDropDown', {
  ...read,
  path: '/DropDown/GetCategoryDropDown',
});
export const getEquipmentTypeDropDown = /* @__PURE__ */ defineCall('getEquipmentTypeDropDown', {
  ...read,
  path: '/DropDown/GetEquipmentTypeDropDown',
});
export const getRegionDropDown = /* @__PURE__ */ defineCall('getRegionDropDown', {
  ...read,
  path: '/DropDown/GetRegionDropDown',
});
export const getMfgYearDropDown = /* @__PURE__ */ defineCall('getMfgYearDropDown', {
  ...read,
  path: '/DropDown/GetMfgYearDropDown',
});
/** By itself for the embed's loader, in which each byte counts. */
export const activeEquipmentsPath = '/Equipment/GetActiveSubscriptionEquipments';
export const getActiveSubscriptionEquipments = /* @__PURE__ */ defineCall('getActiveSubscriptionEquipments', {
  ...search,
  path: activeEquipmentsPath,
});
export const searchEquipments = /* @__PURE__ */ defineCall('searchEquipments', {
  ...search,
  path: '/Equipment/SearchEquipments',
});
export const getAllEquipments = /* @__PURE__ */ defineCall('getAllEquipments', {
  // Its GET is the admin's (calls.md), so it has no cacheable form; widgets ask for a viewport.
  method: 'POST',
  who: 'anyone',
  path: '/Equipment/getallequipments',
});
export const getEquipmentById = /* @__PURE__ */ defineCall('getEquipmentById', {
  ...read,
  path: '/Equipment/GetEquipmentById',
  errors: ['equipment.unknown'],
});

export const suggest = /* @__PURE__ */ defineCall('suggest', { ...read, path: '/Search/Suggest' });
export const getViewport = /* @__PURE__ */ defineCall('getViewport', { ...read, path: '/Map/Viewport' });
export const geocode = /* @__PURE__ */ defineCall('geocode', { ...read, path: '/Geo/Geocode' });
export const submitRequirement = /* @__PURE__ */ defineCall('submitRequirement', {
  method: 'POST',
  who: 'anyone',
  path: '/Lead/SubmitRequirement',
  fromPartners: true,
  errors: ['category.unknown', 'lead.tooMany', 'receipt.invalid'],
});

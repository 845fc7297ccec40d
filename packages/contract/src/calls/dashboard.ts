import { defineCall } from '../call.ts';

/* What the dashboard asks for: dashboard.md §7, with the new calls of decisions.md and calls.md. */

const post = { method: 'POST' } as const;

export const addEquipment = /* @__PURE__ */ defineCall('addEquipment', {
  ...post,
  who: 'supplierOrUser',
  path: '/Equipment/addnewequipment',
  message: 'Equipment Created Successfully',
  errors: [
    'category.unknown',
    'equipmentType.unknown',
    'equipmentType.tooManyNew',
    'image.unknown',
    'equipment.tooMany',
  ],
});
export const updateEquipment = /* @__PURE__ */ defineCall('updateEquipment', {
  ...post,
  who: 'supplierOrUser',
  path: '/Equipment/UpdateEquipment',
  message: 'Equipment Updated Successfully',
  errors: [
    'equipment.unknown',
    'equipment.changed',
    'category.unknown',
    'equipmentType.unknown',
    'equipmentType.tooManyNew',
    'image.unknown',
  ],
});
/** One's own; an admin may name a supplier. */
export const getOwnerEquipments = /* @__PURE__ */ defineCall('getOwnerEquipments', {
  ...post,
  who: 'owner',
  path: '/Equipment/GetOwnerEquipments',
});
/** Every machine; the POST of the same path is the public map's. */
export const getEveryEquipment = /* @__PURE__ */ defineCall('getEveryEquipment', {
  method: 'GET',
  who: 'admin',
  path: '/Equipment/getallequipments',
});
export const addEquipmentRating = /* @__PURE__ */ defineCall('addEquipmentRating', {
  ...post,
  who: 'supplierOrUser',
  path: '/Equipment/AddEquipmentRating',
  errors: ['equipment.unknown', 'rating.own', 'rating.again'],
});
export const getRecentViewedEquipment = /* @__PURE__ */ defineCall('getRecentViewedEquipment', {
  ...post,
  who: 'supplierOrUser',
  path: '/Equipment/GetRecentViewedEquipment',
});
export const importEquipments = /* @__PURE__ */ defineCall('importEquipments', {
  ...post,
  who: 'supplierOrUser',
  path: '/Equipment/Import',
  errors: ['import.tooMany', 'equipment.tooMany'],
});
/** Takes a form of one field, `file`. */
export const uploadImage = /* @__PURE__ */ defineCall('uploadImage', {
  ...post,
  who: 'loggedIn',
  path: '/ImageUpload/upload',
  isUpload: true,
  beside: ['url'],
  errors: ['image.unreadable', 'image.tooLarge', 'image.tooMany', 'server.busy'],
});
export const reverseGeocode = /* @__PURE__ */ defineCall('reverseGeocode', {
  method: 'GET',
  who: 'anyone',
  publicRead: true,
  path: '/Geo/Reverse',
});

export const getUserDetails = /* @__PURE__ */ defineCall('getUserDetails', {
  method: 'GET',
  who: 'owner',
  path: '/User/GetUserDetails',
  errors: ['user.unknown'],
});
/** The token's own profile, whatever id the body names. */
export const updateUserDetail = /* @__PURE__ */ defineCall('updateUserDetail', {
  ...post,
  who: 'loggedIn',
  path: '/User/UpdateUserDetail',
  message: 'Profile Updated Successfully!',
  errors: ['user.changed'],
});
export const getUsersList = /* @__PURE__ */ defineCall('getUsersList', {
  method: 'GET',
  who: 'admin',
  path: '/User/GetUsersList',
});
export const updateCustomer = /* @__PURE__ */ defineCall('updateCustomer', {
  ...post,
  who: 'admin',
  path: '/Customer/UpdateCustomer',
  message: 'Profile Updated Successfully!',
  errors: ['user.unknown', 'user.changed'],
});
export const exportData = /* @__PURE__ */ defineCall('exportData', {
  ...post,
  who: 'loggedIn',
  path: '/User/ExportData',
  errors: ['login.wrong', 'login.tooMany', 'server.busy'],
});
export const deleteAccount = /* @__PURE__ */ defineCall('deleteAccount', {
  ...post,
  who: 'supplierOrUser',
  path: '/User/DeleteAccount',
  errors: ['login.wrong', 'login.tooMany', 'server.busy'],
});

export const getEquipmentTypes = /* @__PURE__ */ defineCall('getEquipmentTypes', {
  ...post,
  who: 'anyone',
  path: '/EquipmentType/GetEquipmentType',
});
export const addEquipmentType = /* @__PURE__ */ defineCall('addEquipmentType', {
  ...post,
  who: 'admin',
  path: '/EquipmentType/AddEquipmentType',
  errors: ['equipmentType.taken', 'equipmentType.tooMany'],
});
export const updateEquipmentType = /* @__PURE__ */ defineCall('updateEquipmentType', {
  ...post,
  who: 'admin',
  path: '/EquipmentType/UpdateEquipmentType',
  errors: ['equipmentType.unknown', 'equipmentType.taken', 'equipmentType.changed', 'equipmentType.tooMany'],
});
export const addNewCategory = /* @__PURE__ */ defineCall('addNewCategory', {
  ...post,
  who: 'admin',
  path: '/Category/AddNewCategory',
  errors: ['category.taken', 'category.tooMany'],
});
export const updateCategory = /* @__PURE__ */ defineCall('updateCategory', {
  ...post,
  who: 'admin',
  path: '/Category/UpdateCategory',
  errors: ['category.unknown', 'category.taken', 'category.changed'],
});

export const getLeads = /* @__PURE__ */ defineCall('getLeads', { ...post, who: 'loggedIn', path: '/Lead/GetLeads' });
export const openLead = /* @__PURE__ */ defineCall('openLead', {
  ...post,
  who: 'loggedIn',
  path: '/Lead/OpenLead',
  errors: ['lead.unknown', 'lead.tooManyOpened'],
});
export const updateLead = /* @__PURE__ */ defineCall('updateLead', {
  ...post,
  who: 'supplierOrUser',
  path: '/Lead/UpdateLead',
  errors: ['lead.unknown'],
});
export const getOverview = /* @__PURE__ */ defineCall('getOverview', {
  method: 'GET',
  who: 'loggedIn',
  path: '/Overview/GetOverview',
});

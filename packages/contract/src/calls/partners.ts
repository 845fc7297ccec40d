import { defineCall } from '../call.ts';

/* Partners' keys, and what is counted on their pages (decisions.md, calls.md). */

const keys = '/Partner/Keys';

/** A supplier's own; an admin may name anybody, or nobody for all. */
export const getPartnerKeys = /* @__PURE__ */ defineCall('getPartnerKeys', {
  method: 'GET',
  who: 'supplierOrAdmin',
  path: keys,
});
export const addPartnerKey = /* @__PURE__ */ defineCall('addPartnerKey', {
  method: 'POST',
  who: 'supplier',
  path: keys,
  errors: ['partnerKey.tooMany'],
});
export const updatePartnerKey = /* @__PURE__ */ defineCall('updatePartnerKey', {
  method: 'POST',
  who: 'supplier',
  path: '/Partner/UpdateKey',
  errors: ['partnerKey.unknown'],
});
export const revokePartnerKey = /* @__PURE__ */ defineCall('revokePartnerKey', {
  method: 'POST',
  who: 'supplier',
  path: '/Partner/RevokeKey',
  errors: ['partnerKey.unknown'],
});
export const getPartnerFigures = /* @__PURE__ */ defineCall('getPartnerFigures', {
  method: 'GET',
  who: 'supplierOrAdmin',
  path: '/Partner/Figures',
});
export const embedEvent = /* @__PURE__ */ defineCall('embedEvent', {
  method: 'POST',
  who: 'anyone',
  path: '/Embed/Event',
  isBeacon: true,
});
export const getLeadReceipt = /* @__PURE__ */ defineCall('getLeadReceipt', {
  method: 'GET',
  who: 'anyone',
  publicRead: true,
  path: '/Embed/LeadReceipt',
});

/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Counts views and selections on a partner’s page; what comes from another website is dropped silently. */
export const embedEvent: CallNamed<'embedEvent'> = {
  name: 'embedEvent',
  method: 'POST',
  path: '/Embed/Event',
  who: 'anyone',
  takes: 'beacon',
};
/** A signed receipt with which a lead from a partner’s page is taken, for a week. */
export const getLeadReceipt: CallNamed<'getLeadReceipt'> = {
  name: 'getLeadReceipt',
  method: 'GET',
  path: '/Embed/LeadReceipt',
  who: 'anyone',
  takes: 'publicQuery',
};
/** What people did in widgets on a supplier’s websites: views, selections and leads by day, page and widget. */
export const getPartnerFigures: CallNamed<'getPartnerFigures'> = {
  name: 'getPartnerFigures',
  method: 'GET',
  path: '/Partner/Figures',
  who: 'supplierOrAdmin',
  takes: 'query',
};
/** Makes a key for one’s own websites: https, or http on one’s own machine. */
export const addPartnerKey: CallNamed<'addPartnerKey'> = {
  name: 'addPartnerKey',
  method: 'POST',
  path: '/Partner/Keys',
  who: 'supplier',
  takes: 'json',
  errors: ['partnerKey.tooMany'],
};
/** The keys of a supplier’s websites, those that count; an admin sees anybody’s, and how each key begins. */
export const getPartnerKeys: CallNamed<'getPartnerKeys'> = {
  name: 'getPartnerKeys',
  method: 'GET',
  path: '/Partner/Keys',
  who: 'supplierOrAdmin',
  takes: 'query',
};
/** Ends a key; its figures stay. */
export const revokePartnerKey: CallNamed<'revokePartnerKey'> = {
  name: 'revokePartnerKey',
  method: 'POST',
  path: '/Partner/RevokeKey',
  who: 'supplier',
  takes: 'json',
  errors: ['partnerKey.unknown'],
};
/** Changes a key’s name and websites. */
export const updatePartnerKey: CallNamed<'updatePartnerKey'> = {
  name: 'updatePartnerKey',
  method: 'POST',
  path: '/Partner/UpdateKey',
  who: 'supplier',
  takes: 'json',
  errors: ['partnerKey.unknown'],
};

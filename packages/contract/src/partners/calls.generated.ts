/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** What people did in widgets on a supplier’s websites, by day, page and widget: views, selections, leads, and what came of these. */
export const getPartnerFigures: CallNamed<'getPartnerFigures'> = {
  name: 'getPartnerFigures',
  method: 'GET',
  path: '/Partner/Figures',
  takes: 'query',
  answer: 'object',
  key: 'views',
};
/** Makes a key for one’s own websites: https, or http on one’s own machine. */
export const addPartnerKey: CallNamed<'addPartnerKey'> = {
  name: 'addPartnerKey',
  method: 'POST',
  path: '/Partner/Keys',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** The keys of a supplier’s websites, those that count; an admin sees anybody’s, and how each key begins. */
export const getPartnerKeys: CallNamed<'getPartnerKeys'> = {
  name: 'getPartnerKeys',
  method: 'GET',
  path: '/Partner/Keys',
  takes: 'query',
  answer: 'list',
};
/** Ends a key; its figures stay. */
export const revokePartnerKey: CallNamed<'revokePartnerKey'> = {
  name: 'revokePartnerKey',
  method: 'POST',
  path: '/Partner/RevokeKey',
  takes: 'json',
};
/** Changes a key’s name and websites. */
export const updatePartnerKey: CallNamed<'updatePartnerKey'> = {
  name: 'updatePartnerKey',
  method: 'POST',
  path: '/Partner/UpdateKey',
  takes: 'json',
};

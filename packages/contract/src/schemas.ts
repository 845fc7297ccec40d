/** The shapes of every call as zod schemas: for the server and for tests. Never imported by what runs in a browser. */
export { category, dropDownItem, mfgYear, region } from './schemas/lists.ts';
export {
  equipment,
  equipmentDetails,
  equipmentId,
  equipmentPage,
  facets,
  searchInput,
  type SearchInput,
} from './schemas/equipment.ts';
export { requirement, requirementInput } from './schemas/leads.ts';
export { viewport, viewportInput } from './schemas/map.ts';
export { foundPlace, geocodeInput, suggestInput, suggestions } from './schemas/places.ts';
export { session, signUpInput, supplierDetails } from './schemas/accounts.ts';
export { callSchemas, type CallSchema } from './schemas/by-call.ts';

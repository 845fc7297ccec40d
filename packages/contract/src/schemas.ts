/** The shapes of every call as zod schemas: for the server and for tests. Never imported by what runs in a browser. */
export { session } from './accounts/get-sessions.call.ts';
export { signUpInput } from './accounts/sign-up.call.ts';
export { category, dropDownItem } from './catalogue/catalogue.shapes.ts';
export { mfgYear } from './catalogue/get-mfg-year-drop-down.call.ts';
export { region } from './catalogue/get-region-drop-down.call.ts';
export type { CallSchema } from './define-call.ts';
export {
  equipment,
  equipmentDetails,
  equipmentId,
  equipmentPage,
  facets,
  searchInput,
  type SearchInput,
} from './equipment/equipment.shapes.ts';
export { supplierDetails } from './equipment/get-supplier-details.call.ts';
export { requirement, requirementInput } from './leads/submit-requirement.call.ts';
export { foundPlace, geocodeInput } from './map/geocode.call.ts';
export { viewport, viewportInput } from './map/get-viewport.call.ts';
export { callSchemas } from './schemas.generated.ts';
export { suggestInput, suggestions } from './search/suggest.call.ts';

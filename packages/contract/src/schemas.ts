/** The full description of every call, with its shapes as zod schemas: for the server and for tests. Never imported in browsers. */
import type { CallName, DefinedCall } from './call.ts';
import { callSchemas } from './schemas.generated.ts';

export { session } from './accounts/get-sessions.call.ts';
export { signUpInput } from './accounts/sign-up.call.ts';
export { category, dropDownItem } from './catalogue/catalogue.shapes.ts';
export { mfgYear } from './drop-downs/get-mfg-year-drop-down.call.ts';
export { region } from './drop-downs/get-region-drop-down.call.ts';
export type { DefinedCall } from './call.ts';
export type { CallDefinition, CallSchema } from './define-call.ts';
export { equipment, equipmentDetails, equipmentId, equipmentPage, facets } from './equipment/equipment.shapes.ts';
export { searchInput, type SearchInput } from './equipment/search-input.shapes.ts';
export { supplierDetails } from './equipment/get-supplier-details.call.ts';
export { requirement, requirementInput } from './leads/submit-requirement.call.ts';
export { fieldErrorIn, wrong } from './field-errors.ts';
export { foundPlace, geocodeInput } from './map/geocode.call.ts';
export { viewport, viewportInput } from './map/get-viewport.call.ts';
export { importedMachine } from './own-equipment/own-equipment.shapes.ts';
export { suggestInput, suggestions } from './search/suggest.call.ts';

export { callSchemas };

/** All calls with their full descriptions. */
export const definedCalls: readonly DefinedCall[] = (Object.keys(callSchemas) as CallName[]).map((name) => ({
  name,
  ...callSchemas[name],
}));

/** Every API call as browsers know it: where it is and who may make it. Its shapes are types only, so nothing here weighs. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { callSchemas } from './schemas/by-call.ts';
import type { equipment, equipmentDetails, equipmentPage, facets } from './schemas/equipment.ts';
import type { category, dropDownItem, region } from './schemas/lists.ts';
import type { viewport } from './schemas/map.ts';
import type { foundPlace, suggestions } from './schemas/places.ts';

export { errors, type ErrorBody, type ErrorCode } from './errors.ts';

export type Category = z.output<typeof category>;
export type DropDownItem = z.output<typeof dropDownItem>;
export type Region = z.output<typeof region>;
export type Equipment = z.output<typeof equipment>;
export type EquipmentDetails = z.output<typeof equipmentDetails>;
export type EquipmentPage = z.output<typeof equipmentPage>;
export type Facets = z.output<typeof facets>;
export type Viewport = z.output<typeof viewport>;
/** What a map may ask for. */
export type ViewportInput = z.output<(typeof callSchemas)['getViewport']['input']>;
export type FoundPlace = z.output<typeof foundPlace>;
export type Suggestions = z.output<typeof suggestions>;
/** A renter's requirement, after checking. */
export type RequirementInput = z.output<(typeof callSchemas)['submitRequirement']['input']>;
/** What a search may ask for; every key is optional. */
export type SearchInput = z.output<(typeof callSchemas)['searchEquipments']['input']>;

/** Who may make a call. The server enforces it; a generated test runs the matrix (spec: calls.md). */
export type Who = 'anyone' | 'loggedIn' | 'admin' | 'supplierOrUser' | 'owner';

/** The name of a call: the key of its schemas, and its operation id in OpenAPI. */
export type CallName = keyof typeof callSchemas;

/** One API call. The schemas of the same name in `./schemas` check its shapes on the server. */
export interface Call<Input = unknown, Output = unknown> {
  readonly name: CallName;
  /** The documented method. */
  readonly method: 'GET' | 'POST';
  /** Below `/api`, exactly as documented, e.g. `/Category/GetCategories`. */
  readonly path: string;
  readonly who: Who;
  /**
   * A public read. It answers GET (also where the documented method is POST) with the same keys in the query, is the same
   * for everybody, carries an ETag and may be cached; browsers use that form, since it needs no preflight.
   */
  readonly publicRead?: true;
  /** What the call answers with besides the errors any call may meet (`request.invalid`, `server.failed`, …). */
  readonly errors?: readonly ErrorCode[];
  /** Types only; never present at run time. */
  readonly types?: { readonly input: Input; readonly output: Output };
}

/** What a call takes. */
export type InputOf<C> = C extends Call<infer Input, infer _Output> ? Input : never;
/** What a call's answer carries in `data`, or for a page of machines the whole page. */
export type OutputOf<C> = C extends Call<infer _Input, infer Output> ? Output : never;

type Schemas = typeof callSchemas;
type CallNamed<Name extends CallName> = Call<z.output<Schemas[Name]['input']>, z.output<Schemas[Name]['output']>>;

/* Marked pure at each use: a bundle holds the calls it makes and no others. */
const defineCall = <Name extends CallName>(name: Name, facts: Omit<Call, 'name' | 'types'>): CallNamed<Name> => ({
  name,
  ...facts,
});

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
  ...search,
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
  errors: ['category.unknown', 'lead.tooMany'],
});

/** All calls, for the server's routes, OpenAPI and the checks; a bundle that names single calls does not carry it. */
export const allCalls: readonly Call[] = [
  getCategories,
  getCategoryDropDown,
  getEquipmentTypeDropDown,
  getRegionDropDown,
  getMfgYearDropDown,
  getActiveSubscriptionEquipments,
  searchEquipments,
  getAllEquipments,
  getEquipmentById,
  suggest,
  getViewport,
  geocode,
  submitRequirement,
];

/**
 * Input as the query of the cacheable GET form, keys sorted so that equal questions have one address; what is off is left out.
 * Lists are comma-separated, `near` and `bounds` are their numbers in documented order.
 */
export function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input) as [string, unknown][]) {
    const text = String(value instanceof Object ? Object.values(value) : (value ?? ''));
    if (text) query.append(key, text);
  }
  query.sort();
  return String(query);
}

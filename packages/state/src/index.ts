export { ApiError } from '@yantra/client';
export { type CityStore, type SelectedCity, cityStorageKey, createStoredCity } from './city.ts';
export { pageScope, scopeContext } from './context.ts';
export { ScopeProvider, useScope } from './react.tsx';
export { type Remote, dataOf, mapRemote } from './remote.ts';
export type { Resource } from './resource.ts';
export { type Notice, type Scope, type ScopeOptions, type ScopeSnapshot, createScope } from './scope.ts';
export { createHostScope } from './host-scope.ts';
export { tellingFailures } from './telling-failures.ts';

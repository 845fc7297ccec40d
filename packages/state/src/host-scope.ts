import { createClient } from '@yantra/client';
import { defaultCity } from '@yantra/places';
import { createStoredCity } from './city.ts';
import { type Scope, createScope } from './scope.ts';

/** A scope as pages on the marketplace's partners' hosts have it: over HTTP, the city in local storage. */
export function createHostScope(siteUrl: string, fetcher?: typeof fetch): Scope {
  return createScope({
    client: createClient({ apiUrl: siteUrl, ...(fetcher && { fetch: fetcher }) }),
    siteUrl,
    cityStore: createStoredCity(() => localStorage),
    defaultCity,
  });
}

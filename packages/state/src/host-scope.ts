import type { Client } from '@yantra/client';
import { defaultCity } from '@yantra/places';
import { createStoredCity } from './city.ts';
import { type Scope, createScope } from './scope.ts';

/**
 * A scope as pages of other companies have it: the marketplace is elsewhere, the city is kept in local storage.
 * @param partner the key of the website
 */
export const createHostScope = (siteUrl: string, client: Client, partner?: string): Scope =>
  createScope({ client, siteUrl, partner, cityStore: createStoredCity(() => localStorage), defaultCity });

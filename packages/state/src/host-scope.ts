import type { Client } from '@yantra/client';
import { defaultCity } from '@yantra/places';
import { createStoredCity } from './city.ts';
import { type Scope, createScope } from './scope.ts';

/**
 * The scope on other companies' pages: the marketplace has another origin, the city is in local storage.
 * @param partner the website's key
 */
export const createHostScope = (siteUrl: string, client: Client, partner?: string): Scope =>
  createScope({ client, siteUrl, partner, cityStore: createStoredCity(() => localStorage), defaultCity });

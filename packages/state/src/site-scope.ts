import { createClient } from '@yantra/client';
import { createHostScope } from './host-scope.ts';
import type { Scope } from './scope.ts';

/**
 * The scope of an app of one's own, with the marketplace at this address: `createSiteScope('https://yantra.example')`. Make it once, and give it to a
 * `ScopeProvider` around the widgets.
 * @param partner the website's key
 */
export const createSiteScope = (siteUrl: string, partner?: string): Scope =>
  createHostScope(siteUrl, createClient({ apiUrl: siteUrl }), partner);

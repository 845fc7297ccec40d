import { api } from './api.ts';
import { architecture } from './architecture.ts';
import { calls } from './calls.ts';
import type { Check } from './check.ts';
import { databaseTypes } from './database-types.ts';
import { dealStates } from './deal-states.ts';
import { elementDocs } from './element-docs.ts';
import { flowsCheck } from './flows.ts';
import { format } from './format.ts';
import { leftovers } from './leftovers.ts';
import { limits } from './limits.ts';
import { links } from './links.ts';
import { lint } from './lint.ts';
import { manifests } from './manifests.ts';
import { packageShape } from './packages.ts';
import { pinZonesCheck } from './pin-zones.ts';
import { serverMap } from './server-map.ts';
import { signals } from './signals.ts';
import { specification } from './specification.ts';
import { styleSheets } from './style-sheets.ts';
import { transactions } from './transactions.ts';
import { translations } from './translations.ts';
import { types } from './types.ts';
import { unused } from './unused.ts';
import { workflows } from './workflows.ts';

/**
 * Slow checks first, so that quick ones fill the gaps. Checks in this process alternate with those that start another, since two of the former cannot run at
 * once.
 */
export const checks: readonly Check[] = [
  architecture,
  databaseTypes,
  types,
  api,
  signals,
  transactions,
  lint,
  elementDocs,
  calls,
  unused,
  format,
  packageShape,
  manifests,
  leftovers,
  limits,
  links,
  pinZonesCheck,
  serverMap,
  dealStates,
  flowsCheck,
  specification,
  translations,
  styleSheets,
  workflows,
];

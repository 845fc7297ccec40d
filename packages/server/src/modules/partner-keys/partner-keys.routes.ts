import {
  addPartnerKey,
  embedEvent,
  getLeadReceipt,
  getPartnerFigures,
  getPartnerKeys,
  revokePartnerKey,
  updatePartnerKey,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { LeadReceipts } from './lead-receipts.ts';
import type { PartnerKeys } from './partner-keys.service.ts';
import type { PartnerSites } from './partner-sites.service.ts';

export const partnerKeysRoutes = (keys: PartnerKeys, sites: PartnerSites, receipts: LeadReceipts): BoundCall[] => [
  bind(getPartnerKeys, (input, context) => keys.list(input, callerIn(context))),
  bind(addPartnerKey, (input, context) => keys.add(input, callerIn(context))),
  bind(updatePartnerKey, (input, context) => keys.update(input, callerIn(context))),
  bind(revokePartnerKey, ({ id }, context) => keys.revoke(id, callerIn(context))),
  bind(getPartnerFigures, (input, context) => sites.figures(input, callerIn(context))),
  bind(embedEvent, (input, { foreignOrigin: origin, address = '' }) => sites.count(input, { origin, address })),
  bind(getLeadReceipt, async (input) => ({ receipt: await receipts.make(input) })),
];

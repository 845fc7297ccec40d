import { getLeads, openLead, submitRequirement, updateLead } from '@yantra/contract/calls';
import type { Clock } from '../../clock.ts';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Leads } from './leads.service.ts';
import type { OpenLeads } from './open-leads.service.ts';
import type { OwnLeads } from './own-leads.service.ts';
import { requirementForm } from './requirement-form.ts';

export const leadsRoutes = (leads: Leads, ownLeads: OwnLeads, openLeads: OpenLeads, clock: Clock): BoundCall[] => [
  bind(
    submitRequirement,
    (input, { address = '', foreignOrigin, caller }) => leads.submit(input, { address, foreignOrigin, caller }),
    requirementForm(() => clock.now()),
  ),
  bind(getLeads, (input, context) => ownLeads.list(input, callerIn(context))),
  bind(openLead, (input, context) => openLeads.open(input, callerIn(context))),
  bind(updateLead, async (input, context) => {
    await ownLeads.update(input, callerIn(context));
    return {};
  }),
];

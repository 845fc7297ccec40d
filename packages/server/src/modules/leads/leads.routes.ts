import { createHash } from 'node:crypto';
import {
  assignLead,
  exportLeads,
  getLeadAssignees,
  getLeads,
  openLead,
  submitRequirement,
  updateLead,
  type OutputOf,
} from '@yantra/contract/calls';
import { hourMs } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import { bind, type BoundCall, callerIn, type FormPost } from '../../http/bind.ts';
import type { Assignments } from './assignments.service.ts';
import type { Leads } from './leads.service.ts';
import type { OpenLeads } from './open-leads.service.ts';
import type { OwnLeads } from './own-leads.service.ts';

export interface LeadServices {
  readonly leads: Leads;
  readonly ownLeads: OwnLeads;
  readonly openLeads: OpenLeads;
  readonly assignments: Assignments;
}

export const leadsRoutes = ({ leads, ownLeads, openLeads, assignments }: LeadServices, clock: Clock): BoundCall[] => [
  bind(
    submitRequirement,
    (input, { address = '', foreignOrigin, caller, locale }) =>
      leads.submit({ ...input, locale: input.locale ?? locale }, { address, foreignOrigin, caller }),
    requirementForm(() => clock.now()),
  ),
  bind(getLeads, (input, context) => ownLeads.list(input, callerIn(context))),
  bind(openLead, (input, context) => openLeads.open(input, callerIn(context))),
  bind(exportLeads, (input, context) => ownLeads.exported(input, callerIn(context))),
  bind(getLeadAssignees, (input) => assignments.assignees(input)),
  bind(assignLead, (input, context) => assignments.assign(input, callerIn(context))),
  bind(updateLead, (input, context) => ownLeads.update(input, callerIn(context))),
];

type Requirement = OutputOf<typeof submitRequirement>;

/**
 * The requirement as a plain form, for browsers without JavaScript. Its key is made of its content and the hour, so that a second press of the button stores
 * nothing more.
 */
export const requirementForm = (
  now: () => Date,
  // Always a number: the schema has refused everything else.
  // From there its phone is confirmed, which asks owners for quotes.
  goTo: FormPost['goTo'] = (fields, output) =>
    `/equipments?categoryId=${Number(fields['categoryId'])}&sent=1&request=${(output as Requirement).id}`,
): FormPost => ({
  inputOf: (fields) => {
    const { idempotencyKey = '', ...content } = fields;
    return { ...content, idempotencyKey: idempotencyKey === '' ? keyOf(content, now()) : idempotencyKey };
  },
  goTo,
});

function keyOf(content: Readonly<Record<string, string>>, now: Date): string {
  const said = Object.entries(content)
    .map(([name, value]) => [name, value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hour = Math.floor(now.getTime() / hourMs);
  return `form-${createHash('sha256')
    .update(JSON.stringify([said, hour]))
    .digest('base64url')}`;
}

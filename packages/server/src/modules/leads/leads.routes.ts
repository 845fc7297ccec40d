import { submitRequirement } from '@yantra/contract/calls';
import type { Clock } from '../../clock.ts';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { Leads } from './leads.service.ts';
import { requirementForm } from './requirement-form.ts';

export const leadsRoutes = (leads: Leads, clock: Clock): BoundCall[] => [
  bind(
    submitRequirement,
    (input, { address = '' }) => leads.submit(input, address),
    requirementForm(() => clock.now()),
  ),
];

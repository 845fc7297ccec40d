import { limits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { flag, optional } from '../shapes/input.ts';
import { purchasedPlan } from './get-purchased-subscriptions.call.ts';
import { uuid } from './payments.shapes.ts';

const machineIds = z
  .array(uuid(wrong('machines.noId')), wrong('machines.required'))
  .max(limits.machinesOfPlan, wrong('machines.tooMany'))
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]);

export const updatePurchaseSelection = defineCall({
  summary: 'Says which machines stand on a plan that was bought, from now on.',
  route: 'POST /Subscription/UpdatePurchaseSelection',
  who: 'owner',
  input: z.object({
    /** The purchase's id; it runs or begins later. */
    id: uuid(wrong('purchase.noId')),
    /** The complete selection; empty frees every place. */
    selectedEquipmentIds: machineIds,
    /** Takes machines off the other plans that they are on at the same time; without it such a machine is refused. */
    move: optional(z.preprocess(flag, z.boolean(wrong('move.invalid')))),
    /** The selection when it was read: another person's change since then is not overwritten. */
    knownEquipmentIds: optional(machineIds),
  }),
  output: purchasedPlan,
  message: 'The machines of your plan are changed.',
  errors: [
    'purchase.unknown',
    'purchase.ended',
    'purchase.changed',
    'purchase.machines',
    'purchase.tooManyMachines',
    'purchase.running',
    'purchase.tooManyChanges',
  ],
  says: ['machines.onOthers'],
});

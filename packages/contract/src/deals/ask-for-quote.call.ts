import { compareLimits, inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipmentId } from '../equipment/equipment.shapes.ts';
import { wrong } from '../field-errors.ts';
import { requirement, requirementInput } from '../leads/submit-requirement.call.ts';
import { listOf, optional } from '../shapes/input.ts';

const otherMachines = z
  .array(
    z.string(wrong('machine.noId')).min(1, wrong('machine.noId')).max(inputLengths.id, wrong('machine.noId')),
    wrong('machine.noId'),
  )
  .max(compareLimits.most - 1, wrong('choice.invalid'));

export const askForQuote = defineCall({
  summary:
    'Asks the owner of one machine for a quote, or the owners of several, once per key; also taken as a plain form.',
  route: 'POST /Deal/AskForQuote',
  who: 'anyone',
  /** As a requirement, with machines instead of a category. */
  input: requirementInput.omit({ categoryId: true }).extend({
    equipmentId: equipmentId.shape.id,
    /** Up to three more, whose owners are asked the same; a form sends their ids with commas. Those that are not listed any more are left out. */
    otherEquipmentIds: optional(z.preprocess(listOf, otherMachines)),
  }),
  output: requirement,
  fromPartners: true,
  errors: ['equipment.unknown', 'lead.tooMany', 'receipt.invalid'],
  says: ['city.unknown'],
});

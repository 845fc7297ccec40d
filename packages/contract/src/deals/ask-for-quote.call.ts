import { defineCall } from '../define-call.ts';
import { equipmentId } from '../equipment/equipment.shapes.ts';
import { requirement, requirementInput } from '../leads/submit-requirement.call.ts';

export const askForQuote = defineCall({
  summary: 'Asks the owner of one machine for a quote, once per key; also taken as a plain form.',
  route: 'POST /Deal/AskForQuote',
  who: 'anyone',
  /** As a requirement, with the machine instead of a category. */
  input: requirementInput.omit({ categoryId: true }).extend({ equipmentId: equipmentId.shape.id }),
  output: requirement,
  fromPartners: true,
  errors: ['equipment.unknown', 'lead.tooMany', 'receipt.invalid'],
  says: ['city.unknown'],
});

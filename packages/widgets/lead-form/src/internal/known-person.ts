import { batch } from '@preact/signals-react';
import type { LeadFormModel } from '../lead-form.model.ts';
import { type KnownPerson, type PersonField, faultOf, personFields, phoneText } from '../lead.ts';

const textsOf = (person: KnownPerson | undefined): Record<PersonField, string> => {
  const { fullName = '', email = '', phone = '' } = person ?? {};
  return { fullName, email, phone: phone && phoneText(phone) };
};

/**
 * Takes the logged-in person, or that nobody is logged in any more, into the personal fields, unless something else was typed
 * there. A line replaces them where nothing is missing.
 */
export function takeKnownPerson(
  model: Pick<LeadFormModel, 'known' | 'values' | 'fill'>,
  person: KnownPerson | undefined,
): void {
  const [before, now] = [textsOf(model.known.peek()?.person), textsOf(person)];
  const areOurs = personFields.every((field) => ['', before[field], now[field]].includes(model.values.peek()[field]));
  const isWhole = personFields.every((field) => !faultOf(field, now[field]));
  batch(() => {
    if (areOurs) model.fill(now);
    model.known.value = person && { person, isLine: areOurs && isWhole };
  });
}

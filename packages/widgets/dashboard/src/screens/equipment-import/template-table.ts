import type { DropDownItem } from '@yantra/contract/calls';
import { equipmentStatuses, factNames, isChoiceFact, rentalTypes } from '@yantra/domain';
import { messages as factTexts } from '../../kit/kind-facts.messages.ts';
import { factLabel, factOptions } from '../../kit/kind-facts.ts';
import { safeCell } from './columns.ts';
import { messages } from './equipment-import.messages.ts';
import { example } from './example-row.ts';
import type { TemplateSheet } from './template.ts';

const hiredBy = ({ facts = [] }: Pick<DropDownItem, 'facts'>): string =>
  facts.map((fact) => factLabel(fact, factTexts)).join(', ');

/** The sheets of the template: headings with an example, and the allowed values of some columns. In English: the import recognizes these headings. */
export function templateSheets(lists: {
  readonly categories: readonly string[];
  readonly types: readonly Pick<DropDownItem, 'value' | 'facts'>[];
}): readonly TemplateSheet[] {
  const fields = Object.keys(messages.fields) as (keyof typeof messages.fields)[];
  const allowed: readonly (readonly string[])[] = [
    [messages.fields.categories, ...lists.categories],
    [messages.fields.equipmentTypeId, ...lists.types.map(({ value }) => value)],
    // For each type, the columns it needs and their unit.
    [factTexts.hiredBy, ...lists.types.map(hiredBy)],
    ...factNames
      .filter(isChoiceFact)
      .map((fact) => [messages.fields[fact], ...factOptions(fact, factTexts).map(({ label }) => label)]),
    [messages.fields.rentalType, ...rentalTypes.map(({ unit }) => unit)],
    [messages.fields.status, ...equipmentStatuses],
    [messages.fields.transport, 'included', 'extra', 'renter', 'not stated'],
    [messages.fields.fuelBy, 'included', 'renter', 'not stated'],
    ['Yes or no', 'yes', 'no'],
  ];
  const longest = Math.max(...allowed.map((list) => list.length));
  return [
    {
      name: 'Machines',
      rows: [fields.map((field) => messages.fields[field]), fields.map((field) => example[field] ?? '')],
    },
    {
      name: 'Allowed values',
      rows: Array.from({ length: longest }, (_, at) => allowed.map((list) => safeCell(list[at] ?? ''))),
    },
  ];
}

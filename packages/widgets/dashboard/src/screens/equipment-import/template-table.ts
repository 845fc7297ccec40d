import { equipmentStatuses, rentalTypes } from '@yantra/domain';
import { safeCell } from './columns.ts';
import { messages } from './equipment-import.messages.ts';
import { example } from './example-row.ts';
import type { TemplateSheet } from './template.ts';

/** The sheets of the template: headings with an example, and what may stand below some of them. In English: by these names columns are known again. */
export function templateSheets(lists: {
  readonly categories: readonly string[];
  readonly types: readonly string[];
}): readonly TemplateSheet[] {
  const fields = Object.keys(messages.fields) as (keyof typeof messages.fields)[];
  const allowed: readonly (readonly string[])[] = [
    [messages.fields.categories, ...lists.categories],
    [messages.fields.equipmentTypeId, ...lists.types],
    [messages.fields.rentalType, ...rentalTypes.map(({ unit }) => unit)],
    [messages.fields.status, ...equipmentStatuses],
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

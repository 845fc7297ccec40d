import { defineWidget } from '@yantra/element';
import { scopeContext } from '@yantra/state';
import { base, tokens } from '@yantra/ui/sheets';
import sheet from './equipment-search.css?inline';
import { EquipmentSearch } from './equipment-search.tsx';

/** `<yantra-equipment-search>`: say what it does on a page. */
export const EquipmentSearchElement = defineWidget({
  tag: 'yantra-equipment-search',
  description: 'Equipment search.',
  attributes: {},
  events: {},
  parts: {},
  component: EquipmentSearch,
  sheets: () => [base, sheet],
  tokens: () => tokens,
  context: scopeContext,
});

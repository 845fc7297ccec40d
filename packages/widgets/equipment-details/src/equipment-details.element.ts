import { defineWidget } from '@yantra/element';
import { scopeContext } from '@yantra/state';
import { base, tokens } from '@yantra/ui/sheets';
import sheet from './equipment-details.css?inline';
import { EquipmentDetails } from './equipment-details.tsx';

/** `<yantra-equipment-details>`: say what it does on a page. */
export const EquipmentDetailsElement = defineWidget({
  tag: 'yantra-equipment-details',
  description: 'Equipment details.',
  attributes: {},
  events: {},
  parts: {},
  component: EquipmentDetails,
  sheets: () => [base, sheet],
  tokens: () => tokens,
  context: scopeContext,
});

import { defineWidget } from '@yantra/element';
import { scopeContext } from '@yantra/state';
import { base, tokens } from '@yantra/ui/sheets';
import sheet from './equipment-map.css?inline';
import { EquipmentMap } from './equipment-map.tsx';

/** `<yantra-equipment-map>`: say what it does on a page. */
export const EquipmentMapElement = defineWidget({
  tag: 'yantra-equipment-map',
  description: 'Equipment map.',
  attributes: {},
  events: {},
  parts: {},
  component: EquipmentMap,
  sheets: () => [base, sheet],
  tokens: () => tokens,
  context: scopeContext,
});

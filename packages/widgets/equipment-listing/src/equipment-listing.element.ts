import { defineWidget } from '@yantra/element';
import { scopeContext } from '@yantra/state';
import { base, tokens } from '@yantra/ui/sheets';
import sheet from './equipment-listing.css?inline';
import { EquipmentListing } from './equipment-listing.tsx';

/** `<yantra-equipment-listing>`: say what it does on a page. */
export const EquipmentListingElement = defineWidget({
  tag: 'yantra-equipment-listing',
  description: 'Equipment listing.',
  attributes: {},
  events: {},
  parts: {},
  component: EquipmentListing,
  sheets: () => [base, sheet],
  tokens: () => tokens,
  context: scopeContext,
});

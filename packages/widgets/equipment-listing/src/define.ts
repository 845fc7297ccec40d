import { register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { EquipmentListingElement } from './equipment-listing.element.ts';

register(EquipmentListingElement.widget.tag, EquipmentListingElement, version);

declare global {
  interface HTMLElementTagNameMap {
    'yantra-equipment-listing': InstanceType<typeof EquipmentListingElement>;
  }
}

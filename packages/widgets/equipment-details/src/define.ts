import { register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { EquipmentDetailsElement } from './equipment-details.element.ts';

register(EquipmentDetailsElement.widget.tag, EquipmentDetailsElement, version);

declare global {
  interface HTMLElementTagNameMap {
    'yantra-equipment-details': InstanceType<typeof EquipmentDetailsElement>;
  }
}

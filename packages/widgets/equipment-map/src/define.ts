import { register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { EquipmentMapElement } from './equipment-map.element.ts';

register(EquipmentMapElement.widget.tag, EquipmentMapElement, version);

declare global {
  interface HTMLElementTagNameMap {
    'yantra-equipment-map': InstanceType<typeof EquipmentMapElement>;
  }
}

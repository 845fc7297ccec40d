import { register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { EquipmentSearchElement } from './equipment-search.element.ts';

register(EquipmentSearchElement.widget.tag, EquipmentSearchElement, version);

declare global {
  interface HTMLElementTagNameMap {
    'yantra-equipment-search': InstanceType<typeof EquipmentSearchElement>;
  }
}

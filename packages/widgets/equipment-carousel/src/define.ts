import { register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { EquipmentCarouselElement } from './equipment-carousel.element.ts';

register(EquipmentCarouselElement.widget.tag, EquipmentCarouselElement, version);

declare global {
  interface HTMLElementTagNameMap {
    'yantra-equipment-carousel': InstanceType<typeof EquipmentCarouselElement>;
  }
}

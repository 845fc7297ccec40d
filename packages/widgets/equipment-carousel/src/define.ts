import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { EquipmentCarouselElement } from './equipment-carousel.element.ts';

register(EquipmentCarouselElement.widget.tag, EquipmentCarouselElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof EquipmentCarouselElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof EquipmentCarouselElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof EquipmentCarouselElement> {}
  }
}

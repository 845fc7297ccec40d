import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { EquipmentListingElement } from './equipment-listing.element.ts';

register(EquipmentListingElement.widget.tag, EquipmentListingElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof EquipmentListingElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof EquipmentListingElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof EquipmentListingElement> {}
  }
}

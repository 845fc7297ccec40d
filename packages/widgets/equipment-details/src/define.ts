import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { EquipmentDetailsElement } from './equipment-details.element.ts';

register(EquipmentDetailsElement.widget.tag, EquipmentDetailsElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof EquipmentDetailsElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof EquipmentDetailsElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof EquipmentDetailsElement> {}
  }
}

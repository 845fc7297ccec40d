import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { EquipmentMapElement } from './equipment-map.element.ts';

register(EquipmentMapElement.widget.tag, EquipmentMapElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof EquipmentMapElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof EquipmentMapElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof EquipmentMapElement> {}
  }
}

import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { EquipmentSearchElement } from './equipment-search.element.ts';

register(EquipmentSearchElement.widget.tag, EquipmentSearchElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof EquipmentSearchElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof EquipmentSearchElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof EquipmentSearchElement> {}
  }
}

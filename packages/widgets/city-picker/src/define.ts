import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { CityPickerElement } from './city-picker.element.ts';

register(CityPickerElement.widget.tag, CityPickerElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof CityPickerElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof CityPickerElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof CityPickerElement> {}
  }
}

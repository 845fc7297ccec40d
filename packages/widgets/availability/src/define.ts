import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { AvailabilityElement } from './availability.element.ts';

register(AvailabilityElement.widget.tag, AvailabilityElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof AvailabilityElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof AvailabilityElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof AvailabilityElement> {}
  }
}

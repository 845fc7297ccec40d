import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { CompareElement } from './compare.element.ts';

register(CompareElement.widget.tag, CompareElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof CompareElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof CompareElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof CompareElement> {}
  }
}

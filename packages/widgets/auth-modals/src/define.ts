import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { AuthModalsElement } from './auth-modals.element.ts';

register(AuthModalsElement.widget.tag, AuthModalsElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof AuthModalsElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof AuthModalsElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof AuthModalsElement> {}
  }
}

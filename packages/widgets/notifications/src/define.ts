import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { NotificationsElement } from './notifications.element.ts';

register(NotificationsElement.widget.tag, NotificationsElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof NotificationsElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof NotificationsElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof NotificationsElement> {}
  }
}

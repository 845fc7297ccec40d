import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { DashboardElement } from './dashboard.element.ts';

register(DashboardElement.widget.tag, DashboardElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof DashboardElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof DashboardElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof DashboardElement> {}
  }
}

import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { LeadFormElement } from './lead-form.element.ts';

register(LeadFormElement.widget.tag, LeadFormElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof LeadFormElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof LeadFormElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof LeadFormElement> {}
  }
}

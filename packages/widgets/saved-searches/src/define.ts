import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { SavedSearchesElement } from './saved-searches.element.ts';

register(SavedSearchesElement.widget.tag, SavedSearchesElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof SavedSearchesElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof SavedSearchesElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof SavedSearchesElement> {}
  }
}

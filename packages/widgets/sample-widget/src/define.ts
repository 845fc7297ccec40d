import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { SampleWidgetElement } from './sample-widget.element.ts';

register(SampleWidgetElement.widget.tag, SampleWidgetElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof SampleWidgetElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof SampleWidgetElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof SampleWidgetElement> {}
  }
}

import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { JobCostElement } from './job-cost.element.ts';

register(JobCostElement.widget.tag, JobCostElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof JobCostElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof JobCostElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof JobCostElement> {}
  }
}

import { type ElementTags, type EventsByName, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { FavouritesElement } from './favourites.element.ts';

register(FavouritesElement.widget.tag, FavouritesElement, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof FavouritesElement> {}
  interface GlobalEventHandlersEventMap extends EventsByName<typeof FavouritesElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof FavouritesElement> {}
  }
}

import { ScopeElement } from './scope.element.ts';

export { ScopeElement };

// Another copy of this package may have been first; the protocol between them is the same.
if (!customElements.get('yantra-scope')) customElements.define('yantra-scope', ScopeElement);

declare global {
  interface HTMLElementTagNameMap {
    'yantra-scope': ScopeElement;
  }
}

import { createClient } from '@yantra/client';
import { isScopeRequest, knownPageScope } from './context.ts';
import { createHostScope } from './host-scope.ts';
import type { Scope } from './scope.ts';

/**
 * `<yantra-scope api-url="https://…">`: the widgets inside share a city and their answers, apart from the rest of the page.
 * Attribute `api-url`: where the marketplace is; without it, where the page's own scope has it (the embed knows). Attribute `partner`: the key of
 * the website, for all widgets inside. Both are read once, when the first widget asks.
 */
export class ScopeElement extends HTMLElement {
  #scope: Scope | undefined;

  /** The scope, for scripts of the page: `element.scope.selectCity(…)`. */
  get scope(): Scope {
    if (this.#scope) return this.#scope;
    const siteUrl = (this.getAttribute('api-url') ?? knownPageScope()?.siteUrl ?? '').replace(/\/$/, '');
    const partner = this.getAttribute('partner') ?? undefined;
    return (this.#scope = createHostScope(siteUrl, createClient({ apiUrl: siteUrl }), partner));
  }

  /** Set one of your own making before a widget inside asks. */
  set scope(scope: Scope) {
    this.#scope = scope;
  }

  connectedCallback(): void {
    this.addEventListener('context-request', this.#answer);
  }

  disconnectedCallback(): void {
    this.removeEventListener('context-request', this.#answer);
  }

  #answer = (event: Event): void => {
    if (!isScopeRequest(event) || event.target === this) return;
    event.stopPropagation();
    event.callback(this.scope);
  };
}

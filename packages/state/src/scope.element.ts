import type { Client } from '@yantra/client';
import { isScopeRequest, knownPageScope } from './context.ts';
import { createHostScope } from './host-scope.ts';
import type { Scope } from './scope.ts';

/** The values of the theme attribute, as `color-scheme`; any other value keeps the page's. */
const schemes: Readonly<Record<string, string>> = { light: 'light', dark: 'dark', auto: 'light dark' };

/**
 * `<yantra-scope api-url="https://…">`: the widgets inside, and those whose `for` names its id, share a city and answers, apart from the rest of the page.
 * Attribute `api-url`: the marketplace's address; by default that of the page's own scope (the embed knows it). Attribute `partner`: the website's key, for all
 * of its widgets. Both are read once, when the first widget asks. Attribute `theme`: 'light', 'dark' or 'auto', for the widgets inside.
 */
export abstract class ScopeBase extends HTMLElement {
  static readonly observedAttributes = ['theme'];
  #scope: Scope | undefined;

  /** Makes the client of the marketplace. */
  protected abstract clientOf(apiUrl: string): Client;

  /** The scope, for scripts of the page: `element.scope.selectCity(…)`. */
  get scope(): Scope {
    if (this.#scope) return this.#scope;
    const siteUrl = (this.getAttribute('api-url') ?? knownPageScope()?.siteUrl ?? '').replace(/\/$/, '');
    const partner = this.getAttribute('partner') ?? undefined;
    return (this.#scope = createHostScope(siteUrl, this.clientOf(siteUrl), partner));
  }

  /** Set one of your own before a widget inside asks. */
  set scope(scope: Scope) {
    this.#scope = scope;
  }

  connectedCallback(): void {
    this.addEventListener('context-request', this.#answer);
  }

  disconnectedCallback(): void {
    this.removeEventListener('context-request', this.#answer);
  }

  attributeChangedCallback(_name: string, _before: string | null, theme: string | null): void {
    this.style.colorScheme = schemes[theme ?? ''] ?? '';
  }

  #answer = (event: Event): void => {
    if (!isScopeRequest(event) || event.target === this) return;
    event.stopPropagation();
    event.callback(this.scope);
  };
}

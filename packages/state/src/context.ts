import { type Language, type Languages, type Locale, localeOf } from '@yantra/language';
import { ScopeProvider } from './react.tsx';
import type { Scope } from './scope.ts';

/* The Context Community Protocol: an element that needs a scope asks with an event that bubbles through shadow roots, and the nearest `yantra-scope` answers.
 * The name is a registered symbol, so that two copies of this package on one page understand each other; its number grows when a scope's shape changes. */
export const scopeKey: unique symbol = Symbol.for('yantra.scope.1') as never;

/* No `Event`: MooTools puts its own in that place. */
export class ScopeRequest extends CustomEvent<null> {
  readonly context = scopeKey;
  readonly callback: (scope: Scope) => void;

  constructor(callback: (scope: Scope) => void) {
    super('context-request', { bubbles: true, composed: true });
    this.callback = callback;
  }
}

/** Whether an event asks for a scope; other libraries' requests are ignored. */
export const isScopeRequest = (event: Event): event is ScopeRequest =>
  (event as Partial<ScopeRequest>).context === scopeKey;

type PageWithScope = typeof globalThis & { [scopeKey]?: Scope };

/** The page's own scope, for widgets outside any `yantra-scope`. The first caller creates it: every widget must share one. */
export const pageScope = (create: () => Scope): Scope => ((globalThis as PageWithScope)[scopeKey] ??= create());

/** The page's own scope, if there is one. */
export const knownPageScope = (): Scope | undefined => (globalThis as PageWithScope)[scopeKey];

const scopeTag = 'yantra-scope';

/** The nearest `yantra-scope` around a node, across shadow roots. */
function enclosingScope(node: Element): Element | undefined {
  const found = node.closest(scopeTag);
  if (found) return found;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? enclosingScope(root.host) : undefined;
}

/** Tells screen readers the element's language, whatever the page's is. */
function setLanguage(host: Element, language: Language | undefined): void {
  const root = host.shadowRoot?.getElementById('root');
  const locale = language?.locale ?? 'en';
  // Browsers style all within anew when it is set, even to what it is.
  if (root && root.lang !== locale) root.lang = locale;
}

/** On the element itself: the scope it was last given, and what that was made from. */
const givenKey: unique symbol = Symbol('yantra.given') as never;
type Given = Pick<Scope, 'partner' | 'language'> & { readonly scope: Scope; readonly own: Scope };
type Host = Element & { [givenKey]?: Given };

/** A scope with the widget's own key and language; it shares everything else. Unchanged inputs give the same object: a widget that is moved keeps its state. */
function ownScope(host: Host, scope: Scope, language: Language | undefined): Scope {
  const partner = host.getAttribute('partner') || scope.partner;
  if (partner === scope.partner && !language) return scope;
  const before = host[givenKey];
  if (before?.scope === scope && before.partner === partner && before.language === language) return before.own;
  const own = { ...scope, partner, language };
  host[givenKey] = { scope, partner, language, own };
  return own;
}

/** Loads a host's language. If it fails to load, the widget is shown in English. */
const languageOf = async (host: Element, locale: Locale, languages: Languages): Promise<Language | undefined> => {
  try {
    return (await languages[locale]()).default;
  } catch (error) {
    console.warn(`Yantra: <${host.localName}> speaks English, since its "${locale}" could not be loaded.`, error);
    return undefined;
  }
};

/**
 * How elements find their scope and language: the context for `@yantra/element`.
 * @param languages the element's own; without them it finds its scope only
 */
export const scopeContextIn = (languages?: Languages) => ({
  Provider: ScopeProvider,
  /** A change of these asks again. */
  attributes: ['locale'],
  /**
   * Finds a host's scope and hands it over, once: the `yantra-scope` whose id its attribute `for` names, else the nearest around it. It waits for undefined
   * elements, so the order of scripts does not matter; a host outside of any gets the page's own. It also waits for the language, unless it is English.
   */
  subscribe: (host: HTMLElement, found: (scope: Scope) => void): (() => void) => {
    let isWanted = true;
    let isTaken = false;
    const hand = (scope: Scope, language?: Language) => {
      if (!isWanted) return;
      if (languages) setLanguage(host, language);
      found(ownScope(host, scope, language));
    };
    const take = (scope: Scope) => {
      if (isTaken) return;
      isTaken = true;
      // The scope, which may name the language, is known now.
      const locale = languages && localeOf(host);
      if (locale) void languageOf(host, locale, languages).then((language) => hand(scope, language));
      else hand(scope);
    };
    const ask = () => {
      if (isWanted) host.dispatchEvent(new ScopeRequest(take));
    };
    const id = host.getAttribute('for');
    if (id) void customElements.whenDefined(scopeTag).then(() => takeNamedScope(host, id, take));
    else {
      ask();
      if (!isTaken) {
        if (enclosingScope(host)) void customElements.whenDefined(scopeTag).then(ask);
        else takePageScope(take);
      }
    }
    return () => {
      isWanted = false;
    };
  },
});

/** An id without a scope is a mistake of the page's author: the widget works all the same. */
function takeNamedScope(host: Element, id: string, take: (scope: Scope) => void): void {
  const { scope } = (host.ownerDocument.getElementById(id) ?? {}) as { readonly scope?: Scope };
  if (scope) return take(scope);
  console.warn(`Yantra: for="${id}" names no yantra-scope of this page.`);
  takePageScope(take);
}

function takePageScope(take: (scope: Scope) => void): void {
  const scope = knownPageScope();
  if (scope) take(scope);
  else console.warn('Yantra: no scope. Put the widget into <yantra-scope api-url="…">, or call pageScope() first.');
}

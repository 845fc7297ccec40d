import { type Language, type Languages, type Locale, localeOf } from '@yantra/language';
import { ScopeProvider } from './react.tsx';
import type { Scope } from './scope.ts';

/* The Context Community Protocol: whoever needs a scope asks with an event that bubbles through shadow roots, and the nearest
   `yantra-scope` answers. The name is a registered symbol, so that two copies of this package on one page understand each other; its number
   grows when a scope's shape changes. */
export const scopeKey: unique symbol = Symbol.for('yantra.scope.1') as never;

export class ScopeRequest extends Event {
  readonly context = scopeKey;
  readonly callback: (scope: Scope) => void;

  constructor(callback: (scope: Scope) => void) {
    super('context-request', { bubbles: true, composed: true });
    this.callback = callback;
  }
}

/** Whether an event asks for a scope; another library's request passes by. */
export const isScopeRequest = (event: Event): event is ScopeRequest =>
  (event as Partial<ScopeRequest>).context === scopeKey;

type PageWithScope = typeof globalThis & { [scopeKey]?: Scope };

/** The page's own scope, for widgets that stand in no `yantra-scope`. The first who sets it wins: every widget must share one. */
export const pageScope = (create: () => Scope): Scope => ((globalThis as PageWithScope)[scopeKey] ??= create());

/** The page's own scope, if somebody made one. */
export const knownPageScope = (): Scope | undefined => (globalThis as PageWithScope)[scopeKey];

const scopeTag = 'yantra-scope';

/** The nearest `yantra-scope` around a node, also outside the shadow roots it stands in. */
function enclosingScope(node: Element): Element | undefined {
  const found = node.closest(scopeTag);
  if (found) return found;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? enclosingScope(root.host) : undefined;
}

/** Shows whoever reads aloud in which language the element speaks, whatever that of the page is. */
const sayLanguage = (host: Element, language: Language | undefined) =>
  host.shadowRoot?.getElementById('root')?.setAttribute('lang', language?.locale ?? 'en');

/** On the element itself: the scope that it was given last, and of what that was made. */
const givenKey: unique symbol = Symbol('yantra.given') as never;
type Given = Pick<Scope, 'partner' | 'language'> & { readonly scope: Scope; readonly own: Scope };
type Host = Element & { [givenKey]?: Given };

/** A scope with a key of the widget's own and its language; all else it shares. The same again while these are the same: a widget that is moved keeps what it was doing. */
function ownScope(host: Host, scope: Scope, language: Language | undefined): Scope {
  const partner = host.getAttribute('partner') || scope.partner;
  if (partner === scope.partner && !language) return scope;
  const before = host[givenKey];
  if (before?.scope === scope && before.partner === partner && before.language === language) return before.own;
  const own = { ...scope, partner, language };
  host[givenKey] = { scope, partner, language, own };
  return own;
}

/** Loads the language of a host. One that does not come is no reason to show nothing: the widget then speaks English. */
const languageOf = async (host: Element, locale: Locale, languages: Languages): Promise<Language | undefined> => {
  try {
    return (await languages[locale]()).default;
  } catch (error) {
    console.warn(`Yantra: <${host.localName}> speaks English, since its "${locale}" could not be loaded.`, error);
    return undefined;
  }
};

/**
 * How elements find their scope and their language: what `@yantra/element` needs as its context.
 * @param languages the element's own; without them it finds its scope alone
 */
export const scopeContextIn = (languages?: Languages) => ({
  Provider: ScopeProvider,
  /** At a change of these it is all asked for again. */
  attributes: ['locale'],
  /**
   * Finds the scope of a host and hands it over, once: that of the `yantra-scope` whose id its attribute `for` names, else the nearest around it.
   * What is not defined yet is waited for, so the order in which scripts arrive does not matter; a host outside of any gets the page's own.
   * The language is waited for too, where it is not English.
   */
  subscribe: (host: HTMLElement, found: (scope: Scope) => void): (() => void) => {
    let isWanted = true;
    let isTaken = false;
    const hand = (scope: Scope, language?: Language) => {
      if (!isWanted) return;
      if (languages) sayLanguage(host, language);
      found(ownScope(host, scope, language));
    };
    const take = (scope: Scope) => {
      if (isTaken) return;
      isTaken = true;
      // Now that its scope is there, which may say it.
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

/** An id that names no scope is a slip of the page's author: the widget works all the same. */
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

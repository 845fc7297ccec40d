import { ScopeProvider } from './react.tsx';
import type { Scope } from './scope.ts';

/* The Context Community Protocol: whoever needs a scope asks with an event that bubbles through shadow roots, and the nearest
   `yantra-scope` answers. The name is a registered symbol, so that two copies of this package on one page understand each other; its number
   grows when a scope's shape changes. */
export const scopeKey: unique symbol = Symbol.for('yantra.scope.1') as never;

/** The event of the protocol. */
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

/** How elements find their scope: what `@yantra/element` needs as its context. */
export const scopeContext = {
  Provider: ScopeProvider,
  /**
   * Finds the scope of a host and hands it over, once. A host inside a `yantra-scope` that is not defined yet waits for it, so the
   * order in which scripts arrive does not matter; a host outside of any gets the page's own.
   */
  subscribe(host: HTMLElement, found: (scope: Scope) => void): () => void {
    let isWanted = true;
    const take = (scope: Scope) => {
      if (!isWanted) return;
      isWanted = false;
      found(scope);
    };
    const ask = () => {
      if (isWanted) host.dispatchEvent(new ScopeRequest(take));
    };
    ask();
    if (isWanted) {
      if (enclosingScope(host)) void customElements.whenDefined(scopeTag).then(ask);
      else takePageScope(take);
    }
    return () => {
      isWanted = false;
    };
  },
};

function takePageScope(take: (scope: Scope) => void): void {
  const scope = knownPageScope();
  if (scope) take(scope);
  else console.warn('Yantra: no scope. Put the widget into <yantra-scope api-url="…">, or call pageScope() first.');
}

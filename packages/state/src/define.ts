import { type Client, createClient } from '@yantra/client';
import type { ClassAttributes, HTMLAttributes } from 'react';
import { ScopeBase } from './scope.element.ts';
import type { scopeTable } from './scope.table.ts';
import type { Scope } from './scope.ts';

/** `<yantra-scope>` with a client of its own; see `ScopeBase`. */
export class ScopeElement extends ScopeBase {
  protected override clientOf(apiUrl: string): Client {
    return createClient({ apiUrl });
  }
}

// Another copy of this package may have been first; both speak the same protocol.
if (!customElements.get('yantra-scope')) customElements.define('yantra-scope', ScopeElement);

type Table = typeof scopeTable;
type JsxProps = HTMLAttributes<ScopeElement> &
  ClassAttributes<ScopeElement> & { readonly [Name in keyof Table['attributes']]?: string } & {
    readonly scope?: Scope;
  };

declare global {
  interface HTMLElementTagNameMap extends Record<Table['tag'], ScopeElement> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<Table['tag'], JsxProps> {}
  }
}

import type { Scope } from '@yantra/state';
import type { ComponentType } from 'react';
import type { Address } from './address.ts';
import type { Head } from './head.ts';

/** One page of the site: what it asks before it is rendered on the server, what its head says, what it shows. */
export interface SitePage {
  readonly Component: ComponentType<Address>;
  /** HTTP status once it is loaded; 200 when absent. */
  readonly status?: number | ((scope: Scope, address: Address) => number);
  /** Fills the scope, so that the first HTML has the data. A failure here is shown by the widget itself. */
  readonly load?: (scope: Scope, address: Address) => Promise<unknown>;
  readonly head: (scope: Scope, address: Address) => Head;
}

/** A module of a page: what `import()` gives. */
export interface PageModule {
  readonly page: SitePage;
}

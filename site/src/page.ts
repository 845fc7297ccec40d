import type { LoggedUser, Scope } from '@yantra/state';
import type { ComponentType } from 'react';
import type { Address } from './address.ts';
import type { Head } from './head.ts';

/** One page of the site: what it asks before it is rendered on the server, what its head says, what it shows. */
export interface SitePage {
  /** The module that it is, from the site's folder, as the client build's manifest names it: the first HTML asks for its chunks at once. */
  readonly source: string;
  readonly Component: ComponentType<Address>;
  /** HTTP status once it is loaded; 200 when absent. */
  readonly status?: number | ((scope: Scope, address: Address) => number);
  /** Fills the scope, so that the first HTML has the data. A failure here is shown by the widget itself. */
  readonly load?: (scope: Scope, address: Address) => Promise<unknown>;
  /** What it is made of for somebody whom the server renders it for: asked for before it is rendered, and before the browser takes it over. */
  readonly served?: (address: Address, user: LoggedUser) => Promise<ComponentType<Address>>;
  /** The module of the screen that an address begins with, where a page has many, as `SiteAssets.pages` names it. */
  readonly screen?: (address: Address) => string | undefined;
  /** Brings it into sight in the browser, in place of at once. @param show does so */
  readonly enter?: (show: () => void) => void;
  /** Besides those of every page. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly head: (scope: Scope, address: Address) => Head;
}

/** A module of a page: what `import()` gives. */
export interface PageModule {
  readonly page: SitePage;
}

/** Where a page is, and the module that holds it: each page's code arrives by itself. */
export interface Route {
  /** As react-router writes paths; `*` is the page for every other address. */
  readonly path: string;
  readonly module: () => Promise<PageModule>;
  /** It brings header and landmarks itself; the site's own, and its footer, stay away. */
  readonly hasOwnFrame?: true;
  /** The payment gateway's script may run on it. A document has one policy for its life: a page without this leads here by loading anew. */
  readonly takesPayments?: true;
  /** For developers: it does not exist where people are. */
  readonly isTestPage?: true;
}

/** The pages whose code has arrived. Each rendering on the server and each document in the browser has its own. */
export interface Pages {
  /** Scheme and host of this site, as the server that rendered the document knew them. */
  readonly origin: string;
  /** The route of a path with what the path names, decoded. */
  readonly routeOf: (pathname: string) => { readonly route: Route; readonly params: Address['params'] };
  /** The page, once it has arrived. */
  readonly peek: (route: Route) => SitePage | undefined;
  /** Asks for a page's code; one question however often it is asked, and anew after a failure. */
  readonly load: (route: Route) => Promise<SitePage>;
  /** The page at an address as the server renders it for somebody: it has arrived like that then. */
  readonly serve: (route: Route, address: Address, user: LoggedUser) => Promise<SitePage>;
  /** The last question for a page's code, however it ended, for who renders it: a failure then stays one until somebody loads anew. */
  readonly last: (route: Route) => Promise<SitePage>;
}

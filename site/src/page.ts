import type { Language, Languages } from '@yantra/language';
import type { LoggedUser, Scope } from '@yantra/state';
import type { ComponentType } from 'react';
import type { Address } from './address.ts';
import type { Head } from './head.ts';

/** One page of the site: what it loads before the server renders it, its head, its content. */
export interface SitePage {
  /** Its module, from the site's folder, as in the client build's manifest: the first HTML preloads its chunks. */
  readonly source: string;
  readonly Component: ComponentType<Address>;
  /** Its texts, with those of the widgets on it. They stand beside the module: `home.hi.ts`, `home.mr.ts`. */
  readonly languages?: Languages;
  /** HTTP status after loading; 200 when absent. */
  readonly status?: number | ((scope: Scope, address: Address) => number);
  /** What must be there before the page is shown by a navigation in the browser. */
  readonly ready?: () => Promise<unknown>;
  /** Fills the scope, so that the first HTML has the data. A failure here is shown by the widget itself. */
  readonly load?: (scope: Scope, address: Address) => Promise<unknown>;
  /**
   * The component with the code that an address, or a person, needs besides: loaded before the server renders it, and before the browser hydrates it. Undefined
   * where the page's own will do.
   */
  readonly served?: (address: Address, user: LoggedUser | undefined) => Promise<ComponentType<Address> | undefined>;
  /** The module of that code, as named in `SiteAssets.pages`. */
  readonly screen?: (address: Address) => string | undefined;
  /** Shows it in the browser with a transition. @param show shows it */
  readonly enter?: (show: () => void) => void;
  /** In addition to those of every page. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly head: (scope: Scope, address: Address) => Head;
}

/** A page whose code is there, and in another language than English its texts. */
export interface LoadedPage extends SitePage {
  /** With the texts of what stands around it. */
  readonly language?: Language | undefined;
}

/** A page's module, as `import()` gives it. */
export interface PageModule {
  readonly page: SitePage;
}

/** A page's path, and its module: each page's code is loaded by itself. */
export interface Route {
  /** As react-router writes paths; `*` is the page for every other address. */
  readonly path: string;
  readonly module: () => Promise<PageModule>;
  /** It brings its own header and landmarks; the site's are left out, with the footer. */
  readonly hasOwnFrame?: true;
  /**
   * The payment gateway's script may run on it. A document has one policy for its life: other pages load a new document to get
   * here.
   */
  readonly takesPayments?: true;
  /** For developers: it does not exist in production. */
  readonly isTestPage?: true;
}

/** The pages whose code has loaded. Each rendering on the server and each document in the browser has its own. */
export interface Pages {
  /** What stands before every path in the language that is spoken: `/hi`; nothing in English. */
  readonly prefix: string;
  /** The texts around every page, once they have loaded; undefined is English. */
  readonly frame: () => Language | undefined;
  /** Every language that has loaded, for sentences about what failed; empty in English. */
  readonly spoken: Language[];
  /** Scheme and host of this site, as known to the server that rendered the document. */
  readonly origin: string;
  /** The route of a path without its language, with its decoded parameters. */
  readonly routeOf: (pathname: string) => { readonly route: Route; readonly params: Address['params'] };
  /** The page, once it has loaded. */
  readonly peek: (route: Route) => LoadedPage | undefined;
  /** Loads a page's code: once however often it is called, and again after a failure. */
  readonly load: (route: Route) => Promise<LoadedPage>;
  /** Loads the page at an address with all that the server renders of it, for a person if somebody is logged in. */
  readonly serve: (route: Route, address: Address, user?: LoggedUser) => Promise<LoadedPage>;
  /** The last attempt to load a page's code, for rendering it: a failure stays one until somebody loads again. */
  readonly last: (route: Route) => Promise<LoadedPage>;
}

import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiError, CallOptions, Client } from '@yantra/client';
import type { Call } from '@yantra/contract/calls';
import type { Language } from '@yantra/language';
import type { CityStore, SelectedCity } from './city.ts';
import { type Resource, createResource } from './resource.ts';
import { type Session, noSession } from './session.ts';
import { type Store, createStore } from './store.ts';

/** A message for the person, wherever they are on the page. */
export interface Notice {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  /** How long it stays, in milliseconds (public-area.md §9: 4000, 1500 for API failures). */
  readonly duration: number;
  /** The failed call's error of which it tells, so that whoever shows it can say it in another language. */
  readonly error?: ApiError;
}

export interface ScopeOptions {
  readonly client: Client;
  /** The origin of the API, its pictures and the marketplace's pages; empty for the page's own. No trailing slash. */
  readonly siteUrl: string;
  /** The key of this partner's website. */
  readonly partner?: string | undefined;
  /** The widgets' language, such as the default export of `@yantra/lead-form/languages/hi`. Without it, English. */
  readonly language?: Language | undefined;
  readonly cityStore: CityStore;
  /** The city until one is chosen (Pune, unless the page's author says otherwise). */
  readonly defaultCity: SelectedCity;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Shows notices. Without it they are dropped: on other companies' pages widgets only write in their own frame. */
  readonly notify?: (notice: Notice) => void;
  /** Without one nobody can log in: on other companies' pages, and while the server renders. */
  readonly session?: Session;
}

/**
 * What the widgets of one page, or of part of it, share. All mutable state is here: two scopes on a page are independent, and each rendering on the server has
 * its own.
 */
export interface Scope {
  readonly siteUrl: string;
  /** The key of this partner's website; calls made with it count for it. */
  readonly partner?: string | undefined;
  /** The widgets' language unless English. Elements find their own (`locale`, `lang`); in React it comes with the scope. */
  readonly language?: Language | undefined;
  /** The chosen city. Never absent: it is set before anything is loaded. */
  readonly city: ReadonlySignal<SelectedCity>;
  /** Chooses the city for every widget of the scope, and keeps it for the next visit. */
  readonly selectCity: (city: SelectedCity) => void;
  /** Remote data that depends on signals; see `createResource`. */
  readonly resource: <Input extends object, Output>(
    call: Call<Input, Output>,
    input: () => Input | undefined,
    options?: Pick<CallOptions, 'isQuiet'>,
  ) => Resource<Output>;
  /** Asks once and keeps the answer: the server does so before it renders, so that the first read finds it. */
  readonly prefetch: <Input extends object, Output>(
    call: Call<Input, Output>,
    input: Input,
    options?: Pick<CallOptions, 'isQuiet'>,
  ) => Promise<Output>;
  /** Makes a call that changes something; its answer is not kept. @throws {ApiError} */
  readonly send: <Input extends object, Output>(
    call: Call<Input, Output>,
    input: Input,
    options?: CallOptions,
  ) => Promise<Output>;
  /** Sends and fetches files; only on the marketplace's own pages. */
  readonly files: Client['files'];
  /** Shows the person a message, wherever the page shows notices. */
  readonly notify: (notice: Notice) => void;
  readonly session: Session;
  /** The known answers; see `snapshotOf`. */
  readonly store: Store;
}

/** How long an answer is shown again without asking; the server caches about as long. */
const freshMs = 30_000;
/** Enough to go back through a long visit; a page of machines is about 20 kB. */
const capacity = 60;

export function createScope(options: ScopeOptions): Scope {
  const {
    client,
    siteUrl,
    partner,
    language,
    cityStore,
    defaultCity,
    now = Date.now,
    notify = () => undefined,
    session = noSession(),
  } = options;
  const store = createStore({ client, now, freshMs, capacity });
  const city = signal(cityStore.read() ?? defaultCity);
  return {
    siteUrl,
    partner,
    language,
    city,
    selectCity(next) {
      cityStore.write(next);
      if (next.id !== city.peek().id) city.value = next;
    },
    resource: (call, input, options) => createResource(store, call, input, options),
    prefetch: store.ask,
    send: client.call,
    files: client.files,
    notify,
    session,
    store,
  };
}

import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions, Client } from '@yantra/client';
import type { Call } from '@yantra/contract/calls';
import type { Language } from '@yantra/language';
import type { CityStore, SelectedCity } from './city.ts';
import { type Resource, createResource } from './resource.ts';
import { type Session, noSession } from './session.ts';
import { type Store, createStore } from './store.ts';

/** Something a person should hear of wherever they are on the page. */
export interface Notice {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  /** Milliseconds it stays (public-area.md §9: 4000, of API failures 1500). */
  readonly duration: number;
}

export interface ScopeOptions {
  readonly client: Client;
  /** Where the API, its pictures and the marketplace's pages are; empty for the page's own host. No trailing slash. */
  readonly siteUrl: string;
  /** The key of the partner's website that this is. */
  readonly partner?: string | undefined;
  /** In which widgets speak, such as the default export of `@yantra/lead-form/languages/hi`. Without it, English. */
  readonly language?: Language | undefined;
  readonly cityStore: CityStore;
  /** The city when none was ever chosen (Pune, unless the page's author says otherwise). */
  readonly defaultCity: SelectedCity;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Shows notices. Without it they are dropped: on other people's pages widgets speak inside their own frame only. */
  readonly notify?: (notice: Notice) => void;
  /** Without one nobody can log in here: on other companies' pages, and where pages are rendered. */
  readonly session?: Session;
}

/**
 * What the widgets of one page, or of one part of it, share. Everything mutable lives here: two scopes on a page know nothing of each
 * other, and each rendering on the server has its own.
 */
export interface Scope {
  readonly siteUrl: string;
  /** The key of the partner's website that this is; what is asked and sent with it counts for them. */
  readonly partner?: string | undefined;
  /** In which widgets speak, where that is not English. Elements find their own (`locale`, `lang`); in React it comes with the scope. */
  readonly language?: Language | undefined;
  /** The chosen city. Never absent: it is settled before anything is asked for. */
  readonly city: ReadonlySignal<SelectedCity>;
  /** Chooses the city for every widget of the scope, and keeps it for the next visit. */
  readonly selectCity: (city: SelectedCity) => void;
  /** Remote data that reads other signals; see `createResource`. */
  readonly resource: <Input extends object, Output>(
    call: Call<Input, Output>,
    input: () => Input | undefined,
    options?: Pick<CallOptions, 'isQuiet'>,
  ) => Resource<Output>;
  /** Asks once and keeps the answer: the server does so before it renders, so that the first read is ready. */
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
  /** Sends and fetches files; on the marketplace's own pages alone. */
  readonly files: Client['files'];
  /** Tells the person something, wherever the page shows such notices. */
  readonly notify: (notice: Notice) => void;
  readonly session: Session;
  /** The answers it knows; see `snapshotOf`. */
  readonly store: Store;
}

/** An answer is shown again for this long without asking; the server's own cache is of the same order. */
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

import { type ReadonlySignal, signal } from '@preact/signals-react';
import { getFavourites, shareFavourites } from '@yantra/contract/calls';
import {
  bookOf,
  changeBook,
  favouriteLimits,
  type Kept,
  type KeptChange,
  keptIn,
  type KeptRefusal,
  mergeKept,
  nothingKept,
} from '@yantra/domain';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { createKeptStore, emptyDoc, keptFrom, type KeptStore, keyOf, savedKey } from './favourites-store.ts';
import { createSync } from './favourites-sync.ts';
import { useScope } from './react.tsx';
import type { Scope } from './scope.ts';
import { questionOf } from './store.ts';

/** A change as a page makes it. */
export type KeptWish = Omit<KeptChange, 'id' | 'at' | 'joins'>;

/** What somebody keeps: in this browser, and once logged in in their account. */
export interface SavedMachines {
  readonly kept: ReadonlySignal<Kept>;
  /** Whether the account was asked yet; true without one. */
  readonly isKnown: ReadonlySignal<boolean>;
  /** How many changes the account does not have yet. */
  readonly waiting: ReadonlySignal<number>;
  /** Makes a change: here at once, in the account as soon as the line allows. @returns why not, if it cannot be made */
  readonly change: (wish: KeptWish) => KeptRefusal | undefined;
  /** Keeps a machine, or drops it. @returns why not, if it cannot be kept */
  readonly toggle: (machine: string) => KeptRefusal | undefined;
  /** An id for a new list. */
  readonly newId: () => string;
  /** Shares a list of the account by a secret page, or ends the page. @throws {ApiError} */
  readonly share: (list: string, isShared: boolean) => Promise<void>;
  /** Calls back when the account refused a change that was made here. @returns how to stop */
  readonly onRefused: (act: (code: KeptRefusal) => void) => () => void;
  /** Follows account, other tabs and other devices until stopped; several may. */
  readonly start: () => () => void;
  /** Resolves when nothing is under way; for tests. */
  readonly settled: () => Promise<void>;
}

interface Parts {
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now?: () => number;
  readonly newId?: () => string;
}

/** A random UUID; pages without encryption lack `randomUUID`. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) % 16) + 64;
  bytes[8] = ((bytes[8] ?? 0) % 64) + 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const isSame = (one: Kept, other: Kept) => JSON.stringify(one) === JSON.stringify(other);

/** What changes are made and read with. */
interface Tools {
  readonly store: KeptStore;
  readonly now: () => number;
  readonly newId: () => string;
}

/** What is kept with all that waits, and with what this browser kept before the log-in. */
function bookFor(userId: string | undefined, { store, now, newId }: Tools) {
  const own = store.read(keyOf(userId));
  const book = bookOf(own.kept);
  for (const change of own.waiting) changeBook(book, change);
  if (userId !== undefined) {
    const { changes } = mergeKept(store.read(savedKey).kept, own.kept, now(), newId);
    for (const change of changes) changeBook(book, change);
  }
  return book;
}

/** Drops a machine from what this browser kept before the log-in: it may be among what the account has no room for. */
function dropFromBrowser(machine: string | undefined, { store, now }: Tools): void {
  const { kept: browser } = store.read(savedKey);
  if (browser.machines.length === 0) return;
  const book = bookOf(browser);
  changeBook(book, { id: '', deed: 'drop', machine, at: now() });
  store.write(savedKey, { ...emptyDoc, kept: keptIn(book) });
}

/** Stores a change; with an account it waits there to be sent. @returns why not, if it cannot be made */
function storeChange(userId: string | undefined, wish: KeptWish, tools: Tools): KeptRefusal | undefined {
  const { store, now, newId } = tools;
  const full = { id: newId(), at: now(), ...wish };
  const book = bookFor(userId, tools);
  const refusal = changeBook(book, full);
  if (refusal !== undefined) return refusal;
  const key = keyOf(userId);
  // Read now: another tab may have written since.
  const own = store.read(key);
  if (userId === undefined) store.write(key, { ...emptyDoc, kept: keptIn(book) });
  else {
    store.write(key, { ...own, waiting: [...own.waiting, full].slice(-favouriteLimits.waiting) });
    if (wish.deed === 'drop') dropFromBrowser(wish.machine, tools);
  }
  return undefined;
}

/** What could not be sent waits for the next log-in; nothing else of a person stays at a shared device. */
function forgetAccount(userId: string, store: KeptStore): void {
  const key = keyOf(userId);
  const { waiting } = store.read(key);
  store.write(key, { ...emptyDoc, waiting });
}

/** The lists, of which one has got this page, or has none any more. */
const withPage = (lists: Kept['lists'], list: string, page: string | undefined): Kept['lists'] =>
  lists.map(({ page: before, ...one }) => {
    // A list made twice under one name, as on two devices, is one, and goes by either id.
    const isIt = one.id === list || one.also?.includes(list);
    const next = isIt ? page : before;
    return { ...one, ...(next !== undefined && { page: next }) };
  });

interface PageNews {
  /** Another tab may have changed what is stored. */
  readonly show: () => void;
  /** The account may be reached, or have news. */
  readonly wake: () => void;
}

/** Follows other tabs, the line, and whether the page is in sight. @returns how to stop */
function followPage({ show, wake }: PageNews): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(savedKey)) show();
  };
  const onSeen = () => {
    if (document.visibilityState === 'visible') {
      show();
      wake();
    }
  };
  addEventListener('storage', onStorage);
  addEventListener('online', wake);
  addEventListener('pageshow', onSeen);
  document.addEventListener('visibilitychange', onSeen);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('online', wake);
    removeEventListener('pageshow', onSeen);
    document.removeEventListener('visibilitychange', onSeen);
  };
}

/** Begins with the first of several followers, and stops with the last. */
function shared(follow: () => () => void): () => () => void {
  let followers = 0;
  let stop: (() => void) | undefined;
  return () => {
    if (followers++ === 0) stop = follow();
    return () => {
      if (--followers === 0) stop?.();
    };
  };
}

export function createSavedMachines(
  scope: Scope,
  { storage = () => localStorage, now = Date.now, newId = randomId }: Parts = {},
): SavedMachines {
  const { session } = scope;
  const store = createKeptStore(storage);
  const tools: Tools = { store, now, newId };
  const kept = signal<Kept>(nothingKept);
  const isKnown = signal(true);
  const waiting = signal(0);
  const listeners = new Set<(code: KeptRefusal) => void>();
  const userNow = () => session.user.peek()?.id;

  function show(): void {
    const userId = userNow();
    const next = keptIn(bookFor(userId, tools));
    if (!isSame(kept.peek(), next)) kept.value = next;
    const own = store.read(keyOf(userId));
    waiting.value = own.waiting.length;
    isKnown.value = userId === undefined || own.askedAt !== undefined;
  }
  const refused = (code: KeptRefusal): void => listeners.forEach((act) => act(code));
  const sync = createSync({ scope, ...tools, changed: show, refused });

  function change(wish: KeptWish): KeptRefusal | undefined {
    const refusal = storeChange(userNow(), wish, tools);
    if (refusal !== undefined) return refusal;
    show();
    sync.wake();
    return undefined;
  }

  function follow(): () => void {
    let before = userNow();
    const unsubscribe = session.user.subscribe(() => {
      if (before !== undefined && before !== userNow()) forgetAccount(before, store);
      before = userNow();
      show();
      sync.wake();
    });
    const leavePage = followPage({ show, wake: sync.wake });
    sync.start();
    return () => {
      unsubscribe();
      sync.stop();
      leavePage();
    };
  }

  return {
    kept,
    isKnown,
    waiting,
    change,
    toggle: (machine) =>
      change({ deed: kept.peek().machines.some(({ id }) => id === machine) ? 'drop' : 'keep', machine }),
    newId,
    async share(list, isShared) {
      // The list itself may still wait.
      sync.wake();
      await sync.settled();
      const { page } = await scope.send(shareFavourites, { list, isShared });
      const key = keyOf(userNow());
      const own = store.read(key);
      store.write(key, { ...own, kept: { ...own.kept, lists: withPage(own.kept.lists, list, page) } });
      show();
    },
    onRefused(act) {
      listeners.add(act);
      return () => void listeners.delete(act);
    },
    start: shared(follow),
    settled: sync.settled,
  };
}

/* Beside the answers, which all copies of a scope share: pages without hearts do not carry this code. */
const savedMachinesKey: unique symbol = Symbol.for('yantra.saved.1') as never;
type WithSaved = Scope['store'] & { [savedMachinesKey]?: SavedMachines };

/** What somebody keeps, one for all copies of a scope. */
export const savedMachinesOf = (scope: Scope): SavedMachines =>
  ((scope.store as WithSaved)[savedMachinesKey] ??= createSavedMachines(scope));

/** What the server rendered the page with. */
function servedKept({ store }: Scope): Kept {
  const known = store.peek(questionOf(getFavourites as never, {}))?.data;
  return known === undefined || known === null ? nothingKept : keptFrom(known);
}
const servedOf = new WeakMap<Scope['store'], Kept>();

/** What somebody keeps, followed while it is shown. During hydration it is what the server rendered the page with. */
export function useSavedMachines(): { readonly saved: SavedMachines; readonly kept: Kept } {
  const scope = useScope();
  const saved = savedMachinesOf(scope);
  useEffect(() => saved.start(), [saved]);
  const follow = useCallback((changed: () => void) => saved.kept.subscribe(changed), [saved]);
  const kept = useSyncExternalStore(
    follow,
    () => saved.kept.peek(),
    () => {
      const before = servedOf.get(scope.store);
      if (before) return before;
      const served = servedKept(scope);
      servedOf.set(scope.store, served);
      return served;
    },
  );
  return { saved, kept };
}

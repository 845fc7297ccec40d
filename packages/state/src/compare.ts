import { type ReadonlySignal, signal } from '@preact/signals-react';
import { attempt, compareLimits } from '@yantra/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useScope } from './react.tsx';
import type { Scope } from './scope.ts';

/** The key under which browsers keep the machines to compare. */
export const compareStorageKey = 'yantra.compare';

/** A machine that was put aside for comparison, as the tray shows it. */
export interface PutAside {
  readonly id: string;
  readonly name: string;
  /** Relative to the API's host; null without a picture. */
  readonly image1Url: string | null;
}

/** Where the machines survive a reload, and are seen by other tabs. */
export interface CompareStore {
  readonly read: () => readonly PutAside[];
  readonly write: (machines: readonly PutAside[]) => void;
  /** Tells of changes by other tabs. @returns stops */
  readonly follow: (changed: () => void) => () => void;
}

/** The machines that a visitor puts aside to compare, shared by the widgets of a scope. */
export interface ScopeCompare {
  readonly machines: ReadonlySignal<readonly PutAside[]>;
  /** @returns false if there is no place left */
  readonly add: (machine: PutAside) => boolean;
  readonly remove: (id: string) => void;
  /** Puts aside these instead. */
  readonly set: (machines: readonly PutAside[]) => void;
  readonly follow: CompareStore['follow'];
}

const isPutAside = (one: unknown): one is PutAside => {
  const { id, name, image1Url } = (one ?? {}) as Partial<PutAside>;
  return typeof id === 'string' && id !== '' && typeof name === 'string' && (image1Url === null || isPath(image1Url));
};

/* From storage, which others on the page may write to. */
const isPath = (url: unknown): boolean => typeof url === 'string' && /^\/(?!\/)/.test(url);

/** Each once, four at most. */
function valid(kept: unknown): readonly PutAside[] {
  const machines = Array.isArray(kept) ? kept.filter(isPutAside) : [];
  const byId = new Map(machines.map(({ id, name, image1Url }) => [id, { id, name, image1Url }]));
  return [...byId.values()].slice(0, compareLimits.most);
}

/** Keeps them in web storage. Storage that is full, forbidden or unreadable counts as empty. */
export const createStoredCompare = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  page: () => Pick<Window, 'addEventListener' | 'removeEventListener'> = () => window,
): CompareStore => ({
  read: () => valid(attempt(() => JSON.parse(storage().getItem(compareStorageKey) ?? '[]') as unknown)),
  // Private windows may refuse; they then last for the page.
  write(machines) {
    attempt(() => storage().setItem(compareStorageKey, JSON.stringify(machines)));
  },
  follow(changed) {
    const heard = ({ key }: StorageEvent) => {
      // Without a key all was cleared.
      if (key === compareStorageKey || key === null) changed();
    };
    page().addEventListener('storage', heard);
    return () => page().removeEventListener('storage', heard);
  },
});

/** The machines of a scope and where they are kept. */
export function createScopeCompare(store: CompareStore): ScopeCompare {
  const machines = signal(store.read());
  /* Another tab may have changed them: where nothing could be kept, what this page knows stands. */
  let isKept = true;
  const known = () => (isKept ? store.read() : machines.peek());
  const set = (next: readonly PutAside[]) => {
    const few = valid(next);
    store.write(few);
    isKept = JSON.stringify(store.read()) === JSON.stringify(few);
    machines.value = few;
  };
  return {
    machines,
    set,
    add(machine) {
      const before = known().filter(({ id }) => id !== machine.id);
      const hasRoom = before.length < compareLimits.most;
      set(hasRoom ? [...before, machine] : before);
      return hasRoom;
    },
    remove: (gone) => set(known().filter(({ id }) => id !== gone)),
    follow: (changed) => {
      const stop = store.follow(() => {
        machines.value = store.read();
      });
      const end = machines.subscribe(changed);
      return () => {
        stop();
        end();
      };
    },
  };
}

/* Beside the answers, which all copies of a scope share: scopes of pages without a comparison do not carry this code. */
const compareKey: unique symbol = Symbol.for('yantra.compare.1') as never;
type WithCompare = Scope['store'] & { [compareKey]?: ScopeCompare };

/** Gives a scope its machines to compare, for what keeps them elsewhere. */
export const provideCompare = ({ store }: Scope, compare: ScopeCompare): void => {
  (store as WithCompare)[compareKey] = compare;
};

/** The scope's machines to compare. */
export const compareOf = ({ store }: Scope): ScopeCompare =>
  ((store as WithCompare)[compareKey] ??= createScopeCompare(createStoredCompare(() => localStorage)));

const none: readonly PutAside[] = [];

/** The machines that are put aside; none while the page is being hydrated, as the server knows of none. */
export function usePutAside(): readonly PutAside[] {
  const { machines, follow } = compareOf(useScope());
  const subscribe = useCallback((changed: () => void) => follow(changed), [follow]);
  return useSyncExternalStore(
    subscribe,
    () => machines.peek(),
    () => none,
  );
}

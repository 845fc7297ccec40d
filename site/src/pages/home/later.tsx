import { signal } from '@preact/signals-react';
import { useMessages } from '@yantra/language';
import { type Scope, ScopeProvider, type SelectedCity, useScope } from '@yantra/state';
import { Button } from '@yantra/ui';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  lazy,
  memo,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { messages } from './home.messages.ts';
import { whenIdle } from './when-calm.ts';

/**
 * A part of a page that the server renders and the browser takes over later: until its code comes, the server's HTML stands as it is, its links work and its
 * forms are sent. Memoized and without props, so that nothing updates it before it is taken over.
 * @param id of the part's outermost element
 * @param when the browser may ask for the code
 */
export function later(id: string, load: () => Promise<ComponentType>, when: () => Promise<void> = whenIdle) {
  /** On the server, where nothing may be waited for while rendering, and before a navigation in the browser. */
  let prepared: ComponentType | undefined;

  /** Where no server has rendered the part, it must say that it could not come. */
  function Missing() {
    const texts = useMessages(messages);
    const [Loaded, setLoaded] = useState<ComponentType>();
    if (Loaded) return <Loaded />;
    const retry = () =>
      void load().then(
        (loaded) => setLoaded(() => loaded),
        () => undefined,
      );
    return (
      <p className="wrap section" role="alert">
        {texts.partFailed} <Button onClick={retry}>{texts.retry}</Button>
      </p>
    );
  }

  const Arriving = lazy(async () => {
    await when();
    const part = await load().catch(() =>
      // What the server has rendered is better than a sentence about it.
      document.getElementById(id) ? new Promise<never>(() => undefined) : Missing,
    );
    return { default: part };
  });

  return {
    /** Before rendering, where it must be there at once. */
    prepare: async () => {
      prepared = await load();
    },
    Part: memo(function Part() {
      const { city } = useScope();
      const [served] = useState(() => city.peek());
      const Shown = prepared ?? Arriving;
      return (
        <Suspense>
          <AsServed city={served}>
            <Shown />
          </AsServed>
        </Suspense>
      );
    }),
  };
}

const unchanging = () => () => undefined;

/**
 * While or before the browser takes the part over, another city may be chosen: the part begins with the one that the server has rendered, and follows then.
 * Until it does, it cannot choose a city over that other one: it would choose the one before again.
 */
function AsServed({ city, children }: { readonly city: SelectedCity; readonly children: ReactNode }) {
  const scope = useScope();
  // While taking over React reads the second. A part that no server has rendered begins with the city chosen now.
  const first = useSyncExternalStore(
    unchanging,
    () => scope.city.peek(),
    () => city,
  );
  const [begun] = useState(first);
  const { own, follow } = useMemo(() => createFollower(scope, begun), [scope, begun]);
  // The part's own effects have run by now.
  useEffect(follow, [follow]);
  return <ScopeProvider value={own}>{children}</ScopeProvider>;
}

/* A city of its own rather than the scope's: React takes a part over in several tasks, and a city chosen between two of them would be in half of it. */
function createFollower(scope: Scope, begun: SelectedCity) {
  const city = signal(begun);
  let follows = false;
  const selectCity = (chosen: SelectedCity) => {
    if (follows || scope.city.peek().id === begun.id) scope.selectCity(chosen);
  };
  const follow = () => {
    follows = true;
    return scope.city.subscribe((chosen) => void (city.value = chosen));
  };
  return { own: { ...scope, city, selectCity }, follow };
}

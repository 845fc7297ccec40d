import { signal } from '@preact/signals-react';
import { useMessages } from '@yantra/language';
import { ScopeProvider, type SelectedCity, useScope } from '@yantra/state';
import { Button } from '@yantra/ui';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  lazy,
  memo,
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
 * By the time the browser takes the part over, another city may be chosen: it begins as the server has rendered it, and follows then. Until it
 * does, it cannot choose a city: it would choose the one before again.
 */
function AsServed({ city, children }: { readonly city: SelectedCity; readonly children: ReactNode }) {
  const scope = useScope();
  // While taking over React reads the second, afterwards the first.
  const before = useMemo(
    () => (scope.city.peek().id === city.id ? scope : { ...scope, city: signal(city), selectCity: unchanging }),
    [scope, city],
  );
  const shown = useSyncExternalStore(
    unchanging,
    () => scope,
    () => before,
  );
  return <ScopeProvider value={shown}>{children}</ScopeProvider>;
}

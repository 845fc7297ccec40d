import { useSignals } from '@preact/signals-react/runtime';
import type { Language } from '@yantra/language';
import { type Scope, ScopeProvider, useScope } from '@yantra/state';
import { type CardTools, CardToolsProvider } from '@yantra/ui';
import { type ReactNode, Suspense, startTransition, use, useEffect, useMemo, useState } from 'react';
import { type Payments, PaymentsProvider } from './gateway-mode.tsx';
import { applyHead } from './head.ts';
import { Layout } from './layout/layout.tsx';
import { PagesProvider, type Place, usePages, usePlace } from './navigation.tsx';
import type { LoadedPage, Pages } from './page.ts';

interface AppProps {
  readonly scope: Scope;
  readonly pages: Pages;
  /** On documents that take payments. */
  readonly payments: Payments | undefined;
  /** What stands over the pictures of machines, as the server draws it; in a browser it comes after the page. */
  readonly tools?: CardTools;
  /** Called after hydration, before the page's own effects. Returns its cleanup. */
  readonly onTakeOver?: () => () => void;
}

/** The whole site, for server and browser alike; only the router around it differs. */
export function App({ scope, pages, payments, onTakeOver, tools }: AppProps) {
  const [Tools, setTools] = useState(() => tools);
  useEffect(() => {
    import('./saved/card-tools.tsx').then(
      // What is still to be hydrated stays in sight: an urgent change would have it drawn anew.
      (loaded) => startTransition(() => setTools(() => loaded.CardTools)),
      // What the server wrote works all the same.
      () => undefined,
    );
  }, []);
  return (
    <Speaking scope={scope} language={pages.frame()}>
      <PagesProvider value={pages}>
        <PaymentsProvider value={payments}>
          <AfterHydration onTakeOver={onTakeOver} />
          <CardToolsProvider value={Tools ?? 'served'}>
            <Layout>
              <Suspense>
                <CurrentPage />
              </Suspense>
            </Layout>
          </CardToolsProvider>
        </PaymentsProvider>
      </PagesProvider>
    </Speaking>
  );
}

interface SpeakingProps {
  readonly scope: Scope;
  readonly language: Language | undefined;
  readonly children: ReactNode;
}

/** The scope in a language. */
function Speaking({ scope, language, children }: SpeakingProps) {
  const spoken = useMemo(() => (language ? { ...scope, language } : scope), [scope, language]);
  return <ScopeProvider value={spoken}>{children}</ScopeProvider>;
}

/* Rendered on the server too, since ids are counted by the tree. */
function AfterHydration({ onTakeOver }: { readonly onTakeOver: AppProps['onTakeOver'] | undefined }) {
  useEffect(() => onTakeOver?.(), [onTakeOver]);
  return null;
}

/** Shows the page at once when its code is there, unchanged unless after Back to a page that was left by a reload. */
function CurrentPage() {
  const pages = usePages();
  const place = usePlace();
  return <Page key={place.route.path} page={pages.peek(place.route) ?? use(pages.last(place.route))} place={place} />;
}

function Page({ page, place }: { readonly page: LoadedPage; readonly place: Place }) {
  return (
    <Speaking scope={useScope()} language={page.language}>
      <Spoken page={page} place={place} />
    </Speaking>
  );
}

function Spoken({ page, place }: { readonly page: LoadedPage; readonly place: Place }) {
  useSignals();
  const scope = useScope();
  const { prefix } = usePages();
  const city = scope.city.value;
  useEffect(() => {
    // A page with its own frame has many screens, and sets their titles itself.
    if (!place.route.hasOwnFrame) applyHead(page.head(scope, place), prefix);
  }, [page, scope, city, place, prefix]);
  return <page.Component {...place} />;
}

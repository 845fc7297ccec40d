import { useSignals } from '@preact/signals-react/runtime';
import { type Scope, ScopeProvider, useScope } from '@yantra/state';
import { Suspense, use, useEffect } from 'react';
import { type Payments, PaymentsProvider } from './gateway-mode.tsx';
import { applyHead } from './head.ts';
import { Layout } from './layout/layout.tsx';
import { PagesProvider, type Place, usePages, usePlace } from './navigation.tsx';
import type { Pages, SitePage } from './page.ts';

interface AppProps {
  readonly scope: Scope;
  readonly pages: Pages;
  /** On documents that take payments. */
  readonly payments: Payments | undefined;
  /** Called after hydration, before the page's own effects. Returns its cleanup. */
  readonly onTakeOver?: () => () => void;
}

/** The whole site, for server and browser alike; only the router around it differs. */
export function App({ scope, pages, payments, onTakeOver }: AppProps) {
  return (
    <ScopeProvider value={scope}>
      <PagesProvider value={pages}>
        <PaymentsProvider value={payments}>
          <AfterHydration onTakeOver={onTakeOver} />
          <Layout>
            <Suspense>
              <CurrentPage />
            </Suspense>
          </Layout>
        </PaymentsProvider>
      </PagesProvider>
    </ScopeProvider>
  );
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

function Page({ page, place }: { readonly page: SitePage; readonly place: Place }) {
  useSignals();
  const scope = useScope();
  const city = scope.city.value;
  useEffect(() => {
    // A page with its own frame has many screens, and sets their titles itself.
    if (!place.route.hasOwnFrame) applyHead(page.head(scope, place));
  }, [page, scope, city, place]);
  return <page.Component {...place} />;
}

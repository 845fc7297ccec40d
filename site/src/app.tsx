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
  /** Called once the browser has taken the page over, before the page's own effects. Returns what undoes it. */
  readonly onTakeOver?: () => () => void;
}

/** The whole site, for the server's rendering and the browser alike; the router around it differs. */
export function App({ scope, pages, payments, onTakeOver }: AppProps) {
  return (
    <ScopeProvider value={scope}>
      <PagesProvider value={pages}>
        <PaymentsProvider value={payments}>
          <TakenOver onTakeOver={onTakeOver} />
          <Layout>
            <Suspense>
              <Arriving />
            </Suspense>
          </Layout>
        </PaymentsProvider>
      </PagesProvider>
    </ScopeProvider>
  );
}

/* Also where the server renders, since ids are counted by the tree. */
function TakenOver({ onTakeOver }: { readonly onTakeOver: AppProps['onTakeOver'] | undefined }) {
  useEffect(() => onTakeOver?.(), [onTakeOver]);
  return null;
}

/** The page at once when its code is here, as it is but after Back to a page that was left by a reload. */
function Arriving() {
  const pages = usePages();
  const place = usePlace();
  return <Page key={place.route.path} page={pages.peek(place.route) ?? use(pages.last(place.route))} place={place} />;
}

function Page({ page, place }: { readonly page: SitePage; readonly place: Place }) {
  useSignals();
  const scope = useScope();
  const city = scope.city.value;
  useEffect(() => {
    // A page with its own frame has many screens, and names them itself.
    if (!place.route.hasOwnFrame) applyHead(page.head(scope, place));
  }, [page, scope, city, place]);
  return <page.Component {...place} />;
}

import { useSignals } from '@preact/signals-react/runtime';
import { type Scope, ScopeProvider, useScope } from '@yantra/state';
import { Suspense, use, useEffect } from 'react';
import { Route, Routes, useParams, useSearchParams } from 'react-router';
import { applyHead } from './head.ts';
import { Layout } from './layout/layout.tsx';
import type { SitePage } from './page.ts';
import type { Pages } from './pages.ts';
import { type Route as SiteRoute, routes } from './routes.ts';

interface AppProps {
  readonly scope: Scope;
  readonly pages: Pages;
}

/** The whole site, for the server's rendering and the browser alike; the router around it differs. */
export function App({ scope, pages }: AppProps) {
  return (
    <ScopeProvider value={scope}>
      <Layout>
        <Suspense>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<Arriving route={route} pages={pages} />} />
            ))}
          </Routes>
        </Suspense>
      </Layout>
    </ScopeProvider>
  );
}

/** The page at once when its code is here; else the page before stays until it is. */
function Arriving({ route, pages }: { readonly route: SiteRoute; readonly pages: Pages }) {
  return <Page page={pages.peek(route) ?? use(pages.load(route))} />;
}

function Page({ page }: { readonly page: SitePage }) {
  useSignals();
  const scope = useScope();
  const city = scope.city.value;
  const params = useParams();
  const [query] = useSearchParams();
  useEffect(() => applyHead(page.head(scope, { params, query })), [page, scope, city, params, query]);
  return <page.Component />;
}

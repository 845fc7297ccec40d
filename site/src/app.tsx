import { useSignals } from '@preact/signals-react/runtime';
import { type Scope, ScopeProvider, useScope } from '@yantra/state';
import { useEffect } from 'react';
import { Route, Routes, useParams, useSearchParams } from 'react-router';
import { applyHead } from './head.ts';
import { Layout } from './layout/layout.tsx';
import { type Route as SiteRoute, routes } from './routes.tsx';

/** The whole site, for the server's rendering and the browser alike; the router around it differs. */
export function App({ scope }: { readonly scope: Scope }) {
  return (
    <ScopeProvider value={scope}>
      <Layout>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Page route={route} />} />
          ))}
        </Routes>
      </Layout>
    </ScopeProvider>
  );
}

function Page({ route }: { readonly route: SiteRoute }) {
  useSignals();
  const scope = useScope();
  const city = scope.city.value;
  const params = useParams();
  const [query] = useSearchParams();
  useEffect(() => applyHead(route.head(scope, { params, query })), [route, scope, city, params, query]);
  return <route.Page />;
}

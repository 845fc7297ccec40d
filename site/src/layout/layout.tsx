import type { ReactNode } from 'react';
import { messages } from '../site.messages.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { usePlace } from '../navigation.tsx';
import { Header } from './header.tsx';
import { useLinkNavigation } from './use-link-navigation.ts';

/** Header and footer around every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useLinkNavigation();
  const { pathname } = usePlace();
  return (
    <>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
      <Footer />
    </>
  );
}

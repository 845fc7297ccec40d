import { useMessages } from '@yantra/language';
import { type ReactNode, useEffect, useRef } from 'react';
import { AccountsProvider } from '../accounts/accounts.tsx';
import { paymentsHere } from '../gateway-mode.tsx';
import { usePlace } from '../navigation.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { messages } from './layout.messages.ts';
import { ownFrame } from './own-frame.ts';
import { useLinkNavigation } from './use-link-navigation.ts';

/** The frame of every page; the footer is added by the document, see `document.ts`. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useLinkNavigation();
  const texts = useMessages(messages);
  const { pathname, query, route } = usePlace();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(route);
  useEffect(() => {
    // A new page was shown: screen readers and the keyboard continue there.
    if (shown.current !== route) (main.current ?? document.getElementById('guide'))?.focus({ preventScroll: true });
    shown.current = route;
  }, [route]);
  const { hasOwnFrame, takesPayments } = route;
  useEffect(() => {
    // Back and Forward lead here without a check: by now the history entry is the page's.
    if (takesPayments && !paymentsHere()) location.reload();
  }, [takesPayments]);
  useEffect(() => {
    document.documentElement.toggleAttribute(ownFrame, hasOwnFrame === true);
  }, [hasOwnFrame]);
  const boundary = <ErrorBoundary place={`${pathname}?${query}`}>{children}</ErrorBoundary>;
  if (hasOwnFrame) return <AccountsProvider>{boundary}</AccountsProvider>;
  const hasMachines = pathname === '/' || pathname.startsWith('/equipments');
  return (
    <AccountsProvider>
      <a className="skip" href="#main">
        {hasMachines ? texts.skipToMachines : texts.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        {boundary}
      </main>
    </AccountsProvider>
  );
}

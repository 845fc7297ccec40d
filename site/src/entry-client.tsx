import { createClient } from '@yantra/client';
import {
  type Notice,
  type ScopeSnapshot,
  createBrowserSession,
  createScope,
  forgetWithUser,
  restoreAnswers,
  tellingFailures,
  withSession,
} from '@yantra/state';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createCookieCity } from './city-cookie.ts';
import { paymentsHere } from './gateway-mode.tsx';
import { createPages } from './pages.ts';
import { sendWhatWaits } from './send-what-waits.ts';
import './site.css';

/* Takes over what the server has rendered: the same tree from the same answers. */
const site = document.getElementById('site');
const snapshot = JSON.parse(document.getElementById('yantra-snapshot')?.textContent ?? 'null') as ScopeSnapshot | null;
if (!site || !snapshot) throw new Error('This page was not rendered by the server.');

// Without a line its code cannot come; what matters then stands in the widget itself.
const notify = (notice: Notice) =>
  void import('./layout/show-notice.tsx').then(
    ({ showNotice }) => showNotice(notice),
    () => undefined,
  );
const client = createClient({ apiUrl: '', token: () => session.token() });
const session = createBrowserSession(() => client);
const scope = createScope({
  client: tellingFailures(withSession(client, session), notify),
  session,
  siteUrl: '',
  cityStore: createCookieCity(),
  defaultCity: snapshot.city,
  notify,
});
restoreAnswers(scope, snapshot);
forgetWithUser(scope);

const payments = paymentsHere();
const pages = createPages({ hasTestPage: payments?.hasTestPage === true });
const { route } = pages.routeOf(location.pathname);
const takeOver = () =>
  hydrateRoot(
    site,
    <StrictMode>
      <App scope={scope} pages={pages} payments={payments} onTakeOver={session.start} />
    </StrictMode>,
    // A page without its code cannot be taken over, and says so itself; any other difference is a mistake that is told.
    pages.peek(route) ? {} : { onRecoverableError: () => undefined },
  );
// Also without the page's own code: the header then works, and the page says what is missing. Not awaited at the top: the page's chunk
// imports this one, and each would wait for the other.
void pages
  .load(route)
  .then(takeOver, takeOver)
  .then(() => sendWhatWaits(scope));

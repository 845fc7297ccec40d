import './site.css';
import { createClient } from '@yantra/client';
import { attempt, dayInIndia, localePrefix, splitLocale } from '@yantra/domain';
import {
  type LoggedUser,
  type Notice,
  type ScopeSnapshot,
  type Scope,
  createBrowserSession,
  createScope,
  createScopeJob,
  createStoredJob,
  forgetWithUser,
  provideJob,
  restoreAnswers,
  tellingFailures,
  withSession,
} from '@yantra/state';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { createCookieCity } from './city-cookie.ts';
import { paymentsHere } from './gateway-mode.tsx';
import { createPages } from './pages.ts';

/** Where the lead form keeps unsent requirements; a form of another version uses another key and sends its own. */
const outboxKey = 'yantra.lead.outbox.1';

/** Sends the requirements kept by an earlier page or visit. Its code is loaded only if there are any. */
function sendKeptRequirements(scope: Scope): void {
  // Storage may be forbidden; then nothing was kept either.
  if (!attempt(() => localStorage.getItem(outboxKey))) return;
  import('@yantra/lead-form/send-kept').then(
    ({ sendKept }) => sendKept(scope),
    // Offline its code cannot be loaded; the next page tries again.
    () => undefined,
  );
}

function isSame(one: LoggedUser | undefined, other: LoggedUser | undefined): boolean {
  return one !== undefined && one.id === other?.id && one.role === other.role && one.name === other.name;
}

/* Hydrates what the server has rendered: the same tree from the same answers. */
const site = document.getElementById('site');
const snapshot = JSON.parse(document.getElementById('yantra-snapshot')?.textContent ?? 'null') as ScopeSnapshot | null;
if (!site || !snapshot) throw new Error('This page was not rendered by the server.');

// Offline its code cannot be loaded; anything important is also shown in the widget itself.
const notify = (notice: Notice) =>
  void import('./layout/show-notice.tsx').then(
    ({ showNotice }) => showNotice(notice, pages.spoken),
    () => undefined,
  );
const { pathname, search } = location;
const { locale, rest: path } = splitLocale(pathname);
const prefix = localePrefix(locale);
const client = createClient({ apiUrl: '', token: () => session.token() });
const live = createBrowserSession(() => client);
/* A page rendered for a person is hydrated only for the same person, else rendered anew: somebody else may have logged in
   since, or nobody be logged in. */
const { user: renderedFor } = snapshot;
if (renderedFor) live.start();
const reader = live.user.peek();
const served = isSame(renderedFor, reader) ? reader : undefined;
const isSamePerson = renderedFor === undefined || served !== undefined;
const session: typeof live = { ...live, served };
const scope = createScope({
  client: tellingFailures(withSession(client, session), notify),
  session,
  siteUrl: prefix,
  cityStore: createCookieCity(),
  defaultCity: snapshot.city,
  notify,
});
if (isSamePerson) restoreAnswers(scope, snapshot);
forgetWithUser(scope, renderedFor === undefined);

const payments = paymentsHere();
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
const { origin } = new URL(canonical ?? location.href);
const pages = createPages({ hasTestPage: payments?.hasTestPage === true, origin, locale });
const { route, params } = pages.routeOf(path);
const address = { params, query: new URLSearchParams(search) };
const keptJob = createStoredJob(() => localStorage, dayInIndia(new Date()));
provideJob(scope, createScopeJob(keptJob, snapshot.job));
const appOf = () => (
  <StrictMode>
    {/* Parts that are taken over after the visitor has gone on are compared with the address they were drawn for. */}
    <Router base={prefix} ssrPath={pathname} ssrSearch={search}>
      <App scope={scope} pages={pages} payments={payments} {...(!renderedFor && { onTakeOver: live.start })} />
    </Router>
  </StrictMode>
);
const takeOver = (isWhole: boolean) => {
  // A page without its code cannot be hydrated, and says so itself; any other difference is a bug and is reported.
  if (isSamePerson) return hydrateRoot(site, appOf(), isWhole ? {} : { onRecoverableError: () => undefined });
  site.replaceChildren();
  const root = createRoot(site);
  root.render(appOf());
  return root;
};
// Continues without the page's own code: the header then works, and the page says what is missing. No top-level await: the
// page's chunk imports this one, and each would wait for the other.
void pages
  .serve(route, address, served)
  .then(
    () => takeOver(true),
    () => takeOver(false),
  )
  .then(() => {
    // To `start/begin-code.ts`.
    dispatchEvent(new Event('yantra-taken-over'));
    sendKeptRequirements(scope);
  });

import type { LoggedUser } from '@yantra/state';
import { type ReactNode, type RefObject, Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../dashboard.messages.ts';
import type { Navigate, ScreenRoute } from '../../screen.ts';
import { redirects, screens } from '../../screens.ts';
import { addressOf } from '../address.ts';
import { type Match, matchScreen, redirected } from '../match.ts';
import { Forbidden, NotFound, ScreenLoading } from './absences.tsx';
import { Boundary } from './boundary.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly state: unknown;
  readonly navigate: Navigate;
}

/** What stands at an address: its screen, a redirect, the 403 or the 404 page. */
export function CurrentScreen({ user, ...place }: Place & { readonly user: LoggedUser }) {
  const { path, query, navigate } = place;
  const arrivals = useRef(0);
  const target = redirected(path, redirects);
  useEffect(() => {
    if (target === undefined) return;
    const search = String(query);
    navigate(addressOf(target) + (search && `?${search}`), { replace: true });
  }, [target, query, navigate]);
  if (target !== undefined) return <ScreenLoading />;

  const match = matchScreen(path, screens);
  if (!match) {
    return (
      <Arrived key={path} title={messages.notFound.title} arrivals={arrivals}>
        <NotFound />
      </Arrived>
    );
  }
  const { route } = match;
  if (!route.roles.includes(user.role)) {
    return (
      <Arrived key={path} title={messages.forbidden.title} arrivals={arrivals}>
        <Forbidden role={user.role} />
      </Arrived>
    );
  }
  return (
    <>
      <Breadcrumbs route={route} />
      <LoadedScreen key={path} {...place} match={match} user={user} arrivals={arrivals} />
    </>
  );
}

const lazyScreen = ({ load }: ScreenRoute) => lazy(async () => ({ default: (await load()).Screen }));

interface LoadedProps extends Place, Arrivals {
  readonly match: Match;
  readonly user: LoggedUser;
}

function LoadedScreen({ match, user, arrivals, ...place }: LoadedProps) {
  const { route, params } = match;
  const [turn, setTurn] = useState(0);
  // A screen that could not be loaded is asked for anew by another lazy component: one remembers its failure.
  const Screen = useMemo(() => (turn >= 0 ? lazyScreen(route) : undefined), [route, turn]);
  if (!Screen) return null;
  return (
    <Boundary key={turn} onRetry={() => setTurn(turn + 1)}>
      <Suspense fallback={<ScreenLoading />}>
        <Arrived title={route.title} arrivals={arrivals}>
          <Screen {...place} params={params} user={user} />
        </Arrived>
      </Suspense>
    </Boundary>
  );
}

interface Arrivals {
  /** How many screens have been shown since the page began. */
  readonly arrivals: RefObject<number>;
}

/** Names the window after what has arrived, and gives its heading the focus unless it is the first thing on the page. */
function Arrived({ title, arrivals, children }: Arrivals & { readonly title: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = messages.windowTitle(title);
    arrivals.current += 1;
    const heading = place.current?.querySelector('h1');
    if (!heading || arrivals.current === 1) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [title, arrivals]);
  return (
    <div ref={place} className="y-dashboard__screen">
      {children}
    </div>
  );
}

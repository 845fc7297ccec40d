import { useMessages } from '@yantra/language';
import type { LoggedUser } from '@yantra/state';
import { type ReactNode, useCallback, useEffect, useRef, useState, Component } from 'react';
import { addressOf } from '../kit/address.ts';
import { Link } from '../kit/link.tsx';
import { isFor, type Navigate } from '../kit/screen.ts';
import { type Visited, VisitedProvider, useVisited } from '../kit/visited.ts';
import type { ScreenRoute } from '../screens/route.ts';
import { titles } from '../screens/screens.messages.ts';
import { redirects, screens } from '../screens/screens.ts';
import { type Match, matchScreen, redirected, screensAbove } from './match.ts';
import type { ArrivedScreen } from './screen-source.ts';
import { Forbidden, NotFound, ScreenFailed, ScreenLoading } from './screen-states.tsx';
import { messages } from './shell.messages.ts';
import { useScreen } from './use-screen.ts';

/** Breadcrumbs, from the third level on: above that the sidebar shows the same. */
function Breadcrumbs({ route }: { readonly route: ScreenRoute }) {
  const visited = useVisited();
  const texts = useMessages(messages);
  const titleTexts = useMessages(titles);
  const above = screensAbove(route, screens);
  if (above.length < 2) return null;
  return (
    <nav className="y-dashboard__crumbs" aria-label={texts.breadcrumbs}>
      <ol>
        {above.slice(1).map(({ path, title }) => (
          <li key={path}>
            <Link href={visited(path)}>{titleTexts[title]}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{titleTexts[route.title]}</span>
        </li>
      </ol>
    </nav>
  );
}

interface BoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps the frame when a screen fails to load or throws. Give it another `key` to try again. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ScreenFailed onRetry={this.props.onRetry} /> : this.props.children;
  }
}

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly state: unknown;
  readonly navigate: Navigate;
}

interface CurrentScreenProps extends Place {
  readonly user: LoggedUser;
  readonly arrived: ArrivedScreen | undefined;
}

/** The content at an address: its screen, a redirect, the 403 or the 404 page. */
export function CurrentScreen({ user, arrived, ...place }: CurrentScreenProps) {
  const texts = useMessages(messages);
  const { path, query, navigate } = place;
  const onShown = useOnScreenShown();
  const visited = useVisitedPlaces(place);
  const target = redirected(path, redirects, user.role, user.rights);
  useEffect(() => {
    if (target === undefined) return;
    const search = String(query);
    navigate(addressOf(target) + (search && `?${search}`), { replace: true });
  }, [target, query, navigate]);
  if (target !== undefined) return <ScreenLoading />;

  const match = matchScreen(path, screens);
  if (!match) {
    return (
      <ShownScreen key={path} title={texts.notFound.title} onShown={onShown}>
        <NotFound />
      </ShownScreen>
    );
  }
  const { route } = match;
  if (!isFor(route, user)) {
    return (
      <ShownScreen key={path} title={texts.forbidden.title} onShown={onShown}>
        <Forbidden role={user.role} />
      </ShownScreen>
    );
  }
  return (
    <VisitedProvider value={visited}>
      <Breadcrumbs route={route} />
      <LoadedScreen key={path} {...place} match={match} user={user} arrived={arrived} onShown={onShown} />
    </VisitedProvider>
  );
}

/** Remembers the search, filters and page of each list, so that the way back from what is in it keeps them. */
function useVisitedPlaces({ path, query }: Pick<Place, 'path' | 'query'>): Visited {
  const [places] = useState(() => new Map<string, string>());
  const text = String(query);
  useEffect(() => {
    if (screens.some((one) => one.path === path)) places.set(path, text);
  }, [places, path, text]);
  return useCallback(
    (to) => {
      const kept = places.get(to);
      return addressOf(to) + (kept ? `?${kept}` : '');
    },
    [places],
  );
}

interface LoadedProps extends Place, ScreenShown {
  readonly match: Match;
  readonly user: LoggedUser;
  readonly arrived: ArrivedScreen | undefined;
}

function LoadedScreen({ match, user, arrived, onShown, ...place }: LoadedProps) {
  const titleTexts = useMessages(titles);
  const { route, params } = match;
  const { Screen, hasFailed, attempt, retry } = useScreen(
    route.load,
    arrived?.path === place.path ? arrived.Screen : undefined,
  );
  if (hasFailed) return <ScreenFailed onRetry={retry} />;
  if (!Screen) return <ScreenLoading />;
  return (
    <Boundary key={attempt} onRetry={retry}>
      <ShownScreen title={titleTexts[route.title]} onShown={onShown}>
        <Screen {...place} params={params} user={user} />
      </ShownScreen>
    </Boundary>
  );
}

interface ScreenShown {
  /** Called when a screen is shown. */
  readonly onShown: (title: string, place: HTMLElement) => void;
}

/** Sets the window's title for a screen that is shown, and focuses its heading, except on the first screen of a visit. */
function useOnScreenShown(): ScreenShown['onShown'] {
  const texts = useMessages(messages);
  const isFirst = useRef(true);
  return useCallback(
    (title, place) => {
      document.title = texts.windowTitle(title);
      const heading = place.querySelector('h1');
      if (heading && !isFirst.current) focus(heading);
      isFirst.current = false;
    },
    [texts],
  );
}

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function ShownScreen({
  title,
  onShown,
  children,
}: ScreenShown & { readonly title: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) onShown(title, place.current);
  }, [title, onShown]);
  return (
    <div ref={place} className="y-dashboard__screen">
      {children}
    </div>
  );
}

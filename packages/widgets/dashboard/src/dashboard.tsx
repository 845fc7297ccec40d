import type { ReportsState } from '@yantra/element';
import { ScopeProvider, useScope } from '@yantra/state';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { messages } from './dashboard.messages.ts';
import { ScreenLoading } from './internal/shell/absences.tsx';
import { countedScope } from './internal/shell/counted-scope.ts';
import { CurrentScreen } from './internal/shell/current-screen.tsx';
import { Frame } from './internal/shell/frame.tsx';
import { Header } from './internal/shell/header.tsx';
import { Loader } from './internal/shell/loader.tsx';
import { dashboardBase } from './internal/address.ts';
import { useGuard } from './internal/shell/use-guard.ts';
import { usePlace } from './internal/shell/use-place.ts';
import type { ArrivedScreen } from './screen-source.ts';
import type { Navigate } from './screen.ts';

export interface DashboardProps extends ReportsState {
  /** Below `/dashboard`, e.g. `/equipments-list`; `/`, the overview, without it. */
  readonly path?: string | undefined;
  readonly query?: URLSearchParams | undefined;
  /** What came with the navigation. */
  readonly state?: unknown;
  /** The screen it begins with, where the server has rendered it. */
  readonly arrived?: ArrivedScreen | undefined;
  /** Goes to an address of the site. Without it the dashboard keeps its place to itself. */
  readonly navigate?: Navigate | undefined;
  /** Somebody has logged out: what is next? The marketplace's home without it. */
  readonly onLogOut?: (() => void) | undefined;
}

const isNeverChanged = () => () => undefined;

/**
 * Whether the dashboard may be shown on this page: on our own origin only, where a session can be. Undefined until the browser is asked, unless the
 * server has rendered it for somebody.
 */
function useIsHere(): boolean | undefined {
  const { siteUrl, session } = useScope();
  const ask = () => session.isHere && (siteUrl === '' || new URL(siteUrl, location.href).origin === location.origin);
  return useSyncExternalStore(isNeverChanged, ask, () => (session.served ? true : undefined));
}

/** The signed-in part of the marketplace: a frame with what each role may do, and one screen. On another company's page a link to it. */
export function Dashboard(props: DashboardProps) {
  const { onStateChange } = props;
  const isHere = useIsHere();
  useEffect(() => {
    if (isHere !== undefined) onStateChange?.('ready');
  }, [isHere, onStateChange]);
  return (
    <div className="y-root y-dashboard">
      {isHere === undefined && <Waiting />}
      {isHere === false && <Elsewhere />}
      {isHere && <Here {...props} />}
    </div>
  );
}

/** As the server renders it where nobody is known yet. */
const Waiting = () => (
  <div className="y-dashboard__frame" data-collapsed>
    <Header />
    <main className="y-dashboard__main">
      <ScreenLoading />
    </main>
  </div>
);

function Elsewhere() {
  const { siteUrl } = useScope();
  return (
    <p className="y-dashboard__elsewhere">
      {messages.elsewhere.text}{' '}
      <a className="y-link" href={siteUrl + dashboardBase} target="_blank" rel="noopener">
        {messages.elsewhere.link}
      </a>
    </p>
  );
}

function Here({ onLogOut, ...given }: DashboardProps) {
  const scope = useScope();
  const counted = useMemo(() => countedScope(scope), [scope]);
  const links = useRef<HTMLDivElement>(null);
  const place = usePlace(given, links);
  const { path, navigate } = place;
  const leave = useCallback(() => navigate('/', { replace: true }), [navigate]);
  const user = useGuard(leave);
  if (!user) return <Waiting />;

  const logOut = () => {
    void scope.session.end();
    if (onLogOut) onLogOut();
    else navigate('/');
  };
  return (
    <ScopeProvider value={counted.scope}>
      <div ref={links} className="y-dashboard__links">
        {/* Another person begins anew: nothing of the one before stays on the screen. */}
        <Frame key={user.id} user={user} path={path} onLogOut={logOut}>
          <CurrentScreen {...place} user={user} arrived={given.arrived} />
        </Frame>
      </div>
      <Loader inFlight={counted.inFlight} />
    </ScopeProvider>
  );
}

import { ScopeProvider, useScope } from '@yantra/state';
import { useCallback, useMemo, useRef } from 'react';
import { countedScope } from './counted-scope.ts';
import { CurrentScreen } from './current-screen.tsx';
import type { DashboardProps } from './dashboard.props.ts';
import { Frame } from './frame.tsx';
import { Loader } from './loader.tsx';
import { useGuard } from './use-guard.ts';
import { usePlace } from './use-place.ts';
import { Waiting } from './waiting.tsx';

/** The dashboard where it may be shown; the embed leaves this module out. */
export function Here({ onLogOut, ...given }: DashboardProps) {
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

import { useMessages } from '@yantra/language';
import { later, ScopeProvider, useScope, useUser } from '@yantra/state';
import { Button } from '@yantra/ui';
import { useCallback, useMemo, useRef, useEffect, useState } from 'react';
import { Notice } from '../kit/form/summary.tsx';
import { SlotsProvider } from '../kit/slots.ts';
import { countedScope } from './counted-scope.ts';
import { CurrentScreen } from './current-screen.tsx';
import type { DashboardProps } from './dashboard.props.ts';
import { Frame } from './frame.tsx';
import { guard } from './guard.ts';
import { Loader } from './loader.tsx';
import { Notices } from './notices.tsx';
import { messages } from './shell.messages.ts';
import { usePlace } from './use-place.ts';
import { Waiting } from './waiting.tsx';

/**
 * The current or last user. While a log-in is requested in place, their screen stays with everything typed, also after they dismiss it: then they are `hasEnded`.
 * If nobody was logged in, or the user has logged out, `onNobody` is called.
 */
function useGuard(onNobody: () => void) {
  const { session } = useScope();
  const user = useUser();
  const [last, setLast] = useState(user);
  const [hasEnded, setEnded] = useState(false);
  if (user && user !== last) setLast(user);
  if (user && hasEnded) setEnded(false);
  const isKnown = last !== undefined;
  useEffect(
    () => (user ? undefined : guard({ session, later }, onNobody, isKnown ? () => setEnded(true) : onNobody)),
    [user, session, onNobody, isKnown],
  );
  return { user: user ?? last, hasEnded: hasEnded && !user };
}

/** The session has ended and the screen is still shown: everything typed stays, and can be sent after a new log-in. */
function SessionEnded() {
  const texts = useMessages(messages);
  const { session } = useScope();
  return (
    <Notice kind="info">
      <p>{texts.away}</p>
      <Button variant="primary" onClick={() => void session.require()}>
        {texts.logIn}
      </Button>
    </Notice>
  );
}

/** The dashboard on our own origin; the embed leaves this module out. */
export function Here({ onLogOut, bell, notifications, push, choices, ...given }: DashboardProps) {
  const slots = useMemo(() => ({ bell, notifications, push, choices }), [bell, notifications, push, choices]);
  const scope = useScope();
  const counted = useMemo(() => countedScope(scope), [scope]);
  const links = useRef<HTMLDivElement>(null);
  const place = usePlace(given, links);
  const { path, navigate } = place;
  const { session } = scope;
  const leave = useCallback(() => {
    // The server has ended the session: the log-in says why, and the screen stays.
    if (session.endedBy.peek()) void session.require();
    else navigate('/', { replace: true });
  }, [navigate, session]);
  const { user, hasEnded } = useGuard(leave);
  if (!user) return <Waiting />;

  const logOut = () => {
    void scope.session.end();
    if (onLogOut) onLogOut();
    else navigate('/');
  };
  return (
    <ScopeProvider value={counted.scope}>
      <div ref={links} className="y-dashboard__links">
        {/* Another user starts with a fresh frame: nothing of the previous user's screen remains. */}
        <SlotsProvider value={slots}>
          <Frame key={user.id} user={user} path={path} onLogOut={logOut}>
            <Notices userId={user.id} path={path} />
            {hasEnded && <SessionEnded />}
            <CurrentScreen {...place} user={user} arrived={given.arrived} />
          </Frame>
        </SlotsProvider>
      </div>
      <Loader inFlight={counted.inFlight} />
    </ScopeProvider>
  );
}

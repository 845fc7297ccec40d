import type { ReportsState } from '@yantra/element';
import { useUser } from '@yantra/state';
import { Suspense, lazy, useEffect, useMemo } from 'react';
import { matchScreen } from './internal/match.ts';
import type { Navigate } from './screen.ts';
import { screens } from './screens.ts';

export interface DashboardProps extends ReportsState {
  /** Below `/dashboard`, e.g. `/equipments-list`; `/` is the overview. */
  readonly path?: string;
  readonly query?: URLSearchParams;
  /** What came with the navigation. */
  readonly state?: unknown;
  readonly navigate?: Navigate;
  /** The person has asked to log out and the session has ended. */
  readonly onLogOut?: () => void;
}

const nothing = new URLSearchParams();
const stay: Navigate = () => undefined;

/** The signed-in part of the marketplace: a frame with what each role may do, and one screen. */
export function Dashboard({ path = '/', query = nothing, state, navigate = stay, onStateChange }: DashboardProps) {
  const user = useUser();
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  const match = matchScreen(path, screens);
  const load = match?.route.load;
  const Screen = useMemo(() => load && lazy(async () => ({ default: (await load()).Screen })), [load]);
  if (!user || !match || !Screen) return null;
  return (
    <main className="y-dashboard__main">
      <Suspense fallback={null}>
        <Screen params={match.params} query={query} state={state} navigate={navigate} user={user} />
      </Suspense>
    </main>
  );
}

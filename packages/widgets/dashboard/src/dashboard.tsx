import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { useEffect, useSyncExternalStore } from 'react';
import { elsewhereMessages } from './dashboard.messages.ts';
import { dashboardBase } from './kit/address.ts';
import type { DashboardProps } from './shell/dashboard.props.ts';
import { Here } from './shell/here.tsx';
import { Waiting } from './shell/waiting.tsx';

const isNeverChanged = () => () => undefined;

/**
 * Whether the dashboard may be shown on this page: only on our own origin, where a session can exist. Undefined until checked in the browser, unless the server
 * has rendered it for a user.
 */
function useIsHere(): boolean | undefined {
  const { siteUrl, session } = useScope();
  const ask = () => session.isHere && (siteUrl === '' || new URL(siteUrl, location.href).origin === location.origin);
  return useSyncExternalStore(isNeverChanged, ask, () => (session.served ? true : undefined));
}

/** The signed-in part of the marketplace: a frame with the links of the user's role, and one screen. On another company's page, a link to it. */
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

function Elsewhere() {
  const texts = useMessages(elsewhereMessages);
  const { siteUrl } = useScope();
  return (
    <p className="y-dashboard__elsewhere">
      {texts.text}{' '}
      <a className="y-link" href={siteUrl + dashboardBase} target="_blank" rel="noopener">
        {texts.link}
      </a>
    </p>
  );
}

import type { LoggedUser } from '@yantra/state';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NewLeadsProvider, useNewLeads } from '../kit/leads/new-leads.ts';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { useDismissal } from './use-dismissal.ts';
import { useNarrow } from './use-narrow.ts';

export interface FrameProps {
  readonly user: LoggedUser;
  readonly path: string;
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

/** Header, sidebar and the place of the screen. In a narrow window the sidebar is a drawer over the screen, else it stands beside it. */
export function Frame({ user, path, onLogOut, children }: FrameProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const side = useRef<HTMLElement>(null);
  const isNarrow = useNarrow();
  const newLeads = useNewLeads(user);
  const [isCollapsed, setCollapsed] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isOut = isNarrow && isDrawerOpen;

  // Who has gone somewhere by the drawer, or has widened the window, needs it no more.
  const here = `${isNarrow} ${path}`;
  const [drawerAt, setDrawerAt] = useState(here);
  if (drawerAt !== here) {
    setDrawerAt(here);
    setDrawerOpen(false);
  }
  useEffect(() => {
    if (isOut) side.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isOut]);

  useDismissal(isOut, [side, toggle], (how) => {
    setDrawerOpen(false);
    if (how === 'key') toggle.current?.focus();
  });
  return (
    <div className="y-dashboard__frame" data-collapsed={isCollapsed || undefined}>
      <Header
        user={user}
        sidebarId={id}
        isSidebarShown={isNarrow ? isDrawerOpen : !isCollapsed}
        onToggle={() => (isNarrow ? setDrawerOpen(!isDrawerOpen) : setCollapsed(!isCollapsed))}
        onLogOut={onLogOut}
        toggleRef={toggle}
      />
      {isOut && <div className="y-dashboard__scrim" />}
      <Sidebar
        ref={side}
        id={id}
        role={user.role}
        path={path}
        newLeads={newLeads.count}
        isOpen={isDrawerOpen}
        onLogOut={onLogOut}
      />
      <main className="y-dashboard__main" inert={isOut}>
        <NewLeadsProvider value={newLeads.tell}>{children}</NewLeadsProvider>
      </main>
    </div>
  );
}

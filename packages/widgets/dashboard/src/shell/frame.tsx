import type { LoggedUser } from '@yantra/state';
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { NewLeadsProvider, useNewLeads } from '../kit/leads/new-leads.ts';
import { ToReviewProvider, useToReview } from '../kit/review/to-review.ts';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { useDismissal } from './use-dismissal.ts';

/** At this width and below, the sidebar is a drawer (dashboard.md §2). */
// As in the sheets: by the reader's own size of letters.
const query = '(width <= 48em)';

const follow = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the window is as narrow as a phone or a tablet in portrait. */
const useNarrow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );

export interface FrameProps {
  readonly user: LoggedUser;
  readonly path: string;
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

/** Header, sidebar and the screen. In a narrow window the sidebar is a drawer over the page; otherwise it is beside the screen, full or as a rail of icons. */
export function Frame({ user, path, onLogOut, children }: FrameProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const side = useRef<HTMLElement>(null);
  const isNarrow = useNarrow();
  const newLeads = useNewLeads(user);
  const toReview = useToReview(user);
  const [isCollapsed, setCollapsed] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isDrawerOut = isNarrow && isDrawerOpen;

  // The drawer closes after a navigation or when the window becomes wider.
  const placeKey = `${isNarrow} ${path}`;
  const [drawerPlaceKey, setDrawerPlaceKey] = useState(placeKey);
  if (drawerPlaceKey !== placeKey) {
    setDrawerPlaceKey(placeKey);
    setDrawerOpen(false);
  }
  useEffect(() => {
    if (isDrawerOut) side.current?.querySelector<HTMLElement>('li a, li button')?.focus();
  }, [isDrawerOut]);

  useDismissal(isDrawerOut, [side, toggle], (how) => {
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
      {isDrawerOut && <div className="y-dashboard__scrim" />}
      <Sidebar
        ref={side}
        id={id}
        user={user}
        path={path}
        newLeads={newLeads.count}
        toReview={toReview.count}
        isOpen={isDrawerOpen}
        isRail={isCollapsed && !isNarrow}
        onClose={() => {
          setDrawerOpen(false);
          toggle.current?.focus();
        }}
        onLogOut={onLogOut}
      />
      <main className="y-dashboard__main" inert={isDrawerOut}>
        <NewLeadsProvider value={newLeads.report}>
          <ToReviewProvider value={toReview.report}>{children}</ToReviewProvider>
        </NewLeadsProvider>
      </main>
    </div>
  );
}

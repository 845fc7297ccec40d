import type { LoggedUser } from '@yantra/state';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
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
  const [isCollapsed, setCollapsed] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isOut = isNarrow && isDrawerOpen;

  useEffect(() => setDrawerOpen(false), [path, isNarrow]);
  useEffect(() => {
    if (isOut) side.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isOut]);

  const close = () => {
    setDrawerOpen(false);
    toggle.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOut || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  const closeOutside = ({ target }: MouseEvent) => {
    if (!isOut || !(target instanceof Node)) return;
    if (!side.current?.contains(target) && !toggle.current?.contains(target)) setDrawerOpen(false);
  };
  return (
    <div
      className="y-dashboard__frame"
      data-collapsed={isCollapsed || undefined}
      onClick={closeOutside}
      onKeyDown={closeByKey}
    >
      <Header
        user={user}
        sidebarId={id}
        isSidebarShown={isNarrow ? isDrawerOpen : !isCollapsed}
        onToggle={() => (isNarrow ? setDrawerOpen(!isDrawerOpen) : setCollapsed(!isCollapsed))}
        onLogOut={onLogOut}
        toggleRef={toggle}
      />
      {isOut && <div className="y-dashboard__scrim" />}
      <Sidebar ref={side} id={id} role={user.role} path={path} isOpen={isDrawerOpen} onLogOut={onLogOut} />
      <main className="y-dashboard__main" inert={isOut}>
        {children}
      </main>
    </div>
  );
}

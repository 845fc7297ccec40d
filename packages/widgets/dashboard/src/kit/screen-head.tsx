import type { ReactNode } from 'react';

export interface ScreenHeadProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** The screen's buttons. */
  readonly children?: ReactNode;
}

/** The heading of every screen; it gets the focus after a navigation. */
export function ScreenHead({ title, note, children }: ScreenHeadProps) {
  return (
    <div className="y-dashboard__head">
      <div className="y-dashboard__heading">
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {children && <div className="y-dashboard__actions">{children}</div>}
    </div>
  );
}

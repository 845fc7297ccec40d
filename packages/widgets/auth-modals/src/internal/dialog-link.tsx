import { isPlainClick } from '@yantra/ui';
import type { ReactNode } from 'react';
import type { AuthDialog } from './dependencies.ts';
import type { ScreenContext } from './screen.ts';

export interface DialogLinkProps {
  readonly to: Exclude<AuthDialog, 'owner'>;
  readonly context: ScreenContext;
  readonly children: ReactNode;
}

/** A link to another dialog, opened in place; in another tab it is a page. */
export function DialogLink({ to, context: { siteUrl, go }, children }: DialogLinkProps) {
  const href = `${siteUrl}/log-in${to === 'log-in' ? '' : `?dialog=${to}`}`;
  return (
    <a
      className="y-link"
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

import type { ReportsState } from '@yantra/element';
import { useScope } from '@yantra/state';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { AuthDialogs } from './internal/auth-dialogs.tsx';
import type { AuthDialog, OwnerLead } from './internal/dependencies.ts';
import { LogInElsewhere } from './internal/elsewhere/log-in-elsewhere.tsx';
import type { LogInOutcome } from './log-in-window.ts';

export interface AuthModalsProps extends ReportsState {
  /** The open dialog, if any. The owner of this component changes it, in `onDialogChange`. */
  readonly dialog?: AuthDialog | undefined;
  /** `page`: shown as part of the page rather than as a dialog, so there is nothing to close. */
  readonly appearance?: 'dialog' | 'page' | undefined;
  /** Shown on a page until the dialog's code has loaded. */
  readonly children?: ReactNode;
  /** For the dialog 'owner': the person who opens an account. */
  readonly owner?: OwnerLead | undefined;
  /** Another dialog is requested, or none (undefined). After a log-in it is called after `onLogIn`. */
  readonly onDialogChange?: ((next: AuthDialog | undefined) => void) | undefined;
  /** Somebody has logged in; on another company's page also called when they gave up. */
  readonly onLogIn?: ((news: { readonly outcome: LogInOutcome }) => void) | undefined;
}

const isNeverChanged = () => () => undefined;
const isUnknown = () => undefined;

/** Whether passwords may be typed on this page; undefined until that is known. */
function useIsHere(): boolean | undefined {
  const { siteUrl, session } = useScope();
  const ask = () => session.isHere && (siteUrl === '' || new URL(siteUrl, location.href).origin === location.origin);
  return useSyncExternalStore(isNeverChanged, ask, isUnknown);
}

/**
 * Log in, Sign Up, forgotten password and an owner's account: dialogs on our own pages, elsewhere a button that opens our
 * log-in window.
 */
export function AuthModals(props: AuthModalsProps) {
  const { dialog, appearance = 'dialog', owner, onDialogChange, onLogIn, onStateChange, children } = props;
  const { siteUrl } = useScope();
  const isHere = useIsHere();
  useEffect(() => {
    if (isHere !== undefined) onStateChange?.('ready');
  }, [isHere, onStateChange]);
  if (isHere === undefined) return children ? <div className="y-root y-auth">{children}</div> : null;
  return (
    <div className="y-root y-auth">
      {isHere ? (
        <AuthDialogs
          dialog={dialog}
          isPage={appearance === 'page'}
          fallback={children}
          owner={owner}
          onDialogChange={(next) => onDialogChange?.(next)}
          onLogIn={() => onLogIn?.({ outcome: 'logged-in' })}
        />
      ) : (
        <LogInElsewhere siteUrl={siteUrl || location.origin} onOutcome={(outcome) => onLogIn?.({ outcome })} />
      )}
    </div>
  );
}

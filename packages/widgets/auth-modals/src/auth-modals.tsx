import type { ReportsState } from '@yantra/element';
import { useScope } from '@yantra/state';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { AuthDialogs } from './internal/auth-dialogs.tsx';
import type { AuthDialog, OwnerLead } from './internal/dependencies.ts';
import { LogInElsewhere } from './internal/elsewhere/log-in-elsewhere.tsx';
import type { LogInOutcome } from './log-in-window.ts';

export interface AuthModalsProps extends ReportsState {
  /** Which dialog is open; none without it. The owner of this component changes it, in `onDialogChange`. */
  readonly dialog?: AuthDialog | undefined;
  /** `page`: what would be a dialog stands in the page, and there is nothing to close. */
  readonly appearance?: 'dialog' | 'page' | undefined;
  /** On a page, until it is here. */
  readonly children?: ReactNode;
  /** For the dialog 'owner': who opens an account. */
  readonly owner?: OwnerLead | undefined;
  /** Another dialog is wanted; undefined: none. After a log-in it comes after `onLogIn`. */
  readonly onDialogChange?: ((next: AuthDialog | undefined) => void) | undefined;
  /** Somebody has logged in; on another company's page also when they gave it up. */
  readonly onLogIn?: ((news: { readonly outcome: LogInOutcome }) => void) | undefined;
}

const isNeverChanged = () => () => undefined;
const isUnknown = () => undefined;

/** Whether passwords may be typed on this page; undefined until the browser is asked. */
function useIsHere(): boolean | undefined {
  const { siteUrl, session } = useScope();
  const ask = () => session.isHere && (siteUrl === '' || new URL(siteUrl, location.href).origin === location.origin);
  return useSyncExternalStore(isNeverChanged, ask, isUnknown);
}

/** Log in, Sign Up, a forgotten password and the account of an owner: dialogs on our own pages, elsewhere a button to a window of ours. */
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

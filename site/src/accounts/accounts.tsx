import type { AuthDialog, OwnerLead } from '@yantra/auth-modals';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import {
  type ComponentType,
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { withinTime } from '../layout/chunk.ts';
import { messages } from './accounts.messages.ts';
import type { AuthDialogsProps } from './auth-dialogs.tsx';

export interface AccountsRequest {
  readonly dialog: AuthDialog;
  /** Who wants to list a machine; for the dialog `owner`. */
  readonly owner?: OwnerLead;
  /** The person has logged in, and the dialog is closed. */
  readonly onLogIn?: () => void;
  /** The dialog was closed without a log-in. */
  readonly onClose?: () => void;
}

export interface Accounts {
  readonly open: (request: AccountsRequest) => void;
}

const AccountsContext = createContext<Accounts>({ open: () => undefined });

/** Opens the account dialogs from anywhere on the page. */
export const useAccounts = (): Accounts => use(AccountsContext);

const loadDialogs = withinTime(() => import('./auth-dialogs.tsx'));
const noticeMs = 4000;

/** Holds the dialogs. Their code is loaded when one is needed: by a press, or because a call needs a log-in. */
export function AccountsProvider({ children }: { readonly children: ReactNode }) {
  const { session, notify } = useScope();
  const texts = useMessages(messages);
  const [Dialogs, setDialogs] = useState<ComponentType<AuthDialogsProps>>();
  const [dialog, setDialog] = useState<AuthDialog>();
  const request = useRef<AccountsRequest>(undefined);
  const open = useCallback(
    (next: AccountsRequest) => {
      request.current = next;
      setDialog(next.dialog);
      loadDialogs().then(
        ({ AuthDialogs }) => setDialogs(() => AuthDialogs),
        () => {
          notify({ kind: 'error', text: texts.notArrived, duration: noticeMs });
          request.current = undefined;
          setDialog(undefined);
          next.onClose?.();
          session.wanted.peek()?.settle(false);
        },
      );
    },
    [notify, session, texts],
  );
  const hasLoggedIn = useCallback(() => {
    const { onLogIn } = request.current ?? {};
    request.current = undefined;
    setDialog(undefined);
    onLogIn?.();
  }, []);
  useEffect(
    () =>
      // A dialog that is open already is enough: one log-in fulfils every request for it.
      session.wanted.subscribe((isRequested) => isRequested && !request.current && open({ dialog: 'log-in' })),
    [session, open],
  );
  useEffect(
    () =>
      // Also in another tab. The owner's flow logs in itself and continues from there.
      session.user.subscribe((user) => user && request.current && request.current.dialog !== 'owner' && hasLoggedIn()),
    [session, hasLoggedIn],
  );
  const close = () => {
    const { onClose } = request.current ?? {};
    request.current = undefined;
    setDialog(undefined);
    onClose?.();
    session.wanted.peek()?.settle(false);
  };
  const change = (next: AuthDialog | undefined) => {
    if (next) setDialog(next);
    else if (request.current) close();
    else setDialog(undefined);
  };
  return (
    <AccountsContext value={useMemo(() => ({ open }), [open])}>
      {children}
      {Dialogs && (
        <Dialogs dialog={dialog} owner={request.current?.owner} onDialogChange={change} onLogIn={hasLoggedIn} />
      )}
    </AccountsContext>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { announceLogIn } from '@yantra/auth-modals/log-in-window';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { ButtonLink, Skeleton } from '@yantra/ui';
import { useCallback, useEffect } from 'react';
import { AuthForms } from '../../accounts/auth-dialogs.tsx';
import type { Address } from '../../address.ts';
import { keepInAddress } from '../../keep-in-address.ts';
import { useHref, useNavigate } from '../../navigation.tsx';
import { Art } from './art.tsx';
import { type LogInDialog, dialogIn } from './dialog-in.ts';
import { messages as english } from './log-in.messages.ts';
import './log-in.css';

/** Handles the log-in: reports to the page that opened this window, or else goes home. */
function useLogInDone(partner: string | null): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (partner === null) navigate('/');
    else announceLogIn(window, 'logged-in', partner);
  }, [partner, navigate]);
}

/**
 * The log-in as a page, with the forms of the dialogs. Without a script it says so. In a window opened by a partner's page it
 * logs the person in on our own origin, reports only the outcome to that page, and closes.
 */
export function LogIn({ query }: Address) {
  useSignals();
  const messages = useMessages(english);
  const to = useHref();
  const { session } = useScope();
  const user = session.user.value;
  const partner = query.get('window') === '1' ? query.get('origin') : null;
  const done = useLogInDone(partner);
  useEffect(() => {
    // A person who is logged in already is done.
    if (partner !== null && session.user.peek()) done();
  }, [session, partner, done]);
  if (user) {
    return (
      <div className="wrap section log-in__in">
        <h1>{messages.in}</h1>
        <p>{messages.loggedIn(user.name)}</p>
        {partner === null ? <ButtonLink href={to('/')}>{messages.home}</ButtonLink> : <p>{messages.back}</p>}
      </div>
    );
  }
  const dialog = dialogIn(query);
  return (
    <div className="wrap log-in">
      <div className="log-in__form">
        <AuthForms
          appearance="page"
          dialog={dialog}
          // After the last step of a form the log-in follows.
          onDialogChange={(next = 'log-in') => keepInAddress('dialog', next === 'log-in' ? '' : next)}
          onLogIn={done}
        >
          <FormPlaceholder dialog={dialog} />
        </AuthForms>
        <noscript>
          <p>{messages.withoutScript}</p>
        </noscript>
      </div>
      <Art dialog={dialog} />
    </div>
  );
}

/** In the shape of the form that is loading. */
function FormPlaceholder({ dialog }: { readonly dialog: LogInDialog }) {
  const { titles } = useMessages(english);
  return (
    <div className="log-in__waiting" data-dialog={dialog}>
      <h1>{titles[dialog]}</h1>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

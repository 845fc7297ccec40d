import { useSignals } from '@preact/signals-react/runtime';
import { announceLogIn } from '@yantra/auth-modals/log-in-window';
import { useScope } from '@yantra/state';
import { Button, ButtonLink } from '@yantra/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useAccounts } from '../../accounts/accounts.tsx';
import type { Address } from '../../address.ts';
import { useNavigate } from '../../navigation.tsx';
import { messages } from './log-in.messages.ts';
import './log-in.css';

/** What the page opens, by its address. */
const dialogs = ['log-in', 'sign-up', 'forgot-password'] as const;

/**
 * The log-in as a page of its own: where no script runs it says so, and as a window that a partner's page has opened it logs the person in on
 * our own origin, tells that page the outcome and nothing else, and closes.
 */
export function LogIn({ query }: Address) {
  useSignals();
  const { session } = useScope();
  const user = session.user.value;
  const { open } = useAccounts();
  const navigate = useNavigate();
  const partner = query.get('window') === '1' ? query.get('origin') : null;

  const done = useCallback(
    (hasLoggedIn: boolean) => {
      if (partner !== null) announceLogIn(window, hasLoggedIn ? 'logged-in' : 'closed', partner);
      else if (hasLoggedIn) navigate('/');
    },
    [partner, navigate],
  );
  const ask = useCallback(
    (dialog: (typeof dialogs)[number]) => open({ dialog, onLogIn: () => done(true), onClose: () => done(false) }),
    [open, done],
  );
  const hasAsked = useRef(false);
  const wanted = dialogs.find((one) => one === query.get('dialog')) ?? 'log-in';
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    // Whoever comes here wants to log in: one press less. Who is logged in already is done.
    if (!session.user.peek()) ask(wanted);
    else if (partner !== null) done(true);
  }, [session, partner, wanted, ask, done]);
  return (
    <div className="wrap section log-in">
      <h1>{messages.heading}</h1>
      {user ? (
        <>
          <p>{messages.loggedIn(user.name)}</p>
          {partner === null ? <ButtonLink href="/">{messages.home}</ButtonLink> : <p>{messages.back}</p>}
        </>
      ) : (
        <>
          <p>{messages.text}</p>
          <div className="log-in__ways">
            <Button variant="primary" size="lg" onClick={() => ask('log-in')}>
              {messages.logIn}
            </Button>
            <Button size="lg" onClick={() => ask('sign-up')}>
              {messages.signUp}
            </Button>
          </div>
          <noscript>
            <p>{messages.withoutScript}</p>
          </noscript>
        </>
      )}
    </div>
  );
}

import { useMessages } from '@yantra/language';
import { Button, ButtonLink } from '@yantra/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../frame.messages.ts';
import { type LogInOutcome, awaitLogIn, logInAddress, openLogIn } from '../../log-in-window.ts';

export interface LogInElsewhereProps {
  /** Where the marketplace is. */
  readonly siteUrl: string;
  readonly onOutcome: (outcome: LogInOutcome) => void;
}

type State = 'idle' | 'waiting' | 'blocked' | 'logged-in';

/** On another company's page: no password field, but a window of the marketplace where it is safe to type one. */
export function LogInElsewhere({ siteUrl, onOutcome }: LogInElsewhereProps) {
  const texts = useMessages(messages);
  const [state, setState] = useState<State>('idle');
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const site = new URL(siteUrl).host;
  const wait = (popup?: Window) => {
    stop.current?.();
    const handleOutcome = (outcome: LogInOutcome) => {
      setState(outcome === 'logged-in' ? outcome : 'idle');
      onOutcome(outcome);
    };
    stop.current = awaitLogIn({ siteUrl, self: window, onOutcome: handleOutcome }, popup);
  };
  const open = () => {
    const popup = openLogIn({ siteUrl, self: window });
    popup?.focus();
    setState(popup ? 'waiting' : 'blocked');
    wait(popup);
  };
  return (
    <div className="y-auth__elsewhere">
      {state === 'blocked' ? (
        // With an opener, so that the window can report how the log-in ended.
        <ButtonLink
          part="button"
          href={logInAddress(siteUrl, location.origin)}
          target="_blank"
          rel="opener"
          variant="primary"
        >
          {texts.openPage(site)}
        </ButtonLink>
      ) : (
        state !== 'logged-in' && (
          <Button part="button" variant="primary" onClick={open}>
            {texts.logIn}
          </Button>
        )
      )}
      <p role="status" className="y-auth__elsewhere-note">
        {textOf(texts, state, site)}
      </p>
    </div>
  );
}

function textOf(texts: typeof messages, state: State, site: string): string {
  if (state === 'waiting') return texts.waiting;
  if (state === 'blocked') return texts.blocked;
  return state === 'logged-in' ? texts.loggedIn : texts.inWindow(site);
}

import { useSignals } from '@preact/signals-react/runtime';
import { formatCount } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import farms from '../../hero/farms.svg';
import sites from '../../hero/sites.svg';
import { useCounts } from '../home/use-counts.ts';
import type { LogInDialog } from './dialog-in.ts';
import { messages as english } from './log-in.messages.ts';

/** Beside the form where there is room: the benefits of an account, with the server's counts. */
export function Art({ dialog }: { readonly dialog: LogInDialog }) {
  const messages = useMessages(english);
  const isSignUp = dialog === 'sign-up';
  const { headline, facts } = isSignUp ? messages.signUpArt : messages.logInArt;
  return (
    <aside className="log-in__art" aria-label={messages.art}>
      <img src={isSignUp ? farms : sites} alt="" loading="lazy" />
      <p>{headline}</p>
      <ul>
        {isSignUp && <Machines />}
        {facts.map(([name, what]) => (
          <li key={name}>
            <b>{name}</b>
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Machines() {
  useSignals();
  const messages = useMessages(english);
  const counts = useCounts(useScope());
  return counts?.machines ? (
    <li>
      <b>{formatCount(counts.machines)}</b>
      <span>{messages.machines}</span>
    </li>
  ) : null;
}

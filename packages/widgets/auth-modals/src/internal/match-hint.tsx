import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import { messages } from '../auth-modals.messages.ts';

/** Whether both passwords are the same, while the second is typed. */
export function MatchHint({ isMatch }: { readonly isMatch: boolean }) {
  const texts = useMessages(messages);
  return (
    <span className="y-auth__match" data-state={isMatch ? 'met' : 'wrong'}>
      <Icon name={isMatch ? 'check' : 'close'} />
      {isMatch ? texts.match : texts.mismatch}
    </span>
  );
}

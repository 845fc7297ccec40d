import { messages } from '../auth-modals.messages.ts';
import { Hint } from './fields.tsx';

/** Whether both passwords are the same, while the second is typed. */
export function MatchHint({ isMatch }: { readonly isMatch: boolean }) {
  return (
    <span className="y-auth__match" data-state={isMatch ? 'met' : 'wrong'}>
      <Hint label={isMatch ? messages.match : messages.mismatch} state={isMatch ? 'met' : 'wrong'} />
    </span>
  );
}

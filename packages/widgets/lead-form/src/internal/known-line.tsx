import { formatPhone } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { initialsOf } from '@yantra/ui';
import { messages } from '../lead-form.messages.ts';
import type { KnownPerson } from '../lead.ts';

export { takeKnownPerson } from './known-person.ts';

export interface KnownLineProps {
  readonly person: KnownPerson;
  readonly onChange: () => void;
}

/** For whom the requirement is sent, and a button to send it for somebody else. */
export function KnownLine({ person: { fullName, phone }, onChange }: KnownLineProps) {
  const texts = useMessages(messages);
  return (
    <>
      <span className="y-user" aria-hidden="true">
        {initialsOf(fullName)}
      </span>
      <p>
        <b dir="auto">{fullName}</b>
        <span>{formatPhone(phone)}</span>
      </p>
      <button type="button" className="y-link" onClick={onChange} aria-label={texts.changePerson}>
        {texts.change}
      </button>
    </>
  );
}

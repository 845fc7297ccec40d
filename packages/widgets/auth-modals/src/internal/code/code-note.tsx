import { formatPhone } from '@yantra/domain';
import { messages } from '../../auth-modals.messages.ts';

interface CodeNoteProps {
  readonly text: string;
  /** Ten digits. */
  readonly phone: string;
  readonly onChange: () => void;
}

/** Where the code went, and the way to another number. */
export function CodeNote({ text, phone, onChange }: CodeNoteProps) {
  return (
    <>
      {text} <b className="y-auth__phone y-num">{formatPhone(phone)}</b>.{' '}
      <button type="button" className="y-link" onClick={onChange}>
        {messages.code.change}
      </button>
    </>
  );
}

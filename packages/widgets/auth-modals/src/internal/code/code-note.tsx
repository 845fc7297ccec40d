import { formatPhone } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { messages } from '../../auth-modals.messages.ts';

interface CodeNoteProps {
  readonly text: string;
  /** Ten digits. */
  readonly phone: string;
  readonly onChange: () => void;
}

/** Where the code went, and the way to another number. */
export function CodeNote({ text, phone, onChange }: CodeNoteProps) {
  const { code: texts } = useMessages(messages);
  return (
    <>
      {text} <b className="y-auth__phone y-num">{formatPhone(phone)}</b>.{' '}
      <button type="button" className="y-link" onClick={onChange}>
        {texts.change}
      </button>
    </>
  );
}

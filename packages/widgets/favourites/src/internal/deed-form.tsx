import type { KeptRefusal } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import type { KeptWish, SavedMachines } from '@yantra/state';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { messages } from '../favourites.messages.ts';

/** What the forms of the page have in common. */
export interface Deeds {
  readonly saved: SavedMachines;
  /** The address that takes plain forms; undefined where there is always a script. */
  readonly action: string | undefined;
  /** The list that is shown, for the way back. */
  readonly back: string;
}

interface DeedFormProps extends Deeds {
  readonly wish: Pick<KeptWish, 'deed' | 'machine' | 'list'>;
  readonly className?: string;
  /** Makes the change itself. */
  readonly act?: () => void;
  /** The change was made. */
  readonly onDone?: (list: string | undefined) => void;
  /** Reads `words` of the form; without it the deed needs none. */
  readonly hasWords?: boolean;
  readonly children: (error: { readonly id: string; readonly text: string | undefined }) => ReactNode;
}

/** One change, as a form: made here by a script, else sent to the server. */
export function DeedForm(props: DeedFormProps) {
  const { saved, action, back, wish, className, act, onDone, hasWords = false, children } = props;
  const texts = useMessages(messages);
  const id = useId();
  const [refusal, setRefusal] = useState<KeptRefusal | 'nameless'>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (act) return act();
    const said = new FormData(event.currentTarget).get('words');
    const words = typeof said === 'string' ? said : '';
    if (wish.deed === 'name' && words.trim() === '') return setRefusal('nameless');
    const list = wish.list ?? (wish.deed === 'name' ? saved.newId() : undefined);
    const refused = saved.change({ ...wish, ...(list !== undefined && { list }), ...(hasWords && { words }) });
    setRefusal(refused);
    if (refused === undefined) onDone?.(list);
  };
  const text = refusal && (refusal === 'nameless' ? texts.nameMissing : texts.refused[refusal]);
  return (
    <form className={className} method="post" action={action} onSubmit={submit}>
      {Object.entries({ ...wish, back }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({ id, text })}
      {text && (
        <p id={id} className="y-saved__error" role="alert">
          {text}
        </p>
      )}
    </form>
  );
}

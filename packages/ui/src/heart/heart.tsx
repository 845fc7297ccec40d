import { favouriteLimits } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type FormEvent, useState } from 'react';
import { Glyph } from '../icon/glyph.tsx';
import { heartGlyph } from './heart-glyph.ts';
import { heartMessages } from './heart.messages.ts';

/** What somebody keeps, as a heart needs it: `SavedMachines` of state is one. */
export interface HeartKeeper {
  /** Keeps a machine, or drops it. @returns why not, if it cannot be kept */
  readonly toggle: (machine: string) => string | undefined;
}

export interface HeartProps {
  /** The machine's id. */
  machine: string;
  /** The machine's name. */
  name: string;
  isKept: boolean;
  /** Without one, it is for browsers without a script: a form. */
  keeper?: HeartKeeper | undefined;
  /** The address that takes the form where no script does; on the marketplace's own pages. */
  action?: string | undefined;
  /** With a word beside it, in the text of a page; else it stands over a picture. */
  hasWord?: boolean;
}

/** Keeps a machine: outlined, or filled once it is kept. */
export function Heart({ machine, name, isKept, keeper, action, hasWord = false }: HeartProps) {
  const texts = useMessages(heartMessages);
  const [isFull, setFull] = useState(false);
  const press = () => setFull(keeper?.toggle(machine) !== undefined);
  const send = (event: FormEvent) => {
    if (!keeper) return;
    event.preventDefault();
    press();
  };
  const button = (
    <button
      type={action === undefined ? 'button' : 'submit'}
      className={hasWord ? 'y-button y-button--quiet y-heart-word' : 'y-heart'}
      aria-pressed={isKept}
      aria-label={texts.save(name)}
      onClick={action === undefined ? press : undefined}
      onBlur={() => setFull(false)}
    >
      <Glyph className="y-icon--heart" d={heartGlyph} />
      {/* The word stays, as the name does that it is part of; the filled heart and the pressed state say the rest. */}
      {hasWord && texts.saveIt}
    </button>
  );
  return (
    <>
      {action === undefined ? (
        button
      ) : (
        <form className="y-heart-form" method="post" action={action} onSubmit={send}>
          <input type="hidden" name="machine" value={machine} />
          <input type="hidden" name="deed" value={isKept ? 'drop' : 'keep'} />
          {button}
        </form>
      )}
      {isFull && (
        <p className="y-heart-says" role="alert">
          {texts.tooMany(favouriteLimits.machines)}
        </p>
      )}
    </>
  );
}

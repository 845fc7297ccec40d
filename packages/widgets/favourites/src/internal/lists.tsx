import { type Kept, favouriteLimits } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, Icon } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { messages } from '../favourites.messages.ts';
import { DeedForm, type Deeds } from './deed-form.tsx';
import { closeAround } from './disclosure.ts';

export interface ListLinks {
  /** The address of a list; of all without one. */
  readonly hrefOf: (list: string) => string;
  /** Shows it here. */
  readonly show: ((event: MouseEvent | undefined, list: string) => void) | undefined;
}

interface ListsProps extends ListLinks {
  readonly kept: Kept;
  readonly chosen: string;
  readonly deeds: Deeds;
}

/** The lists, with how many machines are in each, and a way to make one. */
export function Lists({ kept, chosen, deeds, hrefOf, show }: ListsProps) {
  const texts = useMessages(messages);
  const links = [{ id: '', name: texts.all, machines: kept.machines }, ...kept.lists];
  return (
    <nav className="y-saved__lists" aria-label={texts.lists}>
      <ul>
        {links.map(({ id, name, machines }) => (
          <li key={id}>
            <a
              href={hrefOf(id)}
              aria-current={id === chosen ? 'page' : undefined}
              onClick={(event) => show?.(event, id)}
            >
              <span>{name}</span> <span className="y-num">{machines.length}</span>
            </a>
          </li>
        ))}
      </ul>
      <details className="y-saved__new">
        <summary>
          <Icon name="plus" />
          {texts.newList}
        </summary>
        <DeedForm
          {...deeds}
          wish={{ deed: 'name' }}
          hasWords
          onDone={(list) => list !== undefined && show?.(undefined, list)}
        >
          {({ id, text }) => (
            <NameField id={id} error={text} name="">
              <Button type="submit">{texts.makeList}</Button>
            </NameField>
          )}
        </DeedForm>
      </details>
    </nav>
  );
}

interface NameFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly name: string;
  readonly children: React.ReactNode;
}

export function NameField({ id, error, name, children }: NameFieldProps) {
  const texts = useMessages(messages);
  return (
    <>
      <label>
        {texts.listName}
        <input
          className="y-saved__input"
          name="words"
          defaultValue={name}
          maxLength={favouriteLimits.listName}
          required
          autoComplete="off"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
      </label>
      {children}
    </>
  );
}

interface RenameProps {
  readonly list: Kept['lists'][number];
  readonly deeds: Deeds;
  readonly onEnded: () => void;
}

/** Renames a list, or deletes it. */
export function Rename({ list, deeds, onEnded }: RenameProps) {
  const texts = useMessages(messages);
  return (
    <div className="y-saved__rename">
      <DeedForm {...deeds} wish={{ deed: 'name', list: list.id }} hasWords onDone={closeAround}>
        {({ id, text }) => (
          <NameField key={list.name} id={id} error={text} name={list.name}>
            <Button type="submit">{texts.saveName}</Button>
          </NameField>
        )}
      </DeedForm>
      <DeedForm {...deeds} back="" wish={{ deed: 'end', list: list.id }} onDone={onEnded}>
        {() => (
          <>
            <Button type="submit" variant="danger">
              {texts.endList}
            </Button>
            <p className="y-muted">{texts.endListText}</p>
          </>
        )}
      </DeedForm>
    </div>
  );
}

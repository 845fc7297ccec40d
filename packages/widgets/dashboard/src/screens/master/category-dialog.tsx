import { addNewCategory, updateCategory } from '@yantra/contract/calls';
import { useScope } from '@yantra/state';
import { Checkbox, Field, TextInput } from '@yantra/ui';
import { useState } from 'react';
import { messages } from './master.messages.ts';
import { RowDialog } from './row-dialog.tsx';

export interface CategoryDraft {
  readonly id?: number;
  readonly name: string;
  readonly colorCode: string;
  readonly active: boolean;
}

const colour = /^#[0-9a-f]{6}$/i;

export interface CategoryDialogProps {
  readonly draft: CategoryDraft;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

/** Adds a category (an equipment type on screen), or changes one. */
export function CategoryDialog({ draft, isOpen, onClose, onSaved }: CategoryDialogProps) {
  const { send } = useScope();
  const [row, setRow] = useState(draft);
  const [errors, setErrors] = useState<{ readonly name?: string; readonly colour?: string }>({});
  const save = () => {
    const name = row.name.trim();
    const isColour = colour.test(row.colorCode);
    setErrors({
      ...(!name && { name: messages.nameNeeded }),
      ...(!isColour && { colour: messages.colourNeeded }),
    });
    if (!name || !isColour) return undefined;
    const { id, ...rest } = { ...row, name };
    const sent = id === undefined ? send(addNewCategory, rest) : send(updateCategory, { ...rest, id, deleted: false });
    return sent.then(() => onSaved(name));
  };
  const texts = messages.categories;
  return (
    <RowDialog isOpen={isOpen} title={draft.id === undefined ? texts.add : texts.edit} onClose={onClose} save={save}>
      <Field label={texts.name} error={errors.name}>
        {(ids) => (
          <TextInput
            {...ids}
            data-autofocus=""
            maxLength={80}
            value={row.name}
            onChange={({ currentTarget }) => setRow({ ...row, name: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={texts.colour} hint={texts.colourHint} error={errors.colour}>
        {(ids) => (
          <span className="y-dashboard__colour">
            <input
              type="color"
              aria-label={texts.colour}
              value={colour.test(row.colorCode) ? row.colorCode.toLowerCase() : '#000000'}
              onChange={({ currentTarget }) => setRow({ ...row, colorCode: currentTarget.value })}
            />
            <TextInput
              {...ids}
              maxLength={7}
              spellCheck={false}
              value={row.colorCode}
              onChange={({ currentTarget }) => setRow({ ...row, colorCode: currentTarget.value })}
            />
          </span>
        )}
      </Field>
      <Checkbox
        label={messages.active}
        checked={row.active}
        onChange={({ currentTarget }) => setRow({ ...row, active: currentTarget.checked })}
      />
    </RowDialog>
  );
}

import { type TypeRow, addEquipmentType, updateEquipmentType } from '@yantra/contract/calls';
import { useScope } from '@yantra/state';
import { Checkbox, Field, TextInput } from '@yantra/ui';
import { useState } from 'react';
import { messages } from './master.messages.ts';
import { RowDialog } from './row-dialog.tsx';

export type TypeDraft = Omit<TypeRow, 'id'> & { readonly id?: number };

export interface TypeDialogProps {
  readonly draft: TypeDraft;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

/** Adds an equipment type (a category on screen), or changes one. */
export function TypeDialog({ draft, isOpen, onClose, onSaved }: TypeDialogProps) {
  const { send } = useScope();
  const [row, setRow] = useState(draft);
  const [error, setError] = useState<string>();
  const save = () => {
    const type = row.type.trim();
    setError(type ? undefined : messages.nameNeeded);
    if (!type) return undefined;
    const { id, ...rest } = { ...row, type, subType: row.subType.trim() };
    const sent = id === undefined ? send(addEquipmentType, rest) : send(updateEquipmentType, { ...rest, id });
    return sent.then(() => onSaved(type));
  };
  const { add, edit, type, subType } = messages.types;
  return (
    <RowDialog isOpen={isOpen} title={draft.id === undefined ? add : edit} onClose={onClose} save={save}>
      <Field label={type} error={error}>
        {(ids) => (
          <TextInput
            {...ids}
            data-autofocus=""
            maxLength={80}
            value={row.type}
            onChange={({ currentTarget }) => setRow({ ...row, type: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={subType} optional>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={80}
            value={row.subType}
            onChange={({ currentTarget }) => setRow({ ...row, subType: currentTarget.value })}
          />
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

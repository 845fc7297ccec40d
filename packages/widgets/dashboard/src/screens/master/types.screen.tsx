import { type TypeRow, addEquipmentType, getEquipmentTypes, updateEquipmentType } from '@yantra/contract/calls';
import { mapRemote, useScope } from '@yantra/state';
import { Field, TextInput } from '@yantra/ui';
import { useMemo } from 'react';
import { useMessages } from '@yantra/language';
import { useRemote } from '../../internal/use-remote.ts';
import type { ScreenProps } from '../../screen.ts';
import { LeadField } from './master-dialog.tsx';
import type { FieldsProps, MasterList } from './master-list.ts';
import { MasterScreen } from './master-screen.tsx';
import { messages } from './master.messages.ts';
import { TypeWords } from './type-words.tsx';

const everything = { includeInactive: true };

const listIn = (all: typeof messages): MasterList<TypeRow> => {
  const texts = all.types;
  return {
    texts,
    name: 'equipment-types',
    path: '/master/master-equipment-type',
    columns: [
      {
        id: 'type',
        label: texts.type,
        sort: 'type',
        isLead: true,
        cell: ({ type }) => <b>{type}</b>,
        text: ({ type }) => type,
      },
      {
        id: 'subType',
        label: texts.subType,
        sort: 'subType',
        cell: ({ subType }) => subType || '—',
        text: ({ subType }) => subType,
      },
    ],
    fresh: { type: '', subType: '', active: true, deleted: false },
    nameOf: ({ type, subType }) => (subType ? `${type}, ${subType}` : type),
    leadOf: ({ type }) => type,
    tidy: (draft) => ({ ...draft, type: draft.type.trim(), subType: draft.subType.trim() }),
    fields: (props) => <TypeFields {...props} />,
    detail: (row) => <TypeWords row={row} />,
  };
};

function TypeFields({ draft, wrong, onChange }: FieldsProps<TypeRow>) {
  const { types: texts } = useMessages(messages);
  return (
    <>
      <LeadField
        label={texts.type}
        value={draft.type}
        wrong={wrong}
        onChange={(type) => onChange({ ...draft, type })}
      />
      <Field label={texts.subType} optional>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={80}
            value={draft.subType}
            onChange={({ currentTarget }) => onChange({ ...draft, subType: currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}

/** Equipment types, which the screen calls categories. */
export function Screen(props: ScreenProps) {
  const texts = useMessages(messages);
  const list = useMemo(() => listIn(texts), [texts]);
  const { send } = useScope();
  const { remote, reload } = useRemote(getEquipmentTypes, everything);
  return (
    <MasterScreen
      {...props}
      list={list}
      rows={mapRemote(remote, (all) => all.filter(({ deleted }) => !deleted))}
      reload={reload}
      save={({ id, ...rest }) =>
        id === undefined ? send(addEquipmentType, rest) : send(updateEquipmentType, { ...rest, id })
      }
    />
  );
}

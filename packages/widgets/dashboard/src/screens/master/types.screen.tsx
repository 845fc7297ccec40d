import {
  addEquipmentType,
  getEquipmentTypes,
  mergeEquipmentTypes,
  type TypeRow,
  updateEquipmentType,
} from '@yantra/contract/calls';
import { lengths } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Field, TextInput } from '@yantra/ui';
import type { messages as factMessages } from '../../kit/kind-facts.messages.ts';
import type { ScreenProps } from '../../kit/screen.ts';
import { column, dashed } from '../../kit/table/columns.ts';
import { NameField } from './master-dialog.tsx';
import type { FieldsProps, MasterList } from './master-list.ts';
import { MasterScreen } from './master-screen.tsx';
import { messages } from './master.messages.ts';
import { categoriesChange, TypeCategories } from './type-categories.tsx';
import { TypeFactsFields } from './type-facts-fields.tsx';
import { type TypeWithFacts, typeWithFacts, factsChange, factsText, wrongFacts } from './type-facts.ts';
import { TypeWords } from './type-words.tsx';
import { useMaster } from './use-master.ts';

const listIn = (all: typeof messages, facts: typeof factMessages): MasterList<TypeWithFacts> => {
  const texts = all.types;
  return {
    texts,
    name: 'equipment-types',
    path: '/master/master-equipment-type',
    columns: [
      column('type', texts.type, ({ type }) => type, {
        sort: 'type',
        isRowTitle: true,
        cell: ({ type }) => <b>{type}</b>,
      }),
      dashed('subType', texts.subType, ({ subType }) => subType, { sort: 'subType' }),
      dashed('facts', texts.hiredBy, (row) => factsText(row, all, facts), { isExtra: true }),
    ],
    fresh: { type: '', subType: '', active: true, deleted: false, asked: [] },
    nameOf: ({ type, subType }) => (subType ? `${type}, ${subType}` : type),
    requiredNameOf: ({ type }) => type,
    tidy: (draft) => ({ ...draft, type: draft.type.trim(), subType: draft.subType.trim() }),
    errorsIn: (draft) => wrongFacts(draft.asked, all),
    fields: (props) => <TypeFields {...props} />,
    detail: (row) => <TypeWords row={row} />,
  };
};

function TypeFields({ draft, wrong, onChange }: FieldsProps<TypeWithFacts>) {
  const { types: texts } = useMessages(messages);
  return (
    <>
      <NameField
        label={texts.type}
        value={draft.type}
        wrong={wrong}
        onChange={(type) => onChange({ ...draft, type })}
      />
      <Field label={texts.subType} optional>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={lengths.masterData}
            value={draft.subType}
            onChange={({ currentTarget }) => onChange({ ...draft, subType: currentTarget.value })}
          />
        )}
      </Field>
      <TypeFactsFields draft={draft} wrong={wrong} onChange={onChange} />
      <TypeCategories draft={draft} onChange={onChange} />
    </>
  );
}

const rowsOf = (all: readonly TypeRow[]): TypeWithFacts[] => all.filter(({ deleted }) => !deleted).map(typeWithFacts);

const source = { call: getEquipmentTypes, input: { includeInactive: true }, rowsOf, listIn };

/** Equipment types, which the screen calls "Categories". */
export function Screen(props: ScreenProps) {
  const { send } = useScope();
  const master = useMaster(source);
  return (
    <MasterScreen
      {...props}
      {...master}
      counted="types"
      merge={({ id, version }, into) => send(mergeEquipmentTypes, { id, into, version })}
      remove={({ id, type, subType, active, version }) =>
        send(updateEquipmentType, { id, type, subType, active, version, deleted: true })
      }
      save={({ id, ...draft }) => {
        const { type, subType, active, deleted, version } = draft;
        const input = { type, subType, active, deleted, ...factsChange(draft), ...categoriesChange(draft) };
        return id === undefined ? send(addEquipmentType, input) : send(updateEquipmentType, { ...input, id, version });
      }}
    />
  );
}

import { addNewCategory, getCategories, type OutputOf, updateCategory } from '@yantra/contract/calls';
import { safeColour } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Field, TextInput } from '@yantra/ui';
import type { ScreenProps } from '../../kit/screen.ts';
import { column } from '../../kit/table/columns.ts';
import { NameField } from './master-dialog.tsx';
import type { FieldsProps, MasterList, MasterRow } from './master-list.ts';
import { MasterScreen } from './master-screen.tsx';
import { messages } from './master.messages.ts';
import { useMaster } from './use-master.ts';

interface CategoryRow extends MasterRow {
  readonly name: string;
  readonly colorCode: string;
}

const colour = /^#[0-9a-f]{6}$/i;

/* By script: served HTML must have no style attributes. */
const groundOf = (code: string) => (swatch: HTMLElement | null) => {
  if (swatch) swatch.style.backgroundColor = safeColour(code);
};

const listIn = (all: typeof messages): MasterList<CategoryRow> => {
  const texts = all.categories;
  return {
    texts,
    name: 'equipment-categories',
    path: '/master/master-equipment-category',
    columns: [
      column('name', texts.name, ({ name }) => name, {
        sort: 'name',
        isRowTitle: true,
        cell: ({ name }) => <b>{name}</b>,
      }),
      column('colour', texts.colour, ({ colorCode }) => colorCode, {
        cell: ({ colorCode }) => (
          <span className="y-dashboard__swatch">
            <i ref={groundOf(colorCode)} aria-hidden="true" />
            {colorCode}
          </span>
        ),
      }),
    ],
    fresh: { name: '', colorCode: '#EF6C00', active: true },
    nameOf: ({ name }) => name,
    requiredNameOf: ({ name }) => name,
    tidy: (draft) => ({ ...draft, name: draft.name.trim() }),
    errorsIn: ({ colorCode }) => (colour.test(colorCode) ? {} : { colour: all.colourNeeded }),
    fields: (props) => <CategoryFields {...props} />,
  };
};

function CategoryFields({ draft, wrong, onChange }: FieldsProps<CategoryRow>) {
  const { categories: texts } = useMessages(messages);
  const paint = (colorCode: string) => onChange({ ...draft, colorCode });
  return (
    <>
      <NameField
        label={texts.name}
        value={draft.name}
        wrong={wrong}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <Field label={texts.colour} hint={texts.colourHint} error={wrong['colour']}>
        {(ids) => (
          <span className="y-dashboard__colour">
            <input
              type="color"
              aria-label={texts.colour}
              value={colour.test(draft.colorCode) ? draft.colorCode.toLowerCase() : '#000000'}
              onChange={({ currentTarget }) => paint(currentTarget.value)}
            />
            <TextInput
              {...ids}
              maxLength={7}
              spellCheck={false}
              value={draft.colorCode}
              onChange={({ currentTarget }) => paint(currentTarget.value)}
            />
          </span>
        )}
      </Field>
    </>
  );
}

const rowsOf = (all: OutputOf<typeof getCategories>): CategoryRow[] =>
  all
    .filter(({ deleted }) => !deleted)
    .map(({ id, name, colorCode, active = true, version }) => ({ id, name, colorCode, active, version }));

const source = { call: getCategories, input: { includeInactive: true }, rowsOf, listIn };

/** Categories, which the screen calls "Equipment Types". */
export function Screen(props: ScreenProps) {
  const { send } = useScope();
  const master = useMaster(source);
  return (
    <MasterScreen
      {...props}
      {...master}
      save={({ id, ...rest }) =>
        id === undefined ? send(addNewCategory, rest) : send(updateCategory, { ...rest, id, deleted: false })
      }
    />
  );
}

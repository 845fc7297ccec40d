import { addNewCategory, getCategories, mergeCategories, type OutputOf, updateCategory } from '@yantra/contract/calls';
import { hirePriceLimits, safeColour, usualGstPercent } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Field, TextInput } from '@yantra/ui';
import type { ScreenProps } from '../../kit/screen.ts';
import { column } from '../../kit/table/columns.ts';
import { HirePrices } from './hire-prices.tsx';
import { NameField } from './master-dialog.tsx';
import type { Draft, FieldsProps, MasterList, MasterRow } from './master-list.ts';
import { MasterScreen } from './master-screen.tsx';
import { messages } from './master.messages.ts';
import { useMaster } from './use-master.ts';

interface CategoryRow extends MasterRow {
  readonly name: string;
  readonly colorCode: string;
  /** Percent of GST on hire, as typed. */
  readonly gst: string;
}

const colour = /^#[0-9a-f]{6}$/i;

const isGst = (text: string): boolean => /^\d+(?:\.\d{1,2})?$/.test(text) && Number(text) <= hirePriceLimits.gstPercent;

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
      column('gst', texts.gst, ({ gst }) => gst, { isNumeric: true, cell: ({ gst }) => `${gst}%` }),
    ],
    fresh: { name: '', colorCode: '#EF6C00', gst: String(usualGstPercent), active: true },
    nameOf: ({ name }) => name,
    requiredNameOf: ({ name }) => name,
    tidy: (draft) => ({ ...draft, name: draft.name.trim(), gst: draft.gst.trim() }),
    errorsIn: ({ colorCode, gst }) => ({
      ...(!colour.test(colorCode) && { colour: all.colourNeeded }),
      ...(!isGst(gst) && { gst: texts.gstNeeded(hirePriceLimits.gstPercent) }),
    }),
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
      <Field label={texts.gst} hint={texts.gstHint} error={wrong['gst']}>
        {(ids) => (
          <TextInput
            {...ids}
            className="y-num"
            inputMode="decimal"
            autoComplete="off"
            action={<span className="y-dashboard__unit">%</span>}
            value={draft.gst}
            onChange={({ currentTarget }) => onChange({ ...draft, gst: currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}

const rowsOf = (all: OutputOf<typeof getCategories>): CategoryRow[] =>
  all
    .filter(({ deleted }) => !deleted)
    .map(({ id, name, colorCode, active = true, version, gstPercent = usualGstPercent }) => ({
      id,
      name,
      colorCode,
      gst: String(gstPercent),
      active,
      version,
    }));

/** A row as the calls take it. */
const inputOf = <Row extends Draft<CategoryRow>>({ gst, ...row }: Row) => ({ ...row, gstPercent: Number(gst) });

const source = { call: getCategories, input: { includeInactive: true }, rowsOf, listIn };

/** Categories, which the screen calls "Equipment Types". */
export function Screen(props: ScreenProps) {
  const { send } = useScope();
  const master = useMaster(source);
  return (
    <>
      <MasterScreen
        {...props}
        {...master}
        counted="categories"
        merge={({ id, version }, into) => send(mergeCategories, { id, into, version })}
        remove={(row) => send(updateCategory, { ...inputOf(row), deleted: true })}
        save={(row) => {
          const { id, ...rest } = inputOf(row);
          return id === undefined ? send(addNewCategory, rest) : send(updateCategory, { ...rest, id, deleted: false });
        }}
      />
      <HirePrices />
    </>
  );
}

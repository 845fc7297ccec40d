import type { OwnEquipment } from '@yantra/contract/calls';
import { formatCount, formatRupees } from '@yantra/domain';
import { type Language, textsIn, useLanguage, useMessages, wordIn } from '@yantra/language';
import type { ReactNode } from 'react';
import { addressOf } from '../../kit/address.ts';
import { MachineCell, percentText, unitText } from '../../kit/cells.tsx';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { machineColumns } from '../../kit/machine-columns.tsx';
import { messages as statusTexts } from '../../kit/machine-status.messages.ts';
import { listingKinds, MachineStatus, machineState } from '../../kit/machine-status.tsx';
import type { Role } from '../../kit/screen.ts';
import { Status } from '../../kit/status.tsx';
import { type Column, column } from '../../kit/table/columns.ts';
import { messages } from './equipments-list.messages.ts';
import { factsColumn } from './facts-column.ts';

/** Whether a machine is on the public lists, and if not, why. */
export const ListingBadge = ({ listing, listedUntil }: Pick<OwnEquipment, 'listing' | 'listedUntil'>) => {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <span>
      <Status kind={listingKinds[listing]}>{texts.listings[listing]}</Status>
      {listing === 'listed' && listedUntil && (
        <small className="y-dashboard__until">{texts.listedUntil(dayText(listedUntil, dateTexts))}</small>
      )}
    </span>
  );
};

/** The action for a machine's state, shown below it. */
export type StateAction = (row: OwnEquipment) => ReactNode;

/** How many people keep a machine, by its id. */
export type KeptBy = ReadonlyMap<string, number>;

/** Owners start with a summary, admins with every documented field as a column. */
export function columnsFor(
  role: Role,
  language: Language | undefined,
  stateAction?: StateAction,
  kept?: KeptBy,
): Columns {
  const texts = textsIn(language, messages);
  const isOwn = role !== 'admin';
  const fields = fieldColumns(texts, language);
  const briefs = briefColumns(texts, language, stateAction, kept);
  return [
    isOwn ? machineColumn(language) : ownersColumn(language),
    ...(isOwn ? briefs : []),
    ...fields.map((one) => (isOwn ? { ...one, isExtra: true } : one)),
    ...(isOwn ? [] : briefs.map((one) => (one.id === 'status' ? one : { ...one, isExtra: true, isSummary: false }))),
    column('listing', texts.listing, (row) => texts.listings[row.listing], {
      isExtra: true,
      cell: (row) => <ListingBadge {...row} />,
    }),
    ...(isOwn
      ? []
      : [column<OwnEquipment>('supplier', texts.supplier, ({ supplierName }) => supplierName, { isExtra: true })]),
    ...extraColumns(texts, language),
  ];
}

type Columns = readonly Column<OwnEquipment>[];

/** The model, unless the name already contains it. */
const modelUnlessInName = ({ name, modelNumber }: OwnEquipment): string =>
  name.toLowerCase().includes(modelNumber.toLowerCase()) ? '' : modelNumber;

/** The name, with category and sub category in small. */
function machineColumn(language: Language | undefined): Column<OwnEquipment> {
  const { name, category, subCategory, model } = machineColumns(language);
  return {
    ...name,
    exported: [
      { label: name.label, text: name.text },
      { label: model.label, text: model.text },
      { label: category.label, text: category.text },
      { label: subCategory.label, text: subCategory.text },
    ],
    cell: (row) => (
      <MachineCell
        name={row.name}
        model={modelUnlessInName(row)}
        image={row.image1Url}
        href={addressOf(`/equipments-list/view/${encodeURIComponent(row.id)}`)}
      >
        {category.cell(row)} · {subCategory.cell(row)}
      </MachineCell>
    ),
  };
}

/** The name, with owner and city in small. */
function ownersColumn(language: Language | undefined): Column<OwnEquipment> {
  return {
    ...machineColumn(language),
    cell: (row) => (
      <MachineCell
        name={row.name}
        image={row.image1Url}
        href={addressOf(`/equipments-list/view/${encodeURIComponent(row.id)}`)}
        note={
          <>
            <bdi>{row.supplierName}</bdi> · {wordIn(language, row.city)}
          </>
        }
      />
    ),
  };
}

/** State, interest and rent. */
function briefColumns(
  texts: typeof messages,
  language: Language | undefined,
  stateAction?: StateAction,
  kept?: KeptBy,
): Columns {
  const states = textsIn(language, statusTexts);
  return [
    column('status', texts.status, (row) => machineState(row, states), {
      sort: 'status',
      onPhone: 'dot',
      cell: (row) => (
        <>
          <MachineStatus {...row} />
          {stateAction?.(row)}
        </>
      ),
    }),
    column('views', texts.views, ({ views }) => String(views), {
      isNumeric: true,
      isWide: true,
      cell: ({ views }) => <Count of={views} />,
    }),
    column('leads', texts.leads, ({ leads }) => (leads === undefined ? '' : String(leads)), {
      isNumeric: true,
      isWide: true,
      cell: ({ leads }) => <Count of={leads} />,
    }),
    ...(kept
      ? [
          column<OwnEquipment>('kept', texts.kept, ({ id }) => String(kept.get(id) ?? 0), {
            isNumeric: true,
            isWide: true,
            cell: ({ id }) => <Count of={kept.get(id)} />,
          }),
        ]
      : []),
    rentColumn(texts, language),
  ];
}

const Count = ({ of = 0 }: { readonly of: number | undefined }) =>
  of === 0 ? <span className="y-muted">–</span> : formatCount(of);

/** The final rent, and the rent before the discount. */
function rentColumn(texts: typeof messages, language: Language | undefined): Column<OwnEquipment> {
  const { finalValue } = machineColumns(language);
  const [value, discount] = fieldColumns(texts, language).filter(({ id }) => id === 'rentalValue' || id === 'discount');
  return {
    ...finalValue,
    id: 'rent',
    label: texts.rent,
    isSummary: true,
    onPhone: 'line',
    exported: [
      ...[value, discount].flatMap((one) => (one ? [{ label: one.label, text: one.text }] : [])),
      ...(finalValue.exported ?? []),
    ],
    cell: (row) => <Rent {...row} />,
  };
}

function Rent({ finalRentalValue, rentalValue, rentalType, discount, ...row }: OwnEquipment) {
  const texts = useMessages(messages);
  const states = useMessages(statusTexts);
  const language = useLanguage();
  return (
    <span className="y-dashboard__rent">
      <span>
        <b>{formatRupees(finalRentalValue, 2)}</b>{' '}
        <span className="y-dashboard__unit">/ {unitText(rentalType, language)}</span>
      </span>
      {discount > 0 && (
        <small>
          <s>
            <span className="y-hidden">{texts.before} </span>
            {formatRupees(rentalValue, 2)}
          </s>{' '}
          <span>{texts.off(discount)}</span>
        </small>
      )}
      {/* On a phone only the dot shows the state, so it is in words here. */}
      {(row.listing !== 'listed' || row.status === 'On rent') && (
        <small className="y-dashboard__also" aria-hidden="true">
          {machineState(row, states)}
        </small>
      )}
    </span>
  );
}

/** The documented columns except the name. */
function fieldColumns(texts: typeof messages, language: Language | undefined): Columns {
  const machine = machineColumns(language);
  const fields: Columns = [
    machine.model,
    { ...machine.category, sort: 'category' },
    { ...machine.subCategory, sort: 'subType' },
    column('rentalValue', texts.rentalValue, ({ rentalValue }) => rentalValue.toFixed(2), {
      sort: 'rentalValue',
      isNumeric: true,
      cell: ({ rentalValue }) => formatRupees(rentalValue, 2),
    }),
    column('discount', texts.discount, ({ discount }) => String(discount), {
      sort: 'discount',
      isNumeric: true,
      cell: ({ discount }) => percentText(discount),
    }),
    machine.finalValue,
  ];
  return fields.map((one) => ({ ...one, isField: true }));
}

const extraColumns = (texts: typeof messages, language: Language | undefined): Columns => [
  factsColumn(language),
  column('city', texts.city, ({ city }) => wordIn(language, city), { sort: 'city', isExtra: true }),
  column('added', texts.added, ({ createdAt }) => dayText(createdAt, textsIn(language, dates)), {
    sort: 'createdAt',
    isExtra: true,
  }),
];

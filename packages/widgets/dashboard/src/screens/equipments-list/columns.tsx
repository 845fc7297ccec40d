import type { OwnEquipment } from '@yantra/contract/calls';
import { formatCount, formatRupees } from '@yantra/domain';
import { type Language, sentenceIn, textsIn, useMessages } from '@yantra/language';
import { Badge, type BadgeProps, StatusBadge } from '@yantra/ui';
import { addressOf } from '../../kit/address.ts';
import { MachineCell, percentText } from '../../kit/cells.tsx';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { machineColumns } from '../../kit/machine-columns.tsx';
import type { Role } from '../../kit/screen.ts';
import type { Column } from '../../kit/table/columns.ts';
import { messages } from './equipments-list.messages.ts';

const tones: Readonly<Record<OwnEquipment['listing'], NonNullable<BadgeProps['tone']>>> = {
  listed: 'success',
  unavailable: 'danger',
  notInPlan: 'neutral',
  planEnded: 'warning',
  planBegins: 'info',
};

/** Whether a machine is in the public lists, and why not. */
export const ListingBadge = ({ listing, listedUntil }: Pick<OwnEquipment, 'listing' | 'listedUntil'>) => {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <span>
      <Badge tone={tones[listing]}>{texts.listings[listing]}</Badge>
      {listing === 'listed' && listedUntil && (
        <small className="y-dashboard__until">{texts.listedUntil(dayText(listedUntil, dateTexts))}</small>
      )}
    </span>
  );
};

/** The documented columns first; what is added can be chosen. */
export function columnsFor(role: Role, language: Language | undefined): readonly Column<OwnEquipment>[] {
  const texts = textsIn(language, messages);
  const supplier: Column<OwnEquipment> = {
    id: 'supplier',
    label: texts.supplier,
    isExtra: true,
    cell: ({ supplierName }) => supplierName,
    text: ({ supplierName }) => supplierName,
  };
  const listing: Column<OwnEquipment> = {
    id: 'listing',
    label: texts.listing,
    isExtra: true,
    cell: (row) => <ListingBadge {...row} />,
    text: (row) => texts.listings[row.listing],
  };
  const added = extraColumns(texts, language);
  return [...documentedColumns(texts, language), listing, ...(role === 'admin' ? [supplier] : []), ...added];
}

type Columns = readonly Column<OwnEquipment>[];

function documentedColumns(texts: typeof messages, language: Language | undefined): Columns {
  const machine = machineColumns(language);
  return [
    {
      ...machine.name,
      cell: ({ id, name, image1Url, listing: state }) => (
        <MachineCell name={name} image={image1Url} href={addressOf(`/equipments-list/view/${encodeURIComponent(id)}`)}>
          {state !== 'listed' && texts.listings[state]}
        </MachineCell>
      ),
    },
    machine.model,
    { ...machine.category, sort: 'category' },
    { ...machine.subCategory, sort: 'subType' },
    {
      id: 'rentalValue',
      label: texts.rentalValue,
      sort: 'rentalValue',
      isNumeric: true,
      cell: ({ rentalValue }) => formatRupees(rentalValue, 2),
      text: ({ rentalValue }) => rentalValue.toFixed(2),
    },
    {
      id: 'discount',
      label: texts.discount,
      sort: 'discount',
      isNumeric: true,
      cell: ({ discount }) => percentText(discount),
      text: ({ discount }) => String(discount),
    },
    machine.finalValue,
  ];
}

const extraColumns = (texts: typeof messages, language: Language | undefined): Columns => [
  {
    id: 'status',
    label: texts.status,
    sort: 'status',
    isExtra: true,
    cell: ({ status }) => <StatusBadge status={status} />,
    text: ({ status }) => sentenceIn(language, status),
  },
  {
    id: 'city',
    label: texts.city,
    sort: 'city',
    isExtra: true,
    cell: ({ city }) => city,
    text: ({ city }) => city,
  },
  {
    id: 'views',
    label: texts.views,
    isNumeric: true,
    isExtra: true,
    cell: ({ views }) => formatCount(views),
    text: ({ views }) => String(views),
  },
  {
    id: 'added',
    label: texts.added,
    sort: 'createdAt',
    isExtra: true,
    cell: ({ createdAt }) => dayText(createdAt, textsIn(language, dates)),
    text: ({ createdAt }) => dayText(createdAt, textsIn(language, dates)),
  },
];

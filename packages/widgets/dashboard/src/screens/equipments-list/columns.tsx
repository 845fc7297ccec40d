import type { OwnEquipment } from '@yantra/contract/calls';
import { formatCount, formatRupees } from '@yantra/domain';
import { Badge, type BadgeProps, StatusBadge } from '@yantra/ui';
import { MachineCell, percentText } from '../../internal/cells.tsx';
import { dayText } from '../../internal/dates.ts';
import { addressOf } from '../../internal/address.ts';
import {
  categoryColumn,
  finalValueColumn,
  modelColumn,
  nameColumn,
  subCategoryColumn,
} from '../../internal/machine-columns.tsx';
import type { Column } from '../../internal/table/columns.ts';
import type { Role } from '../../screen.ts';
import { messages } from './equipments-list.messages.ts';

const tones: Readonly<Record<OwnEquipment['listing'], NonNullable<BadgeProps['tone']>>> = {
  listed: 'success',
  unavailable: 'danger',
  notInPlan: 'neutral',
  planEnded: 'warning',
  planBegins: 'info',
};

/** Whether a machine is in the public lists, and why not. */
export const ListingBadge = ({ listing, listedUntil }: Pick<OwnEquipment, 'listing' | 'listedUntil'>) => (
  <span>
    <Badge tone={tones[listing]}>{messages.listings[listing]}</Badge>
    {listing === 'listed' && listedUntil && (
      <small className="y-dashboard__until">{messages.listedUntil(dayText(listedUntil))}</small>
    )}
  </span>
);

const documented: readonly Column<OwnEquipment>[] = [
  {
    ...nameColumn,
    cell: ({ id, name, image1Url, listing: state }) => (
      <MachineCell name={name} image={image1Url} href={addressOf(`/equipments-list/view/${encodeURIComponent(id)}`)}>
        {state !== 'listed' && messages.listings[state]}
      </MachineCell>
    ),
  },
  modelColumn,
  { ...categoryColumn, sort: 'category' },
  { ...subCategoryColumn, sort: 'subType' },
  {
    id: 'rentalValue',
    label: messages.rentalValue,
    sort: 'rentalValue',
    isNumeric: true,
    cell: ({ rentalValue }) => formatRupees(rentalValue, 2),
    text: ({ rentalValue }) => rentalValue.toFixed(2),
  },
  {
    id: 'discount',
    label: messages.discount,
    sort: 'discount',
    isNumeric: true,
    cell: ({ discount }) => percentText(discount),
    text: ({ discount }) => String(discount),
  },
  finalValueColumn,
];

const listing: Column<OwnEquipment> = {
  id: 'listing',
  label: messages.listing,
  isExtra: true,
  cell: (row) => <ListingBadge {...row} />,
  text: (row) => messages.listings[row.listing],
};
const supplier: Column<OwnEquipment> = {
  id: 'supplier',
  label: messages.supplier,
  cell: ({ supplierName }) => supplierName,
  text: ({ supplierName }) => supplierName,
};
const extra: readonly Column<OwnEquipment>[] = [
  {
    id: 'status',
    label: messages.status,
    sort: 'status',
    isExtra: true,
    cell: ({ status }) => <StatusBadge status={status} />,
    text: ({ status }) => status,
  },
  {
    id: 'city',
    label: messages.city,
    sort: 'city',
    isExtra: true,
    cell: ({ city }) => city,
    text: ({ city }) => city,
  },
  {
    id: 'views',
    label: messages.views,
    isNumeric: true,
    isExtra: true,
    cell: ({ views }) => formatCount(views),
    text: ({ views }) => String(views),
  },
  {
    id: 'added',
    label: messages.added,
    sort: 'createdAt',
    isExtra: true,
    cell: ({ createdAt }) => dayText(createdAt),
    text: ({ createdAt }) => dayText(createdAt),
  },
];

const own = [...documented, listing, ...extra];
const every = [...documented, listing, { ...supplier, isExtra: true }, ...extra];

/** The documented columns first; what is added can be chosen. */
export const columnsFor = (role: Role): readonly Column<OwnEquipment>[] => (role === 'admin' ? every : own);

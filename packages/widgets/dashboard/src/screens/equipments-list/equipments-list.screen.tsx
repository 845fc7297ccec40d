import {
  type OwnEquipment,
  getCategories,
  getEquipmentTypeDropDown,
  getEveryEquipment,
  getOwnerEquipments,
  updateEquipment,
} from '@yantra/contract/calls';
import { formatCapacity, formatPhone } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { ButtonLink, Glyph, type MenuItem, StateMessage, StatusBadge } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import type { TableFilter } from '../../kit/table/toolbar.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { columnsFor } from './columns.tsx';
import { messages } from './equipments-list.messages.ts';
import { Purchases } from './listing-reason.tsx';
import { updateOf } from './update-of.ts';

/** Rows a page (dashboard.md §9). */
const pageSize = 10;
/** How long a notice stays, in milliseconds. */
const noticeMs = 4000;
const address = addressOf('/equipments-list');
const nothing = {};

const machineAddress = (act: 'view' | 'edit', id: string): string => `${address}/${act}/${encodeURIComponent(id)}`;

/** The machines of a supplier, or for an admin all there are. */
export function Screen({ user, query, navigate }: ScreenProps) {
  const texts = useMessages(messages);
  const isAdmin = user.role === 'admin';
  const kind = isAdmin ? 'admin' : 'own';
  const filters = useFilters();
  const { turn, toggle } = useAvailability();
  const language = useLanguage();
  const columns = useMemo(() => columnsFor(user.role, language), [user.role, language]);
  return (
    <>
      <ScreenHead title={texts.title[kind]} note={texts.note[kind]}>
        {!isAdmin && <AddEquipment />}
      </ScreenHead>
      <DataTable
        label={texts.table}
        name="equipments"
        address={address}
        query={query}
        navigate={navigate}
        userId={user.id}
        call={isAdmin ? getEveryEquipment : getOwnerEquipments}
        inputOf={(input, { category, subcategory }) => ({
          ...input,
          categoryId: category === undefined ? undefined : Number(category),
          equipmentTypeId: subcategory === undefined ? undefined : Number(subcategory),
        })}
        turn={turn}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => id}
        nameOf={({ name }) => name}
        filters={filters}
        menuOf={(row) => menuFor(row, isAdmin, toggle, texts)}
        detail={isAdmin ? undefined : (row) => <Detail {...row} />}
        empty={
          <StateMessage
            picture="empty-list"
            title={texts.emptyTitle}
            text={isAdmin ? texts.emptyAdmin : texts.emptyOwn}
            level={2}
          >
            {!isAdmin && <ButtonLink href={addressOf('/add-equipment')}>{texts.add}</ButtonLink>}
          </StateMessage>
        }
      />
    </>
  );
}

const AddEquipment = () => {
  const texts = useMessages(messages);
  return (
    <>
      <ButtonLink href={`${address}/import`}>{texts.importRows}</ButtonLink>
      <ButtonLink variant="primary" icon="plus" href={addressOf('/add-equipment')}>
        {texts.add}
      </ButtonLink>
    </>
  );
};

function menuFor(
  row: OwnEquipment,
  isAdmin: boolean,
  toggle: (row: OwnEquipment) => void,
  texts: typeof messages,
): readonly MenuItem[] {
  const view = { label: texts.view, href: machineAddress('view', row.id), icon: <Glyph d={glyphs.eye} /> };
  if (isAdmin) return [view];
  const isOff = row.status === 'Unavailable';
  return [
    view,
    { label: texts.edit, href: machineAddress('edit', row.id), icon: <Glyph d={glyphs.pencil} /> },
    {
      label: texts.duplicate,
      href: `${addressOf('/add-equipment')}?from=${encodeURIComponent(row.id)}`,
      icon: <Glyph d={glyphs.copy} />,
    },
    {
      label: isOff ? texts.makeAvailable : texts.makeUnavailable,
      onSelect: () => toggle(row),
      icon: <Glyph d={glyphs.pause} />,
    },
  ];
}

/** The choices above the table; without their lists the search still works. */
function useFilters(): readonly TableFilter[] {
  const texts = useMessages(messages);
  const categories = dataOf(useRemote(getCategories, nothing).remote) ?? [];
  const types = dataOf(useRemote(getEquipmentTypeDropDown, nothing).remote) ?? [];
  return [
    {
      key: 'category',
      label: texts.filterCategory,
      options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      key: 'subcategory',
      label: texts.filterSubcategory,
      options: types.map(({ id, value }) => ({ value: String(id), label: value })),
    },
  ];
}

/** Takes a machine out of the lists and back; `turn` says how often, so that the table asks anew. */
function useAvailability() {
  const texts = useMessages(messages);
  const { send, notify } = useScope();
  const [turn, setTurn] = useState(0);
  const toggle = async (row: OwnEquipment) => {
    const isOff = row.status === 'Unavailable';
    try {
      await send(updateEquipment, updateOf(row, isOff ? 'Available' : 'Unavailable'));
      const text = isOff ? texts.madeAvailable(row.name) : texts.madeUnavailable(row.name);
      notify({ kind: 'success', text, duration: noticeMs });
    } catch {
      // The scope has told of it; the table shows what is true.
    }
    setTurn((before) => before + 1);
  };
  return { turn, toggle: (row: OwnEquipment) => void toggle(row) };
}

function Detail(row: OwnEquipment) {
  const texts = useMessages(messages);
  const facts = [
    [texts.status, <StatusBadge key="status" status={row.status} />],
    [texts.region, row.region || '—'],
    [texts.address, [row.address, row.city, row.state, row.pinCode].filter(Boolean).join(', ')],
    [texts.phone, formatPhone(row.phoneNumber)],
    ...(row.capacity ? [[texts.capacity, formatCapacity(row.capacity)] as const] : []),
    [texts.year, String(row.yearOfMfg)],
    [texts.hours, String(row.noOfWorkingHrs)],
    [texts.views, String(row.views)],
  ] as const;
  return (
    <>
      <Purchases {...row} />
      <dl className="y-dashboard__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

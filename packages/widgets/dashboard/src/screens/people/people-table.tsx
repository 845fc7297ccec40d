import { type InputOf, type Profile, getUsersList } from '@yantra/contract/calls';
import { formatCount, formatPhone } from '@yantra/domain';
import { Glyph, type MenuItem, StateMessage } from '@yantra/ui';
import { dayText } from '../../internal/dates.ts';
import { ScreenHead } from '../../internal/screen-head.tsx';
import { glyphs } from '../../internal/shell/glyphs.ts';
import { addressOf } from '../../internal/address.ts';
import type { Column } from '../../internal/table/columns.ts';
import { DataTable } from '../../internal/table/data-table.tsx';
import type { ScreenProps } from '../../screen.ts';
import { messages } from './people.messages.ts';

/** Rows a page (dashboard.md §9). */
const pageSize = 12;

const profileAddress = (act: 'view' | 'edit', id: string): string =>
  addressOf(`/customer/${act}/${encodeURIComponent(id)}`);

const plain = (
  id: string,
  label: string,
  text: (row: Profile) => string,
  more: Partial<Column<Profile>> = {},
): Column<Profile> => ({ id, label, text, cell: (row) => text(row) || '—', ...more });

const columns: readonly Column<Profile>[] = [
  plain('name', messages.name, ({ fullName }) => fullName, {
    sort: 'fullName',
    isLead: true,
    cell: ({ id, fullName, userName }) => (
      <span className="y-dashboard__thing">
        <a href={profileAddress('view', id)}>{fullName || userName}</a>
      </span>
    ),
  }),
  plain('phone', messages.phone, ({ phoneNumber }) => formatPhone(phoneNumber), { sort: 'phoneNumber' }),
  plain('email', messages.email, ({ email }) => email, { sort: 'email' }),
  plain('organization', messages.organization, ({ organization }) => organization?.name ?? ''),
  plain('city', messages.city, ({ city }) => city, { sort: 'city' }),
  plain('state', messages.state, ({ state }) => state, { isExtra: true }),
  plain('machines', messages.machines, ({ machines }) => formatCount(machines), { sort: 'machines', isNumeric: true }),
  plain('joined', messages.joined, ({ createdAt }) => dayText(createdAt), { sort: 'createdAt' }),
];

const menuOf = ({ id }: Profile): readonly MenuItem[] => [
  { label: messages.view, href: profileAddress('view', id), icon: <Glyph d={glyphs.eye} /> },
  { label: messages.edit, href: profileAddress('edit', id), icon: <Glyph d={glyphs.pencil} /> },
];

export interface PeopleTableProps extends Pick<ScreenProps, 'query' | 'navigate' | 'user'> {
  readonly kind: 'customers' | 'suppliers';
}

/** The people of one role (decisions.md: customers are users, suppliers suppliers). */
export function PeopleTable({ kind, query, navigate, user }: PeopleTableProps) {
  const { title, note, table, emptyTitle, emptyText } = messages[kind];
  const role = kind === 'customers' ? 'user' : 'supplier';
  return (
    <>
      <ScreenHead title={title} note={note} />
      <DataTable
        label={table}
        name={kind}
        address={addressOf(kind === 'customers' ? '/customer' : '/supplier')}
        query={query}
        navigate={navigate}
        userId={user.id}
        call={getUsersList}
        inputOf={(input): InputOf<typeof getUsersList> => ({ ...input, role })}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => id}
        nameOf={({ fullName }) => fullName}
        menuOf={menuOf}
        empty={<StateMessage picture="empty-list" title={emptyTitle} text={emptyText} level={2} />}
      />
    </>
  );
}

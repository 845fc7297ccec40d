import { type InputOf, type Profile, getUsersList } from '@yantra/contract/calls';
import { formatCount, formatPhone } from '@yantra/domain';
import { type Language, useLanguage, useMessages, wordIn } from '@yantra/language';
import { Glyph, type MenuItem, StateMessage, initialsOf } from '@yantra/ui';
import { useMemo } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { Link } from '../../kit/link.tsx';
import { personAddress } from '../../kit/person-address.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Status } from '../../kit/status.tsx';
import { type Column, dashed } from '../../kit/table/columns.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { messages } from './people.messages.ts';

/** Rows per page (dashboard.md §9). */
const pageSize = 12;

const columnsIn = (
  texts: typeof messages,
  dateTexts: typeof dates,
  language: Language | undefined,
): readonly Column<Profile>[] => [
  dashed('name', texts.name, ({ fullName }) => fullName, {
    sort: 'fullName',
    isRowTitle: true,
    cell: ({ id, role, fullName, userName, isBlocked }) => (
      <span className="y-dashboard__thing">
        <span className="y-user" aria-hidden="true">
          {initialsOf(fullName || userName)}
        </span>
        <span>
          <Link href={personAddress(role, 'view', id)}>{fullName || userName}</Link>
          {isBlocked && (
            <Status kind="bad" isLoud>
              {texts.blocked}
            </Status>
          )}
        </span>
      </span>
    ),
  }),
  dashed('phone', texts.phone, ({ phoneNumber }) => formatPhone(phoneNumber), {
    sort: 'phoneNumber',
    onPhone: 'line',
  }),
  dashed('email', texts.email, ({ email }) => email, { sort: 'email', isWide: true }),
  dashed('organization', texts.organization, ({ organization }) => organization?.name ?? '', {
    isWide: true,
  }),
  dashed('city', texts.city, ({ city }) => wordIn(language, city), { sort: 'city', isWide: true }),
  dashed('state', texts.state, ({ state }) => wordIn(language, state), { isExtra: true }),
  dashed('machines', texts.machines, ({ machines }) => formatCount(machines), { sort: 'machines', isNumeric: true }),
  dashed('joined', texts.joined, ({ createdAt }) => dayText(createdAt, dateTexts), {
    sort: 'createdAt',
    isWide: true,
  }),
];

const menuOf = ({ id, role }: Profile, texts: typeof messages): readonly MenuItem[] => [
  { label: texts.view, href: personAddress(role, 'view', id), icon: <Glyph d={glyphs.eye} /> },
  { label: texts.edit, href: personAddress(role, 'edit', id), icon: <Glyph d={glyphs.pencil} /> },
];

export interface PeopleTableProps extends Pick<ScreenProps, 'query' | 'navigate' | 'user'> {
  readonly kind: 'customers' | 'suppliers';
}

/** The people of one role (decisions/0010: customers have the role `user`, suppliers `supplier`). */
export function PeopleTable({ kind, ...props }: PeopleTableProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const language = useLanguage();
  const columns = useMemo(() => columnsIn(texts, dateTexts, language), [texts, dateTexts, language]);
  const { title, note, table, emptyTitle, emptyText } = texts[kind];
  const role = kind === 'customers' ? 'user' : 'supplier';
  return (
    <>
      <ScreenHead title={title} note={note} />
      <DataTable
        {...props}
        label={table}
        name={kind}
        address={addressOf(kind === 'customers' ? '/customer' : '/supplier')}
        searchHint={texts.search}
        call={getUsersList}
        inputOf={(input): InputOf<typeof getUsersList> => ({ ...input, role })}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => id}
        nameOf={({ fullName }) => fullName}
        menuOf={(row) => menuOf(row, texts)}
        empty={<StateMessage picture="no-people" title={emptyTitle} text={emptyText} level={2} />}
      />
    </>
  );
}

import { type ViewedEquipment, getRecentViewedEquipment } from '@yantra/contract/calls';
import { Button, ButtonLink, StateMessage } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { ScreenHead } from '../../internal/screen-head.tsx';
import { addressOf } from '../../internal/address.ts';
import { DataTable } from '../../internal/table/data-table.tsx';
import type { ScreenProps } from '../../screen.ts';
import { columnsWith } from './columns.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { messages } from './recently-visited.messages.ts';

/** Rows a page (dashboard.md §9). */
const pageSize = 10;

/** The machines somebody has looked at, and what they think of them. */
export function Screen({ user, query, navigate }: ScreenProps) {
  const [rated, setRated] = useState<ViewedEquipment>();
  const [turn, setTurn] = useState(0);
  const columns = useMemo(() => columnsWith((row) => <Rate row={row} onRate={setRated} />), []);
  return (
    <>
      <ScreenHead title={messages.title} note={messages.note} />
      <DataTable
        label={messages.table}
        name="recently-visited"
        address={addressOf('/recently-visited')}
        query={query}
        navigate={navigate}
        userId={user.id}
        call={getRecentViewedEquipment}
        inputOf={(input) => input}
        turn={turn}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => id}
        nameOf={({ name }) => name}
        empty={
          <StateMessage picture="empty-list" title={messages.emptyTitle} text={messages.emptyText} level={2}>
            <ButtonLink href="/">{messages.browse}</ButtonLink>
          </StateMessage>
        }
      />
      <RateDialog
        machine={rated}
        onClose={() => setRated(undefined)}
        onRated={() => {
          setRated(undefined);
          setTurn(turn + 1);
        }}
      />
    </>
  );
}

interface RateProps {
  readonly row: ViewedEquipment;
  readonly onRate: (row: ViewedEquipment) => void;
}

function Rate({ row, onRate }: RateProps) {
  if (row.isOwn) return <span className="y-muted">{messages.own}</span>;
  if (row.ownRating) return <span className="y-muted">{messages.rated(row.ownRating.starRating)}</span>;
  return (
    <Button size="sm" aria-label={`${messages.rate} ${row.name}`} onClick={() => onRate(row)}>
      {messages.rate}
    </Button>
  );
}

import { type ViewedEquipment, getRecentViewedEquipment } from '@yantra/contract/calls';
import { useLanguage, useMessages } from '@yantra/language';
import { Button, ButtonLink, StateMessage } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { columnsWith } from './columns.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { messages } from './recently-visited.messages.ts';

/** Rows a page (dashboard.md §9). */
const pageSize = 10;

/** The machines somebody has looked at, and what they think of them. */
export function Screen(props: ScreenProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const [rated, setRated] = useState<ViewedEquipment>();
  const [turn, setTurn] = useState(0);
  const columns = useMemo(() => columnsWith((row) => <Rate row={row} onRate={setRated} />, language), [language]);
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note} />
      <DataTable
        {...props}
        label={texts.table}
        name="recently-visited"
        address={addressOf('/recently-visited')}

        call={getRecentViewedEquipment}
        inputOf={(input) => input}
        turn={turn}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => id}
        nameOf={({ name }) => name}
        empty={
          <StateMessage picture="empty-list" title={texts.emptyTitle} text={texts.emptyText} level={2}>
            <ButtonLink href="/">{texts.browse}</ButtonLink>
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

function Rate({ row, onRate }: { readonly row: ViewedEquipment; readonly onRate: (row: ViewedEquipment) => void }) {
  const texts = useMessages(messages);
  if (row.isOwn) return <span className="y-muted">{texts.own}</span>;
  if (row.ownRating)
    return (
      <span className="y-dashboard__rated">
        <span className="y-muted">{texts.rated(row.ownRating.starRating)}</span>{' '}
        <Button size="sm" aria-label={texts.changeOf(row.name)} onClick={() => onRate(row)}>
          {texts.change}
        </Button>
      </span>
    );
  return (
    <Button size="sm" aria-label={`${texts.rate} ${row.name}`} onClick={() => onRate(row)}>
      {texts.rate}
    </Button>
  );
}

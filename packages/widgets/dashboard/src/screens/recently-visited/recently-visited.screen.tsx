import { type ViewedEquipment, getEquipmentById, getRecentViewedEquipment } from '@yantra/contract/calls';
import { useLanguage, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Button, StateMessage } from '@yantra/ui';
import { useEffect, useMemo, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { LinkButton } from '../../kit/link.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { columnsWith } from './columns.tsx';
import { RateDialog, type RatedMachine } from './rate-dialog.tsx';
import { messages } from './recently-visited.messages.ts';

/** Rows per page (dashboard.md §9). */
const pageSize = 10;

/** The machines that the user has visited, with their ratings. */
export function Screen(props: ScreenProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { rated, setRated, close } = useRated(props);
  const [reloadKey, setReloadKey] = useState(0);
  const columns = useMemo(
    () => columnsWith((row) => <Rate row={row} onRate={setRated} />, language),
    [language, setRated],
  );
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
        reloadKey={reloadKey}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => id}
        nameOf={({ name }) => name}
        empty={
          <StateMessage picture="no-visits" title={texts.emptyTitle} text={texts.emptyText} level={2}>
            <LinkButton href="/">{texts.browse}</LinkButton>
          </StateMessage>
        }
      />
      <RateDialog
        machine={rated}
        onClose={close}
        onRated={() => {
          close();
          setReloadKey(reloadKey + 1);
        }}
      />
    </>
  );
}

/** The machine to rate: from the pressed row or, when coming from the user's own review or from a hire that is over, from the address. */
function useRated({ query, navigate }: Pick<ScreenProps, 'query' | 'navigate'>) {
  const { send } = useScope();
  const named = query.get('rate');
  const [rated, setRated] = useState<RatedMachine>();
  useEffect(() => {
    if (named === null) return undefined;
    let isLate = false;
    const open = async () => {
      const { id, name, equipmentRatings } = await send(getEquipmentById, { id: named });
      const own = equipmentRatings.find(({ isOwn }) => isOwn === true);
      if (isLate) return;
      setRated({ id, name, ownRating: own ? { starRating: own.starRating, comment: own.comment ?? '' } : null });
    };
    open().catch((failure: unknown) => {
      // The scope has shown the error; the list is below.
      if (!(failure instanceof ApiError)) throw failure;
    });
    return () => void (isLate = true);
  }, [send, named]);
  const close = () => {
    setRated(undefined);
    // Going back or reloading should not open it again.
    if (named !== null) navigate(addressOf('/recently-visited'), { replace: true });
  };
  return { rated, setRated, close };
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

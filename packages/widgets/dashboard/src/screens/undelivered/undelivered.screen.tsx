import { getDeadMessages, type InputOf, type OutputOf, retryMessages } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, Glyph, StateMessage } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { timeText } from '../../kit/dates.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { type Column, dashed } from '../../kit/table/columns.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { messages } from './undelivered.messages.ts';

type DeadMessage = OutputOf<typeof getDeadMessages>['data'][number];

const pageSize = 20;

const columnsIn = (texts: typeof messages, dateTexts: typeof dates): readonly Column<DeadMessage>[] => [
  dashed('person', texts.person, ({ userName }) => userName, {
    isRowTitle: true,
    cell: ({ userId, userName }) =>
      userId === undefined ? (
        <>
          {userName} <small className="y-muted">{texts.noAccount}</small>
        </>
      ) : (
        <a href={addressOf(`/customer/view/${encodeURIComponent(userId)}`)}>{userName || userId}</a>
      ),
  }),
  dashed('event', texts.event, ({ event }) => event, { onPhone: 'line' }),
  dashed('way', texts.way, ({ way }) => texts.ways[way]),
  dashed('failure', texts.failure, ({ failure }) => failure),
  dashed('tries', texts.tries, ({ tries }) => String(tries), { isNumeric: true }),
  dashed('endedAt', texts.endedAt, ({ endedAt }) => timeText(endedAt, dateTexts), { sort: 'endedAt' }),
];

/** Messages that were given up, to be looked at and tried again. */
export function Screen({ query, navigate, user }: ScreenProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const language = useLanguage();
  const { send, notify } = useScope();
  const columns = useMemo(() => columnsIn(texts, dateTexts), [texts, dateTexts]);
  const [reloadKey, setReloadKey] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const retry = async (rows: readonly DeadMessage[]) => {
    setBusy(true);
    try {
      const { retried } = await send(retryMessages, { ids: rows.map(({ id }) => id) });
      notify({ kind: 'success', text: texts.retried(retried), duration: noticeMs });
    } catch {
      // The scope has shown the error; the reloaded table shows what is left.
    }
    setReloadKey((before) => before + 1);
    setBusy(false);
  };
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note} />
      <DataTable
        query={query}
        navigate={navigate}
        user={user}
        label={texts.table}
        name="undelivered"
        address={addressOf('/settings/undelivered')}
        call={getDeadMessages}
        inputOf={(input): InputOf<typeof getDeadMessages> => ({
          ...input,
          ...(language && { locale: language.locale }),
        })}
        reloadKey={reloadKey}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => id}
        nameOf={({ userName, event }) => `${userName}, ${event}`}
        menuOf={(row) => [{ label: texts.retry, onSelect: () => void retry([row]), icon: <Glyph d={glyphs.mail} /> }]}
        actionsFor={(rows, onDone) => (
          <Button variant="primary" disabled={isBusy} onClick={() => void retry(rows).then(onDone)}>
            {isBusy ? texts.retrying : texts.retry}
          </Button>
        )}
        empty={<StateMessage picture="no-leads" title={texts.nothing} text={texts.nothingText} level={2} />}
      />
    </>
  );
}

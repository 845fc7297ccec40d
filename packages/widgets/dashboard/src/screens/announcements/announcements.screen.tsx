import { endAnnouncement, getAnnouncements } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type City, loadAllCities } from '@yantra/places';
import { ApiError, dataOf, mapRemote, useScope } from '@yantra/state';
import { Button, Glyph, StateMessage } from '@yantra/ui';
import { useEffect, useMemo, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { timeText } from '../../kit/dates.ts';
import { ConfirmDialog } from '../../kit/dialogs.tsx';
import { glyphs } from '../../kit/glyphs.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { type Column, column, dashed } from '../../kit/table/columns.ts';
import { LocalTable } from '../../kit/table/local-table.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { type Announcement, type AnnouncementDraft, draftOf, freshDraft } from './announcement.ts';
import { messages } from './announcements.messages.ts';
import { Maintenance } from './maintenance.tsx';

const pageSize = 20;
const nothing = {};
const noCities: readonly City[] = [];

const columnsIn = (texts: typeof messages, dateTexts: typeof dates): readonly Column<Announcement>[] => [
  column('text', texts.text, ({ text }) => text, { isRowTitle: true, cell: ({ text }) => <b>{text}</b> }),
  column('audience', texts.audience, ({ audience, city }) => (audience === 'city' ? city : texts.audiences[audience])),
  column('startsAt', texts.startsAt, ({ startsAt }) => timeText(startsAt, dateTexts)),
  column('endsAt', texts.endsAt, ({ endsAt }) => timeText(endsAt, dateTexts)),
  dashed('link', texts.link, ({ link }) => link, { isExtra: true }),
  column('state', texts.status, ({ state }) => texts.states[state]),
];

/** Every city, once they are loaded. */
function useCities(): readonly City[] {
  const [cities, setCities] = useState(noCities);
  useEffect(() => {
    loadAllCities().then(
      ({ allCities }) => setCities(allCities),
      () => undefined,
    );
  }, []);
  return cities;
}

/** What is said above the dashboard, and the switch that pauses changes. */
export function Screen({ query, navigate, user }: ScreenProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const { send, notify } = useScope();
  const { remote, reload } = useRemote(getAnnouncements, nothing);
  const cities = useCities();
  const columns = useMemo(() => columnsIn(texts, dateTexts), [texts, dateTexts]);
  const [draft, setDraft] = useState<AnnouncementDraft>();
  const [ending, setEnding] = useState<Announcement>();
  const done = (text: string) => {
    notify({ kind: 'success', text, duration: noticeMs });
    reload();
  };
  const end = async ({ id }: Announcement) => {
    setEnding(undefined);
    try {
      await send(endAnnouncement, { id });
      done(texts.ended);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // The scope has shown the error; the reloaded list shows how it is.
      reload();
    }
  };
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note}>
        <Button variant="primary" icon="plus" onClick={() => setDraft(freshDraft(Date.now()))}>
          {texts.add}
        </Button>
      </ScreenHead>
      <LocalTable
        {...{ query, navigate, user, columns, pageSize, reload }}
        label={texts.table}
        name="announcements"
        address={addressOf('/announcements')}
        rows={mapRemote(remote, ({ rows }) => rows)}
        rowId={({ id }) => String(id)}
        nameOf={({ text }) => text}
        menuOf={(row) => [
          { label: texts.editRow, onSelect: () => setDraft(draftOf(row, cities)), icon: <Glyph d={glyphs.pencil} /> },
          ...(row.state === 'over'
            ? []
            : [{ label: texts.endRow, onSelect: () => setEnding(row), icon: <Glyph d={glyphs.pause} /> }]),
        ]}
        empty={<StateMessage picture="empty-list" title={texts.emptyTitle} text={texts.emptyText} level={2} />}
      />
      <Maintenance until={dataOf(remote)?.maintenance?.until} onChanged={reload} />
      {draft && (
        <AnnouncementDialog
          draft={draft}
          cities={cities}
          onClose={() => setDraft(undefined)}
          onSaved={() => {
            setDraft(undefined);
            done(texts.saved);
          }}
        />
      )}
      {ending && (
        <ConfirmDialog
          title={texts.endTitle}
          onClose={() => setEnding(undefined)}
          cancel={texts.cancel}
          act={texts.endRow}
          onAct={() => void end(ending)}
        >
          <p>{ending.text}</p>
          <p>{texts.endNote}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { getPersonNotes, type OutputOf, savePersonNotes } from '@yantra/contract/calls';
import { failureNoticeMs, lengths } from '@yantra/domain';
import { createKept } from '@yantra/form';
import { failureIn, useMessages } from '@yantra/language';
import { ApiError, dataOf, later, useScope } from '@yantra/state';
import { Button, TextArea } from '@yantra/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { messages as dates } from '../../../kit/dates.messages.ts';
import { clockText, timeText } from '../../../kit/dates.ts';
import { createNotesBook, draftIn, type Notes } from '../../../kit/notes/notes.model.ts';
import { Panel } from '../../../kit/panel.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { Waiting } from '../../../kit/waiting.tsx';
import { messages } from './person.messages.ts';

type Saved = OutputOf<typeof getPersonNotes>;

/** What admins note of somebody: saved while it is typed, each version kept. */
export function PersonNotes({ userId }: { readonly userId: string }) {
  const all = useMessages(messages);
  const { notes: texts } = all;
  const { remote, reload } = useRemote(getPersonNotes, { id: userId });
  const saved = dataOf(remote);
  return (
    <Panel title={texts.title} aside={<small className="y-dashboard__aside">{texts.who}</small>}>
      <div className="y-dashboard__panel-body y-dashboard__person-notes">
        {saved ? (
          <Typed userId={userId} saved={saved} reload={reload} />
        ) : (
          <Waiting remote={remote} reload={reload} label={all.loading} />
        )}
      </div>
    </Panel>
  );
}

/** The notes with the page's calls and storage. Another admin's notes are not overwritten: they are shown, and the person chooses. */
function useSavedNotes(userId: string, saved: Saved, reload: () => void) {
  const { send, notify, language } = useScope();
  const [savedAt, setSavedAt] = useState<number>();
  const [isChanged, setChanged] = useState(false);
  /** What the next save is based on: only after it was seen. */
  const version = useRef(saved.version);
  const again = useRef(reload);
  again.current = reload;
  const [first] = useState(saved.text);
  const notes = useMemo((): Notes => {
    const book = createNotesBook({
      async send(id, text) {
        try {
          const next = await send(savePersonNotes, { id, text, version: version.current }, { isQuiet: true });
          version.current = next.version;
          setSavedAt(Date.parse(next.at));
        } catch (error) {
          if (error instanceof ApiError && error.code === 'notes.changed') {
            setChanged(true);
            again.current();
          } else
            notify({ kind: 'error', text: failureIn(language, error as Error).message, duration: failureNoticeMs });
          throw error;
        }
      },
      keptOf: (id) => createKept(() => localStorage, `yantra.notes.draft.1.person.${id}`, draftIn),
      later,
    });
    return book.of(userId, first);
  }, [userId, send, notify, language, first]);
  useEffect(() => {
    const save = () => void notes.save();
    for (const name of ['online', 'pagehide'] as const) window.addEventListener(name, save);
    return () => {
      for (const name of ['online', 'pagehide'] as const) window.removeEventListener(name, save);
      save();
    };
  }, [notes]);
  const choose = (text: string) => {
    version.current = saved.version;
    setChanged(false);
    notes.type(text);
    void notes.save();
  };
  return { notes, savedAt, theirs: isChanged && saved.version > version.current ? saved : undefined, choose };
}

function Typed({
  userId,
  saved,
  reload,
}: {
  readonly userId: string;
  readonly saved: Saved;
  readonly reload: () => void;
}) {
  const { notes: texts } = useMessages(messages);
  const dateTexts = useMessages(dates);
  const { notes, savedAt, theirs, choose } = useSavedNotes(userId, saved, reload);
  useSignals();
  const state = notes.state.value;
  const at = savedAt ?? (saved.at === null ? undefined : Date.parse(saved.at));
  const byOthers =
    saved.by && savedAt === undefined && saved.at ? texts.by(saved.by, timeText(saved.at, dateTexts)) : '';
  return (
    <>
      <TextArea
        aria-label={texts.label}
        rows={3}
        maxLength={lengths.notes}
        value={notes.text.value}
        onChange={({ currentTarget }) => notes.type(currentTarget.value)}
        onBlur={() => void notes.save()}
      />
      <p className="y-dashboard__said" role="status">
        {state === 'saving' && texts.saving}
        {state === 'failed' && !theirs && texts.notSaved}
        {(state === 'saved' || state === 'idle') && (byOthers || (at !== undefined && texts.saved(clockText(at))))}
      </p>
      {theirs && (
        <div className="y-dashboard__notes-clash" role="alert">
          <p>{texts.changed(theirs.by ?? texts.nobody)}</p>
          <blockquote>{theirs.text || texts.empty}</blockquote>
          <div className="y-dashboard__actions">
            <Button size="sm" onClick={() => choose(notes.text.peek())}>
              {texts.keepMine}
            </Button>
            <Button size="sm" onClick={() => choose(theirs.text)}>
              {texts.takeTheirs}
            </Button>
          </div>
        </div>
      )}
      {state === 'failed' && !theirs && (
        <Button size="sm" icon="retry" onClick={() => void notes.save()}>
          {texts.saveAgain}
        </Button>
      )}
      <Earlier versions={saved.before} />
    </>
  );
}

function Earlier({ versions }: { readonly versions: Saved['before'] }) {
  const { notes: texts } = useMessages(messages);
  const dateTexts = useMessages(dates);
  if (versions.length === 0) return null;
  return (
    <details className="y-dashboard__notes-before">
      <summary>{texts.before(versions.length)}</summary>
      <ol>
        {versions.map(({ version, text, at, by }) => (
          <li key={version}>
            <small>{texts.by(by ?? texts.nobody, at ? timeText(at, dateTexts) : '—')}</small>
            <p>{text || texts.empty}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

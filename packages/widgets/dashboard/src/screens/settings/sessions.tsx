import { useSignals } from '@preact/signals-react/runtime';
import { type Session, endSession, getSessions, logOutEverywhere } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useLanguage, useMessages, useErrorText } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Button } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { timeText } from '../../kit/dates.ts';
import { ConfirmDialog } from '../../kit/dialogs.tsx';
import { Status } from '../../kit/status.tsx';
import { Part } from './part.tsx';
import { messages } from './settings.messages.ts';

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Formats a time; in English as browsers do. */
function useTimeText(): (iso: string) => string {
  const language = useLanguage();
  const dateTexts = useMessages(dates);
  return (iso) => {
    if (Number.isNaN(Date.parse(iso))) return iso;
    return language ? timeText(iso, dateTexts) : timeFormat.format(new Date(iso));
  };
}

/** The user's sessions; each device can be logged out here. */
export function Sessions() {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  useSignals();
  const scope = useScope();
  const sessions = useMemo(() => scope.resource(getSessions, () => ({})), [scope]);
  const [asked, setAsked] = useState<Session | 'all'>();
  const remote = sessions.remote.value;
  const known = dataOf(remote);
  const leave = async () => {
    setAsked(undefined);
    try {
      if (asked === 'all') {
        await scope.send(logOutEverywhere, {});
        return await scope.session.end();
      }
      if (asked) await scope.send(endSession, { id: asked.id });
      scope.notify({ kind: 'success', text: texts.ended, duration: noticeMs });
    } catch {
      // The error was shown; the reloaded list shows the real state.
    }
    sessions.reload();
  };
  return (
    <Part title={texts.sessions} note={texts.sessionsNote}>
      {!known && remote.status !== 'failed' && <p role="status">{texts.sessionsLoading}</p>}
      {remote.status === 'failed' && (
        <p role="alert">
          {texts.sessionsFailed(errorText(remote.error))}{' '}
          <button type="button" className="y-link" onClick={sessions.reload}>
            {texts.retry}
          </button>
        </p>
      )}
      <ul className="y-dashboard__sessions">
        {known?.map((session) => (
          <Device key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {known && <Button onClick={() => setAsked('all')}>{texts.everywhere}</Button>}
      <Confirmation asked={asked} onClose={() => setAsked(undefined)} onConfirm={() => void leave()} />
    </Part>
  );
}

function Device({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const texts = useMessages(messages);
  const when = useTimeText();
  const { startedAt, lastUsedAt, isCurrent } = session;
  const device = texts.device(session.device);
  return (
    <li>
      <div>
        <p>
          <b>{device}</b> {isCurrent && <Status kind="good">{texts.here}</Status>}
        </p>
        <p className="y-muted">{texts.since(when(startedAt), when(lastUsedAt))}</p>
      </div>
      {!isCurrent && (
        <Button size="sm" aria-label={texts.endOf(device, when(startedAt))} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

interface ConfirmationProps {
  readonly asked: Session | 'all' | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function Confirmation({ asked, onClose, onConfirm }: ConfirmationProps) {
  const texts = useMessages(messages);
  const title = asked === 'all' ? texts.everywhere : texts.endTitle(texts.device(asked?.device ?? ''));
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={onClose}
      title={title}
      cancel={texts.cancel}
      act={asked === 'all' ? texts.everywhere : texts.end}
      onAct={onConfirm}
    >
      <p>{asked === 'all' ? texts.everywhereText : texts.endText}</p>
    </ConfirmDialog>
  );
}

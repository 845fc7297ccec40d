import { useSignals } from '@preact/signals-react/runtime';
import { type Session, endSession, getSessions, logOutEverywhere } from '@yantra/contract/calls';
import { dataOf, useScope } from '@yantra/state';
import { Badge, Button, Dialog } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { Part } from './part.tsx';
import { messages } from './settings.messages.ts';

const noticeMs = 4000;
const whenFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const when = (text: string) => (Number.isNaN(Date.parse(text)) ? text : whenFormat.format(new Date(text)));

/** Where one is logged in; each device can be logged out from here. */
export function Sessions() {
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
      scope.notify({ kind: 'success', text: messages.ended, duration: noticeMs });
    } catch {
      // Its sentence was shown as every refusal's is; the list below says how it stands.
    }
    sessions.reload();
  };
  return (
    <Part title={messages.sessions} note={messages.sessionsNote}>
      {!known && remote.status !== 'failed' && <p role="status">{messages.sessionsLoading}</p>}
      {remote.status === 'failed' && (
        <p role="alert">
          {messages.sessionsFailed(remote.error.message)}{' '}
          <button type="button" className="y-link" onClick={sessions.reload}>
            {messages.retry}
          </button>
        </p>
      )}
      <ul className="y-dashboard__sessions">
        {known?.map((session) => (
          <Device key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {known && <Button onClick={() => setAsked('all')}>{messages.everywhere}</Button>}
      <Confirmation asked={asked} onClose={() => setAsked(undefined)} onConfirm={() => void leave()} />
    </Part>
  );
}

function Device({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const { device, startedAt, lastUsedAt, isCurrent } = session;
  return (
    <li>
      <div>
        <p>
          <b>{device}</b> {isCurrent && <Badge tone="success">{messages.here}</Badge>}
        </p>
        <p className="y-muted">{messages.since(when(startedAt), when(lastUsedAt))}</p>
      </div>
      {!isCurrent && (
        <Button size="sm" aria-label={messages.endOf(device, when(startedAt))} onClick={onEnd}>
          {messages.end}
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
  const title = asked === 'all' ? messages.everywhere : messages.endTitle(asked?.device ?? '');
  return (
    <Dialog
      open={asked !== undefined}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {asked === 'all' ? messages.everywhere : messages.end}
          </Button>
        </>
      }
    >
      <p>{asked === 'all' ? messages.everywhereText : messages.endText}</p>
    </Dialog>
  );
}

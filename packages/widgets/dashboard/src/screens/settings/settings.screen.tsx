import { useSignals } from '@preact/signals-react/runtime';
import { deleteAccount, exportData, getSessions, logOutEverywhere } from '@yantra/contract/calls';
import { dataOf, useScope } from '@yantra/state';
import { Badge, Button, Dialog } from '@yantra/ui';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { download } from '../../internal/form/download.ts';
import { ScreenHead } from '../../internal/screen-head.tsx';
import type { ScreenProps } from '../../screen.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { messages } from './settings.messages.ts';

const noticeMs = 4000;
const whenFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const when = (text: string) => (Number.isNaN(Date.parse(text)) ? text : whenFormat.format(new Date(text)));

/** Sessions, one's data, and the end of the account. */
export function Screen({ user }: ScreenProps) {
  const scope = useScope();
  const [open, setOpen] = useState<'export' | 'delete'>();
  const close = () => setOpen(undefined);
  const tell = (text: string) => scope.notify({ kind: 'success', text, duration: noticeMs });
  const quiet = { isQuiet: true } as const;
  return (
    <>
      <ScreenHead title={messages.title} />
      <div className="y-dashboard__form">
        <Sessions />
        <Part title={messages.data} note={messages.dataNote}>
          <Button onClick={() => setOpen('export')}>{messages.exportData}</Button>
        </Part>
        <Part title={messages.account} note={user.role === 'admin' ? messages.adminOnly : messages.accountNote}>
          {user.role !== 'admin' && (
            <Button variant="danger" onClick={() => setOpen('delete')}>
              {messages.deleteAccount}
            </Button>
          )}
        </Part>
      </div>
      {open === 'export' && (
        <PasswordDialog
          title={messages.exportData}
          text={messages.exportText}
          button={messages.exportButton}
          busy={messages.exporting}
          onClose={close}
          act={async (password) => {
            const data = await scope.send(exportData, { password }, quiet);
            download(messages.fileName, JSON.stringify(data, null, 2), 'application/json');
            tell(messages.exported);
          }}
        />
      )}
      {open === 'delete' && (
        <PasswordDialog
          title={messages.deleteAccount}
          text={messages.deleteText}
          button={messages.deleteButton}
          busy={messages.deleting}
          isDanger
          word={messages.confirmWord}
          onClose={close}
          act={async (password) => {
            await scope.send(deleteAccount, { password }, quiet);
            tell(messages.deleted);
            await scope.session.end();
          }}
        />
      )}
    </>
  );
}

function Sessions() {
  useSignals();
  const scope = useScope();
  const sessions = useMemo(() => scope.resource(getSessions, () => ({})), [scope]);
  const [isAsking, setAsking] = useState(false);
  const remote = sessions.remote.value;
  const known = dataOf(remote);
  const leave = async () => {
    setAsking(false);
    try {
      await scope.send(logOutEverywhere, {});
      await scope.session.end();
    } catch {
      sessions.reload();
    }
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
        {known?.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => (
          <li key={id}>
            <p>
              <b>{device}</b> {isCurrent && <Badge tone="success">{messages.here}</Badge>}
            </p>
            <p className="y-muted">{messages.since(when(startedAt), when(lastUsedAt))}</p>
          </li>
        ))}
      </ul>
      {known && <Button onClick={() => setAsking(true)}>{messages.everywhere}</Button>}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={messages.everywhere}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{messages.cancel}</Button>
            <Button variant="primary" onClick={() => void leave()}>
              {messages.everywhere}
            </Button>
          </>
        }
      >
        <p>{messages.everywhereText}</p>
      </Dialog>
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{note}</p>
      {children}
    </section>
  );
}

import { deleteAccount, exportData } from '@yantra/contract/calls';
import { useScope } from '@yantra/state';
import { Button } from '@yantra/ui';
import { useState } from 'react';
import { download } from '../../internal/form/download.ts';
import { ScreenHead } from '../../internal/screen-head.tsx';
import type { ScreenProps } from '../../screen.ts';
import { Part } from './part.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { Sessions } from './sessions.tsx';
import { messages } from './settings.messages.ts';

const noticeMs = 4000;

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

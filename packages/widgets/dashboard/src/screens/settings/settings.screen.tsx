import { deleteAccount, exportData } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, ButtonLink } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { download } from '../../kit/download.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Contacts } from './contacts.tsx';
import { NewPasswordDialog } from './new-password-dialog.tsx';
import { Part } from './part.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { Sessions } from './sessions.tsx';
import { messages } from './settings.messages.ts';

/** Sessions, password, data, and deleting the account. */
export function Screen({ user, query }: ScreenProps) {
  const texts = useMessages(messages);
  const scope = useScope();
  const [open, setOpen] = useState<'password' | 'export' | 'delete'>();
  const close = () => setOpen(undefined);
  const showSuccess = (text: string) => scope.notify({ kind: 'success', text, duration: noticeMs });
  return (
    <>
      <ScreenHead title={texts.title} />
      <div className="y-dashboard__form">
        <Contacts user={user} isToConfirm={query.get('confirm') === 'email'} />
        <Sessions />
        <Part title={texts.passwordTitle} note={texts.passwordNote}>
          <Button onClick={() => setOpen('password')}>{texts.changePassword}</Button>
        </Part>
        {user.role === 'admin' && <ForAdmins />}
        <Part title={texts.notifications} note={texts.notificationsNote}>
          <ButtonLink href={addressOf('/settings/notifications')}>{texts.chooseNotifications}</ButtonLink>
        </Part>
        <Part title={texts.data} note={texts.dataNote}>
          <Button onClick={() => setOpen('export')}>{texts.exportData}</Button>
        </Part>
        <Part title={texts.account} note={user.role === 'admin' ? texts.adminOnly : texts.accountNote}>
          {user.role !== 'admin' && (
            <Button className="y-dashboard__danger" onClick={() => setOpen('delete')}>
              {texts.deleteAccount}
            </Button>
          )}
        </Part>
      </div>
      {open === 'password' && (
        <NewPasswordDialog
          onClose={close}
          onDone={() => {
            showSuccess(texts.passwordChanged);
            close();
          }}
        />
      )}
      {open === 'export' && (
        <PasswordDialog
          title={texts.exportData}
          text={texts.exportText}
          button={texts.exportButton}
          busy={texts.exporting}
          onClose={close}
          act={async (password) => {
            const data = await scope.send(exportData, { password });
            download(texts.fileName, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
            showSuccess(texts.exported);
          }}
        />
      )}
      {open === 'delete' && (
        <PasswordDialog
          title={texts.deleteAccount}
          text={texts.deleteText}
          button={texts.deleteButton}
          busy={texts.deleting}
          isDanger
          word={texts.confirmWord}
          onClose={close}
          act={async (password) => {
            await scope.send(deleteAccount, { password });
            showSuccess(texts.deleted);
            await scope.session.end();
          }}
        />
      )}
    </>
  );
}

/** Further screens of admins. */
function ForAdmins() {
  const texts = useMessages(messages);
  return (
    <>
      <Part title={texts.team} note={texts.teamNote}>
        <ButtonLink href={addressOf('/settings/team')}>{texts.teamLook}</ButtonLink>
      </Part>
      <Part title={texts.undelivered} note={texts.undeliveredNote}>
        <ButtonLink href={addressOf('/settings/undelivered')}>{texts.undeliveredLook}</ButtonLink>
      </Part>
    </>
  );
}

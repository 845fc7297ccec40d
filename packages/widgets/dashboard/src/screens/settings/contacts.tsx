import { getUserDetails } from '@yantra/contract/calls';
import { formatPhone, noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type LoggedUser, dataOf, useScope } from '@yantra/state';
import { Button } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { Facts } from '../../kit/facts.tsx';
import { FailedLine } from '../../kit/failure.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import type { ContactKind } from './contact-change.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { messages } from './contacts.messages.ts';
import { Part } from './part.tsx';

interface ContactsProps {
  readonly user: LoggedUser;
  /** Whether a mail of ours led here, to confirm the e-mail address. */
  readonly isToConfirm: boolean;
}

/** The user's phone and e-mail, each changed with proof by a code. */
export function Contacts({ user: { id }, isToConfirm }: ContactsProps) {
  const texts = useMessages(messages);
  const { notify } = useScope();
  const input = useMemo(() => ({ id }), [id]);
  const { remote, reload } = useRemote(getUserDetails, input);
  const known = dataOf(remote);
  const [open, setOpen] = useState<ContactKind | 'confirm' | undefined>(isToConfirm ? 'confirm' : undefined);
  const email = known?.email ? texts.changeEmail : texts.addEmail;
  return (
    <Part title={texts.title} note={texts.note}>
      {!known && remote.status !== 'failed' && <p role="status">{texts.loading}</p>}
      {!known && remote.status === 'failed' && <FailedLine error={remote.error} onRetry={reload} />}
      {known && (
        <>
          <dl className="y-dashboard__facts">
            <Facts
              of={[
                [texts.phone, formatPhone(known.phoneNumber)],
                [texts.email, known.email || texts.noEmail],
              ]}
            />
          </dl>
          <div className="y-dashboard__contact-buttons">
            <Button onClick={() => setOpen('phone')}>{texts.changePhone}</Button>
            <Button onClick={() => setOpen('email')}>{email}</Button>
          </div>
        </>
      )}
      {open && known && (
        <ContactDialog
          key={open}
          kind={open === 'phone' ? 'phone' : 'email'}
          given={open === 'confirm' ? known.email : ''}
          title={open === 'phone' ? texts.changePhone : open === 'confirm' ? texts.confirmEmail : email}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            notify({
              kind: 'success',
              text: open === 'phone' ? texts.phoneChanged : texts.emailChanged,
              duration: noticeMs,
            });
            reload();
          }}
        />
      )}
    </Part>
  );
}

import { getStaff, type OutputOf } from '@yantra/contract/calls';
import { formatPhone, noticeMs, type StaffRight } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Button } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { FailedLine } from '../../kit/failure.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Status } from '../../kit/status.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { GiveDialog } from './give-dialog.tsx';
import { TakeDialog, type Taking } from './take-dialog.tsx';
import { messages } from './team.messages.ts';

type Member = OutputOf<typeof getStaff>[number];

const nothing = {};

/** Who helps to run the marketplace: rights are given and taken here. */
export function Screen({ user, navigate }: ScreenProps) {
  const texts = useMessages(messages);
  const { notify, session } = useScope();
  const { remote, reload } = useRemote(getStaff, nothing);
  const [isGiving, setGiving] = useState(false);
  const [taking, setTaking] = useState<Taking>();
  const say = (text: string) => notify({ kind: 'success', text, duration: noticeMs });
  const given = (right: StaffRight) => {
    setGiving(false);
    say(texts.given(texts.rights[right]));
    reload();
  };
  const taken = async ({ member, right }: Taking) => {
    setTaking(undefined);
    say(texts.taken(texts.rights[right], member.fullName));
    if (member.id !== user.id) return reload();
    // From now on the session is a user's.
    await session.renew();
    navigate(addressOf('/'));
  };
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note}>
        <Button variant="primary" icon="plus" onClick={() => setGiving(true)}>
          {texts.give}
        </Button>
      </ScreenHead>
      {remote.status === 'loading' && <p role="status">{texts.loading}</p>}
      {remote.status === 'failed' && <FailedLine error={remote.error} onRetry={reload} />}
      <ul className="y-dashboard__team">
        {dataOf(remote)?.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isOwn={member.id === user.id}
            onTake={(right) => setTaking({ member, right, isOwn: member.id === user.id })}
          />
        ))}
      </ul>
      {isGiving && <GiveDialog onClose={() => setGiving(false)} onGiven={given} />}
      {taking && (
        <TakeDialog taking={taking} onClose={() => setTaking(undefined)} onTaken={(what) => void taken(what)} />
      )}
    </>
  );
}

interface MemberRowProps {
  readonly member: Member;
  readonly isOwn: boolean;
  readonly onTake: (right: StaffRight) => void;
}

function MemberRow({ member: { id, fullName, phoneNumber, rights }, isOwn, onTake }: MemberRowProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <li>
      <p>
        <a href={addressOf(`/customer/view/${encodeURIComponent(id)}`)}>
          <b>{fullName}</b>
        </a>{' '}
        {isOwn && <Status kind="good">{texts.you}</Status>}
        <br />
        <span className="y-muted">{formatPhone(phoneNumber)}</span>
      </p>
      <ul>
        {rights.map(({ right, since, givenBy }) => (
          <li key={right}>
            <p>
              <b>{texts.rights[right]}</b>
              <br />
              <span className="y-muted">
                {since === null ? texts.fromStart : texts.since(dayText(since, dateTexts), givenBy ?? '')}
              </span>
            </p>
            {isOwn && right === 'admin' ? (
              <Button size="sm" onClick={() => onTake(right)}>
                {texts.leave}
              </Button>
            ) : (
              <Button size="sm" aria-label={texts.takeOf(texts.rights[right], fullName)} onClick={() => onTake(right)}>
                {texts.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

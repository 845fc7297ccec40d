import { getPersonSessions, type Session } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Button } from '@yantra/ui';
import { messages as dates } from '../../../kit/dates.messages.ts';
import { timeText } from '../../../kit/dates.ts';
import { Panel } from '../../../kit/panel.tsx';
import { Status } from '../../../kit/status.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { Waiting } from '../../../kit/waiting.tsx';
import { messages } from './person.messages.ts';
import type { KnownPerson } from './use-person.ts';

interface PersonSessionsProps {
  readonly person: KnownPerson;
  readonly onEnd: (session: Session, onDone: () => void) => void;
}

/** Where somebody is logged in now. */
export function PersonSessions({ person: { profile, facts }, onEnd }: PersonSessionsProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const { remote, reload } = useRemote(getPersonSessions, { id: profile.id });
  // Once they were ended none is left, whatever was read before.
  const sessions = facts.sessions === 0 ? [] : dataOf(remote);
  const nameOf = ({ device }: Session) => texts.sessions.device(device);
  return (
    <Panel title={texts.sessions.title}>
      {!sessions && (
        <div className="y-dashboard__panel-body">
          <Waiting remote={remote} reload={reload} label={texts.loading} />
        </div>
      )}
      {sessions?.length === 0 && (
        <p className="y-dashboard__panel-body y-muted">
          {texts.sessions.none}
          {facts.lastSeenAt && ` ${texts.sessions.last(timeText(facts.lastSeenAt, dateTexts))}`}
        </p>
      )}
      <ul className="y-dashboard__logins">
        {sessions?.map((session) => (
          <li key={session.id}>
            <div>
              <b>{nameOf(session)}</b> {session.isCurrent && <Status kind="good">{texts.sessions.here}</Status>}
              <small>
                {texts.sessions.since(timeText(session.startedAt, dateTexts), timeText(session.lastUsedAt, dateTexts))}
              </small>
            </div>
            {!session.isCurrent && (
              <Button
                size="sm"
                aria-label={texts.sessions.endOf(nameOf(session))}
                onClick={() => onEnd({ ...session, device: nameOf(session) }, reload)}
              >
                {texts.sessions.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { formatPhone } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import type { LoggedUser } from '@yantra/state';
import { Badge, Button, Glyph, initialsOf } from '@yantra/ui';
import { messages as dates } from '../../../kit/dates.messages.ts';
import { dayText } from '../../../kit/dates.ts';
import { glyphs } from '../../../kit/glyphs.ts';
import { LinkButton } from '../../../kit/link.tsx';
import { personAddress } from '../../../kit/person-address.ts';
import { Status } from '../../../kit/status.tsx';
import type { PersonAction } from './person-dialogs.tsx';
import { messages } from './person.messages.ts';
import type { KnownPerson } from './use-person.ts';

interface PersonHeadProps {
  readonly person: KnownPerson;
  readonly user: LoggedUser;
  readonly ask: (action: PersonAction) => void;
}

/** Who it is, and what can be done. */
export function PersonHead({ person: { profile, facts }, user, ask }: PersonHeadProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const word = useWord();
  const { id, fullName, userName, phoneNumber, email, city, role, createdAt, organizationName } = profile;
  const isOther = id !== user.id;
  const isBlocked = facts.blocked !== null;
  return (
    <div className="y-dashboard__head y-dashboard__machine-head y-dashboard__person-head">
      <span className="y-user y-dashboard__initials" aria-hidden="true">
        {initialsOf(fullName || userName)}
      </span>
      <div>
        <h1>{fullName || userName}</h1>
        <p>
          <Badge>{texts.roles[role]}</Badge>
          {isBlocked && (
            <Status kind="bad" isLoud>
              {texts.blocked}
            </Status>
          )}
          {facts.phoneConfirmedAt && <Status kind="good">{texts.phoneProved}</Status>}
          {organizationName && <span>{organizationName}</span>}
        </p>
        <p className="y-num">
          {phoneNumber && <a href={`tel:+91${phoneNumber}`}>{formatPhone(phoneNumber)}</a>}
          {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
          {city && <span>{word(city)}</span>}
          <span>{texts.since(dayText(createdAt, dateTexts))}</span>
        </p>
      </div>
      <div className="y-dashboard__actions">
        <LinkButton size="sm" href={personAddress(role, 'edit', id)}>
          <Glyph d={glyphs.pencil} />
          {texts.edit}
        </LinkButton>
        {role !== 'admin' && (
          <Button size="sm" onClick={() => ask('phone')}>
            <Glyph d={glyphs.phone} />
            {texts.actions.phone}
          </Button>
        )}
        {role !== 'admin' && (
          <Button size="sm" onClick={() => ask('email')}>
            <Glyph d={glyphs.mail} />
            {texts.actions.email}
          </Button>
        )}
        {facts.sessions > 0 && isOther && (
          <Button size="sm" onClick={() => ask('sessions')}>
            <Glyph d={glyphs.logOut} />
            {texts.actions.sessions}
          </Button>
        )}
        {isBlocked && (
          <Button size="sm" onClick={() => ask('unblock')}>
            {texts.actions.unblock}
          </Button>
        )}
        {!isBlocked && isOther && !facts.isLastAdmin && (
          <Button size="sm" className="y-dashboard__danger" onClick={() => ask('block')}>
            <Glyph d={glyphs.block} />
            {texts.actions.block}
          </Button>
        )}
      </div>
    </div>
  );
}

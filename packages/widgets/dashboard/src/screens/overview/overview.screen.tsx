import { type Overview, getOverview } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { type LoggedUser, dataOf } from '@yantra/state';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { weekdayText } from '../../kit/dates.ts';
import { useReportNewLeads } from '../../kit/leads/new-leads.ts';
import { LinkButton } from '../../kit/link.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { type RemoteCall, useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { Marketplace } from './marketplace.tsx';
import { messages } from './overview.messages.ts';
import { OwnFigures } from './own-figures.tsx';
import { messages as setupTexts } from './setup.messages.ts';
import { hasActivity, isSettingUp } from './setup.model.ts';
import { Setup, useSharing } from './setup.tsx';
import { ToDo } from './to-do.tsx';

const nothing = {};

/** The hours at which morning and afternoon end, by this device's clock. */
const noon = 12;
const evening = 17;

function greeting(hour: number, { greetings }: typeof messages): (name: string) => string {
  if (hour < noon) return greetings.morning;
  return hour < evening ? greetings.afternoon : greetings.evening;
}

/** Recent events: of the supplier's machines, or of the whole marketplace for an admin. */
export function Screen({ user }: ScreenProps) {
  const texts = useMessages(messages);
  const [now] = useState(() => Date.now());
  const { remote, reload } = useRemote(getOverview, nothing);
  const known = dataOf(remote);
  useReportNewLeads(known?.newLeads);
  const [firstName = user.name] = user.name.split(/\s+/);
  const title = greeting(new Date(now).getHours(), texts)(firstName);
  if (user.role !== 'admin') return <Own {...{ title, user, now, remote, reload, known }} />;
  return (
    <>
      <ScreenHead title={title} note={texts.adminNote} />
      <Waiting remote={remote} reload={reload} label={texts.loading} />
      {known && <Marketplace {...known} />}
    </>
  );
}

interface OwnProps extends RemoteCall<Overview> {
  readonly title: string;
  readonly user: LoggedUser;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly known: Overview | undefined;
}

/** The first steps for a new supplier; figures as soon as there are any. */
function Own({ title, user, now, known, remote, reload }: OwnProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const { note } = useMessages(setupTexts);
  const { before, hasShared, share } = useSharing(user.id);
  const isNew = known !== undefined && isSettingUp(known, before);
  const waiting = known && texts.waiting(weekdayText(now, dateTexts), known.newLeads);
  return (
    <>
      <ScreenHead title={title} note={isNew ? note : waiting}>
        {/* A step has the filled button. */}
        {!isNew && (
          <LinkButton variant="primary" icon="plus" href={addressOf('/add-equipment')}>
            {texts.add}
          </LinkButton>
        )}
      </ScreenHead>
      <Waiting remote={remote} reload={reload} label={texts.loading} />
      {isNew && <Setup known={known} hasShared={hasShared} onShare={share} />}
      {known && !isNew && <ToDo known={known} now={now} />}
      {known && (hasActivity(known) || !isNew) && <OwnFigures known={known} now={now} />}
    </>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { formatCount } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Tabs } from '@yantra/ui';
import { type ReactNode, useEffect } from 'react';
import { messages as dates } from '../../../kit/dates.messages.ts';
import { timeText } from '../../../kit/dates.ts';
import { WhenLoaded } from '../../../kit/form/loading.tsx';
import { Notice } from '../../../kit/form/summary.tsx';
import { type PersonKind, personAddress } from '../../../kit/person-address.ts';
import { ScreenHead } from '../../../kit/screen-head.tsx';
import type { ScreenProps } from '../../../kit/screen.ts';
import { PersonAudit } from './person-audit.tsx';
import { PersonDialogs, usePersonDialogs } from './person-dialogs.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonLeads } from './person-leads.tsx';
import { PersonMachines } from './person-machines.tsx';
import { PersonMoney } from './person-money.tsx';
import { PersonNotes } from './person-notes.tsx';
import { PersonProfile } from './person-profile.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { Glance, Verification } from './person-side.tsx';
import { messages } from './person.messages.ts';
import { type KnownPerson, type PersonModel, usePerson } from './use-person.ts';

export interface PersonPageProps extends ScreenProps {
  /** Of which list. */
  readonly kind: PersonKind;
}

const tabs = ['machines', 'profile', 'money', 'leads', 'sessions', 'audit'] as const;
type Tab = (typeof tabs)[number];

/** One person, for admins: who they are, what they have and did, and what can be done about it. */
export function PersonPage({ kind, ...props }: PersonPageProps) {
  const texts = useMessages(messages);
  const { id = '' } = props.params;
  const model = usePerson(id);
  useSignals();
  const person = model.person.value;
  const role = person?.profile.role;
  const isElsewhere = role !== undefined && (role === 'supplier') !== (kind === 'supplier');
  const { navigate } = props;
  useEffect(() => {
    // Suppliers stand in a list of their own.
    if (isElsewhere) navigate(personAddress(role ?? 'user', 'view', id), { replace: true });
  }, [isElsewhere, role, id, navigate]);
  return (
    <>
      {!person && <ScreenHead title={texts.titles[kind]} />}
      <WhenLoaded loaded={model.loaded} onRetry={() => void model.load()}>
        {person && <Person {...props} person={person} model={model} />}
      </WhenLoaded>
    </>
  );
}

interface PersonProps extends ScreenProps {
  readonly person: KnownPerson;
  readonly model: PersonModel;
}

function Person({ person, model, ...props }: PersonProps) {
  const texts = useMessages(messages);
  const { profile, facts } = person;
  const dialogs = usePersonDialogs(person, model.refresh);
  const address = personAddress(profile.role, 'view', profile.id);
  // Of somebody without machines the profile says more.
  const usual: Tab = facts.machines > 0 ? 'machines' : 'profile';
  const tab = tabs.find((one) => one === props.query.get('tab')) ?? usual;
  const counts: Readonly<Record<Tab, string>> = {
    machines: formatCount(facts.machines),
    profile: '',
    money: formatCount(facts.payments),
    leads: formatCount(facts.leads.sent + facts.leads.received),
    sessions: texts.now(facts.sessions),
    audit: '',
  };
  const inTab = { ...props, address, userId: profile.id, tab };
  const panels: Readonly<Record<Tab, () => ReactNode>> = {
    machines: () => <PersonMachines {...inTab} />,
    profile: () => <PersonProfile profile={profile} />,
    money: () => <PersonMoney {...inTab} />,
    leads: () => <PersonLeads {...inTab} counts={facts.leads} />,
    sessions: () => <PersonSessions person={person} onEnd={dialogs.endSession} />,
    audit: () => <PersonAudit userId={profile.id} />,
  };
  return (
    <>
      <PersonHead person={person} user={props.user} ask={dialogs.ask} />
      {facts.blocked && <Blocked {...facts.blocked} />}
      <div className="y-dashboard__machine y-dashboard__person">
        <div>
          <Tabs
            label={texts.tabs.label}
            className="y-dashboard__tabs"
            options={tabs.map((value) => ({
              value,
              label: <TabLabel name={texts.tabs[value]} count={counts[value]} />,
            }))}
            value={tab}
            onValue={(next) => props.navigate(next === usual ? address : `${address}?tab=${next}`, { replace: true })}
          >
            {panels[tab]()}
          </Tabs>
        </div>
        <div>
          <Verification person={person} />
          <Glance facts={facts} />
          <PersonNotes key={profile.id} userId={profile.id} />
        </div>
      </div>
      <PersonDialogs {...dialogs} />
    </>
  );
}

const TabLabel = ({ name, count }: { readonly name: string; readonly count: string }) => (
  <>
    {name} {count && <small>{count}</small>}
  </>
);

function Blocked({ at, reason, by }: NonNullable<KnownPerson['facts']['blocked']>) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <Notice kind="error">
      <p>
        <b>{texts.blockedBy(by || texts.notes.nobody, timeText(at, dateTexts))}</b> {reason}
      </p>
      <p>{texts.blockedNote}</p>
    </Notice>
  );
}

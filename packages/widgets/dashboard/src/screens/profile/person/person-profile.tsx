import type { Profile } from '@yantra/contract/calls';
import { formatPhone, languageNames } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import type { ReactNode } from 'react';
import { messages as dates } from '../../../kit/dates.messages.ts';
import { dayText } from '../../../kit/dates.ts';
import { Pairs, Panel } from '../../../kit/panel.tsx';
import { messages } from '../profile.messages.ts';
import { type ProfileName, profileValues } from '../profile.ts';

const person = ['firstName', 'lastName', 'phoneNumber', 'email', 'altMobileNumber', 'dateOfBirth', 'language'] as const;
const address = ['addressLine1', 'pincode', 'city', 'state'] as const;
const tax = ['panNumber', 'gstNumber'] as const;
const organization = ['organizationName', 'designation', 'cinNumber', 'websiteUrl', 'companyEmail'] as const;

/** The fields of somebody's profile, to read. */
export function PersonProfile({ profile }: { readonly profile: Profile }) {
  const texts = useMessages(messages);
  return (
    <div className="y-dashboard__person-parts">
      <Part title={texts.customerSet} profile={profile} names={person} />
      <Part title={texts.sets.organization} profile={profile} names={organization} />
      <Part title={texts.sets.tax} profile={profile} names={tax} />
      <Part title={texts.sets.address} profile={profile} names={address} />
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly profile: Profile;
  readonly names: readonly ProfileName[];
}

/** Some of the fields; an empty one shows a dash. */
function Part({ title, profile, names }: PartProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const word = useWord();
  const values = profileValues(profile);
  const valueOf = (name: ProfileName): ReactNode => {
    const text = values[name];
    if (text === '') return '—';
    if (name === 'phoneNumber' || name === 'altMobileNumber') return formatPhone(text);
    if (name === 'language') return new Map<string, string>(Object.entries(languageNames)).get(text) ?? text;
    if (name === 'city' || name === 'state') return word(text);
    return name === 'dateOfBirth' ? dayText(text, dateTexts) : text;
  };
  return (
    <Panel title={title}>
      <Pairs of={names.map((name) => [texts.fields[name], valueOf(name)] as const)} />
    </Panel>
  );
}

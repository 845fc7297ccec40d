import { useSignals } from '@preact/signals-react/runtime';
import { formatPhone, languageNames } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { initialsOf } from '@yantra/ui';
import type { ReactNode } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { LinkButton } from '../../kit/link.tsx';
import { Pairs, Panel } from '../../kit/panel.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import { CustomerPurchases } from './customer-purchases.tsx';
import { messages } from './profile.messages.ts';
import type { ProfileModel } from './profile.model.ts';
import type { ProfileName } from './profile.ts';
import { type ProfileFormProps, listAddress, useProfile } from './use-profile.ts';

/** A customer's read-only page, for an admin. */
export function CustomerPage(props: Omit<ProfileFormProps, 'kind'>) {
  const texts = useMessages(messages);
  const model = useProfile({ ...props, kind: 'view' });
  const { id = '' } = props.params;
  useSignals();
  const { fields } = model.form;
  const name = `${fields.firstName.value.value} ${fields.lastName.value.value}`.trim();
  const isThere = model.loaded.value.status === 'ready' && name !== '';
  return (
    <>
      {isThere ? <Head model={model} name={name} id={id} /> : <ScreenHead title={texts.titles.view} />}
      <WhenLoaded loaded={model.loaded} onRetry={() => void model.load()}>
        <div className="y-dashboard__machine">
          <div>
            <Part title={texts.customerSet} model={model} names={person} />
            <Part title={texts.sets.organization} model={model} names={organization} />
            <CustomerPurchases userId={id} />
          </div>
          <div>
            <Part title={texts.sets.tax} model={model} names={tax} />
            <Part title={texts.sets.address} model={model} names={address} />
          </div>
        </div>
      </WhenLoaded>
    </>
  );
}

const person = ['firstName', 'lastName', 'phoneNumber', 'email', 'altMobileNumber', 'dateOfBirth', 'language'] as const;
const address = ['addressLine1', 'pincode', 'city', 'state'] as const;
const tax = ['panNumber', 'gstNumber'] as const;
const organization = ['organizationName', 'designation', 'cinNumber', 'websiteUrl', 'companyEmail'] as const;

interface HeadProps {
  readonly model: ProfileModel;
  readonly name: string;
  readonly id: string;
}

/** Name and contact, and a link to edit them. */
function Head({ model, name, id }: HeadProps) {
  const texts = useMessages(messages);
  useSignals();
  const word = useWord();
  const { phoneNumber, email, city } = model.form.fields;
  return (
    <div className="y-dashboard__head y-dashboard__machine-head">
      <span className="y-user y-dashboard__initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div>
        <h1>{name}</h1>
        <p>
          {phoneNumber.value.value && (
            <a href={`tel:+91${phoneNumber.value.value}`}>{formatPhone(phoneNumber.value.value)}</a>
          )}
          {email.value.value && <a href={`mailto:${encodeURIComponent(email.value.value)}`}>{email.value.value}</a>}
          {city.value.value && <span>{word(city.value.value)}</span>}
        </p>
      </div>
      <div className="y-dashboard__actions">
        <LinkButton variant="primary" href={`${listAddress}/edit/${encodeURIComponent(id)}`}>
          {texts.edit}
        </LinkButton>
      </div>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly model: ProfileModel;
  readonly names: readonly ProfileName[];
}

/** Some of the form's fields; an empty one shows a dash. */
function Part({ title, model, names }: PartProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const word = useWord();
  useSignals();
  const valueOf = (name: ProfileName): ReactNode => {
    const text = model.form.fields[name].value.value;
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

import { useSignals } from '@preact/signals-react/runtime';
import { digitsOf, languageNames, languages, lengths, phoneDigits, typedLengths } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Field, TextInput } from '@yantra/ui';
import { type FormEvent, useRef } from 'react';
import { addressOf } from '../../kit/address.ts';
import { SelectField, TextField } from '../../kit/form/control.tsx';
import { FieldSet, FormFoot } from '../../kit/form/field-set.tsx';
import { LeaveConfirmation } from '../../kit/form/leave-confirmation.tsx';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { Notice, Summary } from '../../kit/form/summary.tsx';
import { Link } from '../../kit/link.tsx';
import { personAddress } from '../../kit/person-address.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import { messages } from './profile.messages.ts';
import type { ProfileModel } from './profile.model.ts';
import type { ProfileName } from './profile.ts';
import { type ProfileFormProps, useProfile } from './use-profile.ts';

export function ProfileForm(props: ProfileFormProps) {
  const texts = useMessages(messages);
  const { kind } = props;
  const model = useProfile(props);
  return (
    <>
      <ScreenHead title={texts.titles[kind]} {...(kind === 'own' && { note: texts.note })} />
      <WhenLoaded loaded={model.loaded} onRetry={() => void model.load()}>
        <Fields model={model} kind={kind} id={props.params['id'] ?? ''} />
      </WhenLoaded>
      <LeaveConfirmation isChanged={model.form.isChanged} isKept={false} />
    </>
  );
}

const capitals = (text: string) => text.toUpperCase().replace(/\s/g, '');
const mobile = {
  type: 'tel',
  inputMode: 'numeric',
  prefix: '+91',
  className: 'y-num',
  autoComplete: 'off',
} as const;
const inputs = {
  firstName: { autoComplete: 'given-name', maxLength: lengths.name },
  lastName: { autoComplete: 'family-name', maxLength: lengths.name },
  dateOfBirth: { type: 'date', autoComplete: 'bday' },
  addressLine1: { autoComplete: 'street-address', maxLength: lengths.address },
  city: { autoComplete: 'off', maxLength: lengths.city },
  state: { autoComplete: 'off', maxLength: lengths.state },
  panNumber: { maxLength: typedLengths.pan, autoComplete: 'off', className: 'y-num' },
  gstNumber: { maxLength: typedLengths.gstin, autoComplete: 'off', className: 'y-num' },
  cinNumber: { maxLength: typedLengths.cin, autoComplete: 'off', className: 'y-num' },
  organizationName: { autoComplete: 'organization', maxLength: lengths.organization },
  designation: { autoComplete: 'organization-title', maxLength: lengths.designation },
  websiteUrl: { type: 'url', placeholder: 'https://', maxLength: lengths.website },
  companyEmail: { type: 'email', autoComplete: 'off' },
  email: { type: 'email' },
} as const;

const languageOptions = languages.map((code) => ({ value: code, label: languageNames[code] }));

interface FieldsProps extends Pick<ProfileFormProps, 'kind'> {
  readonly model: ProfileModel;
  readonly id: string;
}

function Fields({ model, kind, id }: FieldsProps) {
  const texts = useMessages(messages);
  useSignals();
  const element = useRef<HTMLFormElement>(null);
  const { form } = model;
  const isReadOnly = false;
  const viewAddress = personAddress(kind === 'editSupplier' ? 'supplier' : 'user', 'view', id);
  const of = (name: ProfileName) => ({ name, field: form.fields[name], label: texts.fields[name], isReadOnly });
  const locked = (name: ProfileName) => ({
    ...of(name),
    isReadOnly: true,
    hint:
      kind === 'own' ? (
        <Link href={addressOf('/settings')}>{texts.lockedOwn}</Link>
      ) : (
        <Link href={viewAddress}>{texts.locked}</Link>
      ),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void model.submit();
  };
  const failure = model.failure.value;
  return (
    <form ref={element} className="y-dashboard__form" noValidate onSubmit={submit}>
      <Summary wrong={form.wrong} labels={texts.fields} failedSubmits={model.failedSubmits.value} form={element} />
      {failure !== undefined && (
        <Notice kind="error">
          <p>{texts.reason(failure)}</p>
        </Notice>
      )}
      <FieldSet title={kind === 'own' ? texts.sets.person : texts.customerSet}>
        <TextField {...of('firstName')} input={inputs.firstName} />
        <TextField {...of('lastName')} optional input={inputs.lastName} />
        <TextField {...locked('phoneNumber')} input={mobile} />
        <TextField {...locked('email')} input={inputs.email} />
        <TextField {...of('altMobileNumber')} optional input={mobile} only={phoneDigits} />
        <TextField {...of('dateOfBirth')} optional input={inputs.dateOfBirth} />
        {kind === 'own' && <SelectField {...of('language')} options={languageOptions} hint={texts.languageHint} />}
      </FieldSet>
      <FieldSet title={texts.sets.address}>
        <TextField {...of('addressLine1')} isWide optional input={inputs.addressLine1} />
        <PinField model={model} isReadOnly={isReadOnly} />
        <TextField {...of('city')} optional input={inputs.city} />
        <TextField {...of('state')} optional input={inputs.state} />
      </FieldSet>
      <FieldSet title={texts.sets.tax}>
        <TextField
          {...of('panNumber')}
          optional
          input={inputs.panNumber}
          only={capitals}
          hint={kind === 'own' ? texts.panOwn : texts.panMasked}
        />
        <TextField {...of('gstNumber')} optional input={inputs.gstNumber} only={capitals} />
      </FieldSet>
      <FieldSet title={texts.sets.organization}>
        <TextField {...of('organizationName')} optional input={inputs.organizationName} />
        <TextField {...of('designation')} optional input={inputs.designation} />
        <TextField {...of('cinNumber')} optional input={inputs.cinNumber} only={capitals} />
        <TextField {...of('websiteUrl')} optional input={inputs.websiteUrl} />
        <TextField {...of('companyEmail')} optional input={inputs.companyEmail} />
      </FieldSet>
      <FormFoot
        backHref={kind === 'own' ? undefined : viewAddress}
        back={texts.back}
        isReadOnly={isReadOnly}
        isSaving={model.isSaving.value}
      />
    </form>
  );
}

function PinField({ model, isReadOnly }: { readonly model: ProfileModel; readonly isReadOnly: boolean }) {
  const texts = useMessages(messages);
  useSignals();
  const field = model.form.fields.pincode;
  const message = model.pin.message.value;
  return (
    <Field
      label={texts.fields.pincode}
      error={field.error.value}
      optional={!isReadOnly}
      hint={<span role="status">{message}</span>}
    >
      {(ids) => (
        <TextInput
          {...ids}
          name="pincode"
          className="y-num"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          value={field.value.value}
          readOnly={isReadOnly}
          onInput={({ currentTarget }) => model.typePin(digitsOf(currentTarget.value))}
          onBlur={field.leave}
        />
      )}
    </Field>
  );
}

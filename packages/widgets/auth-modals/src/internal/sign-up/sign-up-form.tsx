import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Badge, Button, Checkbox, Icon, Tabs } from '@yantra/ui';
import { type KeyboardEvent, useId } from 'react';
import { messages } from '../../auth-modals.messages.ts';
import { AuthForm } from '../auth-form.tsx';
import { CodeEntry } from '../code/code-entry.tsx';
import { Checklist, Failure, FormField, type FormFieldProps, PasswordField, PhoneField } from '../fields.tsx';
import type { ScreenContext } from '../screen.ts';
import type { SignUpField } from './sign-up-fields.ts';
import type { SignUpModel } from './sign-up.model.ts';

interface SignUpFormProps {
  readonly model: SignUpModel;
  readonly context: ScreenContext;
  readonly formId: string;
}
type ModelProps = Pick<SignUpFormProps, 'model'>;

/** Gives a field of the form by its name, with what all of them share. */
function useFieldOf(model: SignUpModel) {
  const { fields } = useMessages(messages).signUp;
  return (name: Exclude<SignUpField, 'terms'>): FormFieldProps<SignUpField> => ({
    form: model.form,
    name,
    label: fields[name],
    onType: model.type,
    onBlur: () => model.leave(name),
    onKeyDown: (event) => explain(event, model),
  });
}

/** Both tabs: a person's fields, and with them an organization's. */
export function SignUpForm({ model, context, formId }: SignUpFormProps) {
  const { signUp: texts } = useMessages(messages);
  const fieldOf = useFieldOf(model);
  useSignals();
  const tab = model.tab.value;
  const tabs = [
    { value: 'self', label: texts.self },
    { value: 'organization', label: texts.organization },
  ] as const;
  return (
    <AuthForm
      id={formId}
      form={model.form}
      onSubmit={() => void model.submit()}
      className="y-auth__form y-auth__sign-up"
    >
      <Tabs label={texts.tabs} className="y-auth__tabs" options={tabs} value={tab} onValue={model.choose}>
        <div className="y-auth__fields">
          {tab === 'organization' && <OrganizationFields model={model} />}
          <FormField {...fieldOf('firstName')} autoComplete="given-name" required data-autofocus="" />
          <FormField {...fieldOf('lastName')} autoComplete="family-name" required />
          <Mobile model={model} />
          <FormField {...fieldOf('email')} type="email" autoComplete="email" required />
          <Password model={model} />
        </div>
      </Tabs>
      <Checklist label={texts.checklist} hints={model.checks.value} />
      <Terms model={model} siteUrl={context.siteUrl} />
      <Failure>{model.failure.value}</Failure>
    </AuthForm>
  );
}

/** While the button waits, Enter says what for. */
function explain(event: KeyboardEvent, model: SignUpModel): void {
  if (event.key === 'Enter' && !model.canSubmit.peek()) void model.submit();
}

function OrganizationFields({ model }: ModelProps) {
  const fieldOf = useFieldOf(model);
  return (
    <>
      <FormField {...fieldOf('organizationName')} autoComplete="organization" required />
      <FormField {...fieldOf('designation')} autoComplete="organization-title" optional />
      <FormField {...fieldOf('cin')} autoCapitalize="characters" autoComplete="off" spellCheck={false} optional />
      <FormField {...fieldOf('website')} type="url" inputMode="url" autoComplete="url" optional />
      <FormField {...fieldOf('companyEmail')} type="email" autoComplete="off" optional className="y-auth__whole" />
    </>
  );
}

/** The number and its proof: a button at ten digits, then the code, then a badge. */
function Mobile({ model }: ModelProps) {
  const { signUp: texts, code: codeTexts } = useMessages(messages);
  const fieldOf = useFieldOf(model);
  useSignals();
  const { code } = model;
  const state = code.state.value;
  const isVerified = model.isVerified.value;
  const isSending = state === 'sending';
  const verify = (
    <button type="button" aria-disabled={isSending} onClick={() => void model.verifyPhone()}>
      {isSending ? codeTexts.sending : texts.verify}
    </button>
  );
  const badge = (
    <span className="y-auth__verified">
      <Badge tone="success">{texts.verified}</Badge>
    </span>
  );
  const isAsked = code.hasCode.value && !isVerified;
  return (
    <div className="y-auth__mobile">
      <PhoneField
        {...fieldOf('phone')}
        required
        isValid={isVerified}
        action={isVerified ? badge : model.canVerify.value ? verify : undefined}
      />
      {isAsked && <Proof model={model} />}
    </div>
  );
}

function Proof({ model: { code } }: ModelProps) {
  const { code: codeTexts } = useMessages(messages);
  useSignals();
  const isVerifying = code.state.value === 'verifying';
  const verify = () => void code.verify();
  const button = (
    <Button busy={isVerifying} disabled={!isVerifying && !code.isFull.value} onClick={verify}>
      {isVerifying ? codeTexts.verifying : codeTexts.verify}
    </Button>
  );
  return <CodeEntry code={code} onEnter={verify} action={button} />;
}

function Password({ model }: ModelProps) {
  const { signUp: texts } = useMessages(messages);
  const fieldOf = useFieldOf(model);
  return (
    <PasswordField
      {...fieldOf('password')}
      autoComplete="new-password"
      required
      hint={texts.passwordHint}
      className="y-auth__whole"
    />
  );
}

function Terms({ model, siteUrl }: ModelProps & { readonly siteUrl: string }) {
  const { signUp: texts } = useMessages(messages);
  useSignals();
  const id = useId();
  const error = model.form.errors.value.terms;
  return (
    <div className="y-auth__terms">
      <Checkbox
        name="terms"
        required
        checked={model.form.values.value.terms !== ''}
        onChange={(event) => model.type('terms', event.currentTarget.checked ? 'on' : '')}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
        label={
          <>
            {texts.agree}{' '}
            <a className="y-link" href={`${siteUrl}/terms-and-conditions`} target="_blank" rel="noopener">
              {texts.terms}
              <span className="y-hidden"> {texts.newTab}</span>
            </a>
          </>
        }
      />
      {error !== undefined && (
        <p className="y-field__error" id={id}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

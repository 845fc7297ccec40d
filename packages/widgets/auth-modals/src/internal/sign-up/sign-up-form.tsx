import { useSignals } from '@preact/signals-react/runtime';
import { type PasswordRule, brokenPasswordRules } from '@yantra/domain';
import { afterPress } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { Badge, Button, Icon, Tabs } from '@yantra/ui';
import { type KeyboardEvent, useId } from 'react';
import { messages } from '../../auth-modals.messages.ts';
import { AuthForm } from '../auth-form.tsx';
import { CodeEntry } from '../code/code-entry.tsx';
import { missingDigitsText } from '../code/missing-digits.ts';
import { Checklist, Failure, FormField, type FormFieldProps, PasswordField, PhoneField } from '../fields.tsx';
import type { Check, SignUpField } from './sign-up-fields.ts';
import type { SignUpModel } from './sign-up.model.ts';

interface SignUpFormProps {
  readonly model: SignUpModel;
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
    onBlur: () => afterPress(() => model.leave(name)),
    onKeyDown: (event) => explain(event, model),
  });
}

/** Both tabs in two steps: who it is, then the log-in details, with an organization's own fields. */
export function SignUpForm({ model, formId }: SignUpFormProps) {
  const { signUp: texts } = useMessages(messages);
  useSignals();
  const tab = model.tab.value;
  const step = model.step.value;
  const tabs = [
    { value: 'self', label: texts.self },
    { value: 'organization', label: texts.organization },
  ] as const;
  return (
    <AuthForm
      id={formId}
      form={model.form}
      part={step}
      onSubmit={() => (step === 1 ? model.goOn() : void model.submit())}
      className="y-auth__form y-auth__sign-up"
    >
      <Tabs label={texts.tabs} className="y-auth__tabs" options={tabs} value={tab} onValue={model.choose}>
        <Steps step={step} />
        <div className="y-auth__fields">
          {step === 1 ? <PersonFields model={model} /> : <SecondStep model={model} />}
        </div>
      </Tabs>
      <Checklist label={texts.checklist} hints={model.checks.value.map(withoutErrors)} />
      <Failure>{model.failure.value}</Failure>
    </AuthForm>
  );
}

/** While the button waits, Enter says what is missing. */
function explain(event: KeyboardEvent, model: SignUpModel): void {
  if (event.key === 'Enter' && !model.canSubmit.peek()) void model.submit();
}

/** In steps nothing counts as wrong while it is typed: an unmet rule is still to do. */
const withoutErrors = (check: Check): Check => ({ ...check, state: check.state === 'met' ? 'met' : 'todo' });

function Steps({ step }: { readonly step: 1 | 2 }) {
  const { signUp: texts } = useMessages(messages);
  return (
    <p className="y-auth__steps" data-step={step}>
      {texts.step(step)}
    </p>
  );
}

function PersonFields({ model }: ModelProps) {
  const fieldOf = useFieldOf(model);
  return (
    <>
      <FormField {...fieldOf('firstName')} autoComplete="given-name" required data-autofocus="" />
      <FormField {...fieldOf('lastName')} autoComplete="family-name" required />
      <Mobile model={model} />
      <FormField {...fieldOf('email')} type="email" autoComplete="email" required className="y-auth__email" />
    </>
  );
}

/** The log-in details; an organization first gives its name, and its optional fields are folded away. */
function SecondStep({ model }: ModelProps) {
  const { signUp: texts } = useMessages(messages);
  const fieldOf = useFieldOf(model);
  useSignals();
  const isOrganization = model.tab.value === 'organization';
  return (
    <>
      {isOrganization && (
        <>
          <FormField
            {...fieldOf('organizationName')}
            autoComplete="organization"
            required
            className="y-auth__whole"
            data-autofocus=""
          />
          <details className="y-auth__fold y-auth__whole">
            <summary>
              {texts.company} <small>({texts.optional})</small>
              <Icon name="down" />
            </summary>
            <div className="y-auth__fields">
              <CompanyFields model={model} />
            </div>
          </details>
        </>
      )}
      <PasswordWithRules model={model} isFirst={!isOrganization} />
    </>
  );
}

/** Optional fields of an organization. */
function CompanyFields({ model }: ModelProps) {
  const fieldOf = useFieldOf(model);
  return (
    <>
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
    <Button busy={isVerifying} missing={missingDigitsText(code, codeTexts)} onClick={verify}>
      {isVerifying ? codeTexts.verifying : codeTexts.verify}
    </Button>
  );
  return <CodeEntry code={code} onEnter={verify} action={button} />;
}

/** In the order of the list; the rule about allowed characters is shown only when it is broken. */
const rules = ['length', 'capital', 'digit', 'symbol'] as const satisfies readonly PasswordRule[];

/** A password with its rules, ticked while it is typed. An unmet rule is not an error yet. */
function PasswordWithRules({ model, isFirst }: ModelProps & { readonly isFirst: boolean }) {
  const { signUp: texts } = useMessages(messages);
  const fieldOf = useFieldOf(model);
  useSignals();
  const id = useId();
  const broken = brokenPasswordRules(model.form.values.value.password, 'self');
  const hints = [...rules, ...broken.filter((rule) => rule === 'characters')].map((rule) => ({
    label: texts.rules[rule],
    state: broken.includes(rule) ? ('todo' as const) : ('met' as const),
  }));
  return (
    <div className="y-auth__secret y-auth__whole">
      <PasswordField
        {...fieldOf('password')}
        autoComplete="new-password"
        required
        describedBy={id}
        // The ticks say it already, and an error on blur would move the buttons from under the pointer.
        onBlur={undefined}
        {...(isFirst && { 'data-autofocus': '' })}
      />
      <Checklist id={id} hints={hints} />
    </div>
  );
}

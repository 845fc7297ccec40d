import { useSignals } from '@preact/signals-react/runtime';
import { textsIn, useMessages } from '@yantra/language';
import { messages } from '../../auth-modals.messages.ts';
import { AuthForm } from '../auth-form.tsx';
import { CodeEntry } from '../code/code-entry.tsx';
import { CodeNote } from '../code/code-note.tsx';
import { missingDigitsText } from '../code/missing-digits.ts';
import type { AuthDependencies } from '../dependencies.ts';
import { Failure, HiddenUserName, PasswordField, PhoneField } from '../fields.tsx';
import { OtherWay, SubmitButton } from '../foot.tsx';
import { MatchHint } from '../match-hint.tsx';
import type { Screen, ScreenContext } from '../screen.ts';
import { type ForgotPasswordModel, createForgotPasswordModel } from './forgot-password.model.ts';

interface PartProps {
  readonly model: ForgotPasswordModel;
  readonly formId: string;
}

function Note({ model }: Pick<PartProps, 'model'>) {
  const { forgot: texts } = useMessages(messages);
  useSignals();
  const step = model.step.value;
  if (step === 'phone') return texts.phoneNote;
  if (step === 'password') return texts.passwordNote;
  return <CodeNote text={texts.codeNote} phone={model.code.phone.value} onChange={model.changePhone} />;
}

function Body({ model, formId }: PartProps) {
  const { forgot: texts, phone: phoneLabel } = useMessages(messages);
  useSignals();
  const { form, code } = model;
  const step = model.step.value;
  if (step === 'phone') {
    return (
      <AuthForm key={step} id={formId} form={form} onSubmit={() => void model.sendCode()}>
        <PhoneField form={form} name="phone" label={phoneLabel} autoComplete="username" required data-autofocus="" />
      </AuthForm>
    );
  }
  if (step === 'code') {
    return (
      <AuthForm key={step} id={formId} onSubmit={() => void code.verify()}>
        <CodeEntry code={code} />
      </AuthForm>
    );
  }
  const { password, confirmation } = form.values.value;
  const twice = { form, autoComplete: 'new-password', required: true } as const;
  return (
    <AuthForm key={step} id={formId} form={form} onSubmit={() => void model.submit()}>
      <HiddenUserName phone={code.phone.value} />
      <PasswordField {...twice} name="password" label={texts.newPassword} hint={texts.passwordHint} data-autofocus="" />
      <PasswordField
        {...twice}
        name="confirmation"
        label={texts.confirmation}
        hint={confirmation && <MatchHint isMatch={password === confirmation} />}
      />
      <Failure>{model.failure.value}</Failure>
    </AuthForm>
  );
}

function Foot({ model, formId, context }: PartProps & { readonly context: ScreenContext }) {
  const { forgot: texts, code: codeTexts } = useMessages(messages);
  useSignals();
  const step = model.step.value;
  const state = model.code.state.value;
  const isBusy = step === 'password' ? model.isBusy.value : state === 'sending' || state === 'verifying';
  const label = {
    phone: isBusy ? codeTexts.sending : texts.send,
    code: state === 'verifying' ? codeTexts.verifying : codeTexts.verify,
    password: isBusy ? texts.busy : texts.submit,
  }[step];
  const missing = step === 'code' ? missingDigitsText(model.code, codeTexts) : undefined;
  return (
    <>
      {/* A new button for each step: a press that is held must not trigger the next. */}
      <SubmitButton key={step} formId={formId} busy={isBusy && missing === undefined} missing={missing}>
        {label}
      </SubmitButton>
      {step === 'phone' && (
        <OtherWay question={texts.remembered} to="log-in" context={context}>
          {texts.logIn}
        </OtherWay>
      )}
    </>
  );
}

export function createScreen(dependencies: AuthDependencies, context: ScreenContext): Screen {
  const model = createForgotPasswordModel(dependencies);
  return {
    open: model.open,
    close: model.close,
    title: () => textsIn(dependencies.language, messages).forgot.title,
    note: () => <Note model={model} />,
    body: (formId) => <Body model={model} formId={formId} />,
    foot: (formId) => <Foot model={model} formId={formId} context={context} />,
  };
}

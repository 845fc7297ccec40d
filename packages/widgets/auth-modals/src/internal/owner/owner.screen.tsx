import { useSignals } from '@preact/signals-react/runtime';
import type { PasswordRule } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { useId } from 'react';
import { messages } from '../../auth-modals.messages.ts';
import { AuthForm } from '../auth-form.tsx';
import { CodeEntry } from '../code/code-entry.tsx';
import { CodeNote } from '../code/code-note.tsx';
import { missingDigitsText } from '../code/missing-digits.ts';
import { useCountdown } from '../code/use-countdown.ts';
import type { AuthDependencies } from '../dependencies.ts';
import { Checklist, Failure, HiddenUserName, PasswordField } from '../fields.tsx';
import { SubmitButton } from '../foot.tsx';
import { MatchHint } from '../match-hint.tsx';
import type { Screen, ScreenContext } from '../screen.ts';
import { type OwnerModel, createOwnerModel } from './owner.model.ts';

interface PartProps {
  readonly model: OwnerModel;
  readonly formId: string;
}
type ModelProps = Pick<PartProps, 'model'>;

/** In the order of the list; names only, which do not depend on the language. */
const rules = Object.keys(messages.owner.rules) as PasswordRule[];

function Title({ model }: ModelProps) {
  const { owner: texts } = useMessages(messages);
  useSignals();
  return model.step.value === 'code' ? texts.codeTitle : texts.passwordTitle;
}

function Note({ model, go }: ModelProps & Pick<ScreenContext, 'go'>) {
  const { owner: texts } = useMessages(messages);
  useSignals();
  if (model.step.value !== 'code') return texts.passwordNote;
  const isSending = model.code.state.value === 'sending';
  const text = isSending ? texts.sendingNote : model.code.hasCode.value ? texts.codeNote : texts.notSentNote;
  // The number was typed into the form behind this dialog and is changed there.
  return <CodeNote text={text} phone={model.lead.value?.phone ?? ''} onChange={() => go(undefined)} />;
}

/** No code could be sent, or it is no longer valid: only then there is nothing to type. */
const isWithoutCode = ({ code }: OwnerModel) => code.state.value === 'none';

function Body({ model, formId }: PartProps) {
  useSignals();
  const { code } = model;
  if (model.step.value !== 'code') return <SetPassword model={model} formId={formId} />;
  if (isWithoutCode(model)) return <Failure>{code.error.value}</Failure>;
  return (
    <AuthForm key="code" id={formId} onSubmit={() => void code.verify()}>
      <CodeEntry code={code} />
    </AuthForm>
  );
}

function SetPassword({ model, formId }: PartProps) {
  const { owner: texts } = useMessages(messages);
  useSignals();
  const listId = useId();
  const { form } = model;
  const { password, confirmation } = form.values.value;
  const broken = model.brokenRules.value;
  const isLogIn = model.step.value === 'logIn';
  const hints = rules.map((rule) => ({
    label: texts.rules[rule],
    state: password === '' ? ('todo' as const) : broken.includes(rule) ? ('wrong' as const) : ('met' as const),
  }));
  const isMatch = password === confirmation;
  const twice = { form, autoComplete: 'new-password', required: true, readOnly: isLogIn } as const;
  const look = (isTyped: boolean, isRight: boolean) => ({
    isValid: isTyped && isRight,
    ...(isTyped && !isRight && { className: 'y-auth__wrong' }),
  });
  return (
    <AuthForm
      key="password"
      id={formId}
      form={form}
      onSubmit={() => void (isLogIn ? model.logInAgain() : model.submit())}
    >
      <HiddenUserName phone={model.lead.value?.phone ?? ''} />
      <PasswordField
        {...twice}
        {...look(password !== '', broken.length === 0)}
        name="password"
        label={texts.password}
        describedBy={listId}
        data-autofocus=""
      />
      <Checklist id={listId} hints={hints} />
      <PasswordField
        {...twice}
        {...look(confirmation !== '', isMatch)}
        name="confirmation"
        label={texts.confirmation}
        hint={confirmation && <MatchHint isMatch={isMatch} />}
      />
      <Failure>
        {model.failure.value && (isLogIn ? `${texts.notLoggedIn} ${model.failure.value}` : model.failure.value)}
      </Failure>
    </AuthForm>
  );
}

function Foot({ model, formId }: PartProps) {
  const { owner: texts, code: codeTexts } = useMessages(messages);
  useSignals();
  const { code } = model;
  if (model.isTaken.value) {
    return (
      <Button variant="primary" size="lg" block onClick={model.goToLogIn}>
        {texts.logIn}
      </Button>
    );
  }
  const step = model.step.value;
  if (step === 'code' && isWithoutCode(model)) return <SendAgain model={model} />;
  if (step === 'code') {
    const isVerifying = code.state.value === 'verifying';
    return (
      <SubmitButton key="code" formId={formId} busy={isVerifying} missing={missingDigitsText(code, codeTexts)}>
        {isVerifying ? codeTexts.verifying : codeTexts.verify}
      </SubmitButton>
    );
  }
  const busy = model.busy.value;
  return (
    <SubmitButton key="password" formId={formId} busy={busy !== undefined}>
      {busy ? texts[busy] : step === 'logIn' ? texts.logIn : texts.submit}
    </SubmitButton>
  );
}

/** Requests the code again when none could be sent. */
function SendAgain({ model }: ModelProps) {
  const { owner: texts, code: codeTexts } = useMessages(messages);
  const seconds = useCountdown(model.code);
  return (
    <Button variant="primary" size="lg" block disabled={seconds > 0} onClick={() => void model.sendAgain()}>
      {seconds > 0 ? codeTexts.resendIn(seconds) : texts.again}
    </Button>
  );
}

export function createScreen(dependencies: AuthDependencies, context: ScreenContext): Screen {
  const model = createOwnerModel(dependencies);
  return {
    open: model.open,
    close: model.close,
    title: () => <Title model={model} />,
    note: () => <Note model={model} go={context.go} />,
    body: (formId) => <Body model={model} formId={formId} />,
    foot: (formId) => <Foot model={model} formId={formId} />,
  };
}

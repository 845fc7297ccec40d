import { useSignals } from '@preact/signals-react/runtime';
import { formatPhone } from '@yantra/domain';
import { textsIn, useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { messages } from '../../auth-modals.messages.ts';
import type { AuthDependencies } from '../dependencies.ts';
import { OtherWay, SubmitButton } from '../foot.tsx';
import type { Screen, ScreenContext } from '../screen.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { type SignUpModel, createSignUpModel } from './sign-up.model.ts';
import { Terms } from './terms.tsx';

interface FootProps {
  readonly model: SignUpModel;
  readonly context: ScreenContext;
  readonly formId: string;
}

/** What it costs, then whose account it becomes. */
function Note({ model }: Pick<FootProps, 'model'>) {
  const { signUp: texts } = useMessages(messages);
  useSignals();
  if (model.step.value === 1) return texts.note;
  const { firstName, lastName, phone } = model.form.values.value;
  return (
    <>
      {firstName.trim()} {lastName.trim()}, <span className="y-auth__phone">{formatPhone(phone)}</span>, {texts.proved}.
    </>
  );
}

function Foot({ model, context, formId }: FootProps) {
  const { signUp: texts } = useMessages(messages);
  useSignals();
  const isBusy = model.isBusy.value;
  const missing = model.missing.value;
  const isFirst = model.step.value === 1;
  const submit = (
    <SubmitButton formId={formId} busy={isBusy} missing={isBusy || missing === 0 ? undefined : texts.missing(missing)}>
      {isBusy ? texts.busy : texts.submit}
    </SubmitButton>
  );
  return (
    <>
      {!isFirst && <Terms model={model} formId={formId} siteUrl={context.siteUrl} />}
      {isFirst ? (
        <SubmitButton key="first" formId={formId}>
          {texts.goOn}
        </SubmitButton>
      ) : (
        <div key="second" className="y-auth__two">
          <Button size="lg" icon="left" onClick={model.goBack}>
            {texts.back}
          </Button>
          {submit}
        </div>
      )}
      <OtherWay question={texts.haveAccount} to="log-in" context={context}>
        {texts.logIn}
      </OtherWay>
    </>
  );
}

export function createScreen(dependencies: AuthDependencies, context: ScreenContext): Screen {
  const model = createSignUpModel(dependencies);
  return {
    open: model.open,
    close: model.close,
    note: () => <Note model={model} />,
    title: () => textsIn(dependencies.language, messages).signUp.title,
    body: (formId) => <SignUpForm model={model} formId={formId} />,
    foot: (formId) => <Foot model={model} context={context} formId={formId} />,
  };
}

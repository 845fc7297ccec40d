import { useSignals } from '@preact/signals-react/runtime';
import { textsIn, useMessages } from '@yantra/language';
import { messages } from '../../auth-modals.messages.ts';
import type { AuthDependencies } from '../dependencies.ts';
import { OtherWay, SubmitButton } from '../foot.tsx';
import type { Screen, ScreenContext } from '../screen.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { type SignUpModel, createSignUpModel } from './sign-up.model.ts';

interface FootProps {
  readonly model: SignUpModel;
  readonly context: ScreenContext;
  readonly formId: string;
}

function Foot({ model, context, formId }: FootProps) {
  const { signUp: texts } = useMessages(messages);
  useSignals();
  const isBusy = model.isBusy.value;
  return (
    <>
      <SubmitButton formId={formId} busy={isBusy} disabled={!isBusy && !model.canSubmit.value}>
        {isBusy ? texts.busy : texts.submit}
      </SubmitButton>
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
    isWide: true,
    title: () => textsIn(dependencies.language, messages).signUp.title,
    body: (formId) => <SignUpForm model={model} context={context} formId={formId} />,
    foot: (formId) => <Foot model={model} context={context} formId={formId} />,
  };
}

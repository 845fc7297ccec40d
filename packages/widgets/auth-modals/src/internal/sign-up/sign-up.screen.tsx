import { useSignals } from '@preact/signals-react/runtime';
import { Button } from '@yantra/ui';
import { messages } from '../../auth-modals.messages.ts';
import type { AuthDependencies } from '../dependencies.ts';
import { DialogLink } from '../dialog-link.tsx';
import type { Screen, ScreenContext } from '../screen.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { type SignUpModel, createSignUpModel } from './sign-up.model.ts';

const texts = messages.signUp;

interface FootProps {
  readonly model: SignUpModel;
  readonly context: ScreenContext;
  readonly formId: string;
}

function Foot({ model, context, formId }: FootProps) {
  useSignals();
  const isBusy = model.isBusy.value;
  return (
    <>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        size="lg"
        block
        busy={isBusy}
        disabled={!isBusy && !model.canSubmit.value}
      >
        {isBusy ? texts.busy : texts.submit}
      </Button>
      <p className="y-muted">
        {texts.haveAccount}{' '}
        <DialogLink to="log-in" context={context}>
          {texts.logIn}
        </DialogLink>
      </p>
    </>
  );
}

export function createScreen(dependencies: AuthDependencies, context: ScreenContext): Screen {
  const model = createSignUpModel(dependencies);
  return {
    open: model.open,
    close: model.close,
    isWide: true,
    title: () => texts.title,
    body: (formId) => <SignUpForm model={model} context={context} formId={formId} />,
    foot: (formId) => <Foot model={model} context={context} formId={formId} />,
  };
}

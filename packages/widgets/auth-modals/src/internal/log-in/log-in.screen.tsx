import { useSignals } from '@preact/signals-react/runtime';
import { textsIn, useMessages } from '@yantra/language';
import { useState } from 'react';
import { messages } from '../../auth-modals.messages.ts';
import { AuthForm } from '../auth-form.tsx';
import type { AuthDependencies } from '../dependencies.ts';
import { DialogLink } from '../dialog-link.tsx';
import { PasswordField, PhoneField } from '../fields.tsx';
import { OtherWay, SubmitButton } from '../foot.tsx';
import type { Screen, ScreenContext } from '../screen.ts';
import { type LogInModel, createLogInModel } from './log-in.model.ts';

interface PartProps {
  readonly model: LogInModel;
  readonly context: ScreenContext;
  readonly formId: string;
}

function Body({ model, context, formId }: PartProps) {
  const texts = useMessages(messages);
  // Decided when it opens: the focus must not jump while somebody types.
  const [isKnown] = useState(model.isPhoneKnown);
  return (
    <AuthForm id={formId} form={model.form} onSubmit={() => void model.submit()}>
      <PhoneField
        form={model.form}
        name="phone"
        label={texts.phone}
        autoComplete="username"
        required
        {...(!isKnown && { 'data-autofocus': '' })}
      />
      <PasswordField
        form={model.form}
        name="password"
        label={texts.password}
        autoComplete="current-password"
        required
        {...(isKnown && { 'data-autofocus': '' })}
      />
      <p>
        <DialogLink to="forgot-password" context={context}>
          {texts.logIn.forgot}
        </DialogLink>
      </p>
    </AuthForm>
  );
}

function Foot({ model, context, formId }: PartProps) {
  const { logIn: texts } = useMessages(messages);
  useSignals();
  const isBusy = model.isBusy.value;
  return (
    <>
      <SubmitButton formId={formId} busy={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </SubmitButton>
      <OtherWay question={texts.newHere} to="sign-up" context={context}>
        {texts.signUp}
      </OtherWay>
    </>
  );
}

/** Why somebody has to log in again, where the server has ended the session. */
function reasonFor({ language, endedBy }: AuthDependencies): string | undefined {
  const { ended } = textsIn(language, messages).logIn;
  const why = endedBy();
  return why !== undefined && Object.hasOwn(ended, why) ? ended[why as keyof typeof ended] : undefined;
}

export function createScreen(dependencies: AuthDependencies, context: ScreenContext): Screen {
  const model = createLogInModel(dependencies);
  return {
    open: model.open,
    close: model.close,
    title: () => textsIn(dependencies.language, messages).logIn.title,
    note: () =>
      reasonFor(dependencies) ?? (context.isPage ? textsIn(dependencies.language, messages).logIn.note : undefined),
    body: (formId) => <Body model={model} context={context} formId={formId} />,
    foot: (formId) => <Foot model={model} context={context} formId={formId} />,
  };
}

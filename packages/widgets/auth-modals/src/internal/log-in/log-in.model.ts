import { type ReadonlySignal, signal } from '@preact/signals-react';
import { logIn } from '@yantra/contract/calls';
import { phoneDigits } from '@yantra/domain';
import { type Form, blank, createForm } from '@yantra/form';
import { textsIn } from '@yantra/language';
import { messages } from '../../auth-modals.messages.ts';
import { type AuthDependencies, type DialogModel, errorsOf, sentenceOf } from '../dependencies.ts';
import { noticeMs } from '../notices.ts';
import { isWholePhone } from '../phone.ts';

const fields = ['phone', 'password'] as const;
export type LogInField = (typeof fields)[number];

export interface LogInModel extends DialogModel {
  readonly form: Form<LogInField>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** Whether the number is filled in already, or comes from another dialog: then only the password is missing. */
  readonly isPhoneKnown: () => boolean;
  readonly submit: () => Promise<void>;
}

type Dependencies = Pick<AuthDependencies, 'language' | 'send' | 'notify' | 'begin' | 'go' | 'onLogIn' | 'phone'>;

export function createLogInModel(dependencies: Dependencies): LogInModel {
  const { language, send, notify, begin, go, onLogIn, phone } = dependencies;
  const texts = textsIn(language, messages);
  const form = createForm(blank(fields), { phone: phoneDigits });
  const isBusy = signal(false);
  let ending: AbortController | undefined;

  const fail = (error: unknown) => {
    const text = texts.logIn.failed(sentenceOf(error, texts.unexpected, language));
    notify({ kind: 'error', text, duration: noticeMs.logIn });
    const byField = errorsOf(error, language, { userName: 'phone' });
    const isAtField = form.refuse(byField).length < Object.keys(byField).length;
    if (!isAtField) form.show({ password: text });
  };

  return {
    form,
    isBusy,
    isPhoneKnown: () => (phone.peek() || form.values.peek().phone) !== '',
    open() {
      if (phone.peek()) form.type('phone', phone.peek());
    },
    close() {
      // Closing the dialog cancels the log-in: a later answer must start nothing.
      ending?.abort();
      isBusy.value = false;
      form.clear('password');
      form.tell('phone', undefined);
    },
    async submit() {
      if (isBusy.peek()) return;
      const { phone: userName, password } = form.values.peek();
      const sentence = form.show({
        phone: isWholePhone(userName) ? undefined : texts.phoneWrong,
        password: password ? undefined : texts.passwordMissing,
      });
      if (sentence) return;
      phone.value = userName;
      isBusy.value = true;
      const mine = (ending = new AbortController());
      try {
        const { access_token: token } = await send(
          logIn,
          { userName, password },
          { isQuiet: true, signal: mine.signal },
        );
        if (mine.signal.aborted) return;
        begin(token);
        form.clear();
        notify({ kind: 'success', text: texts.logIn.done, duration: noticeMs.logIn });
        onLogIn();
        go(undefined);
      } catch (error) {
        if (!mine.signal.aborted) fail(error);
      } finally {
        if (ending === mine) isBusy.value = false;
      }
    },
  };
}

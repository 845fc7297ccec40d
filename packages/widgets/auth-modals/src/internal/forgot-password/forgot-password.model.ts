import { type ReadonlySignal, batch, signal } from '@preact/signals-react';
import { forgotPassword, resetPassword, verifyOtp } from '@yantra/contract/calls';
import { brokenPasswordRules } from '@yantra/domain';
import { type Form, blank, createForm } from '@yantra/form';
import { textsIn } from '@yantra/language';
import { messages } from '../../auth-modals.messages.ts';
import { type CodeModel, createCodeModel } from '../code/code.model.ts';
import { type AuthDependencies, type DialogModel, errorsOf, isError, sentenceOf } from '../dependencies.ts';
import { noticeMs, tellWith } from '../notices.ts';
import { isWholePhone, phoneDigits } from '../phone.ts';

const fields = ['phone', 'password', 'confirmation'] as const;
export type ForgotPasswordField = (typeof fields)[number];

export type ForgotPasswordStep = 'phone' | 'code' | 'password';

/** The thinking of the forgot-password dialog. It never learns whether a number has an account. */
export interface ForgotPasswordModel extends DialogModel {
  readonly step: ReadonlySignal<ForgotPasswordStep>;
  readonly form: Form<ForgotPasswordField>;
  readonly code: CodeModel;
  readonly isBusy: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<string | undefined>;
  readonly sendCode: () => Promise<void>;
  /** Back to the first step. */
  readonly changePhone: () => void;
  readonly submit: () => Promise<void>;
}

type Dependencies = Pick<AuthDependencies, 'language' | 'send' | 'notify' | 'now' | 'every' | 'go' | 'phone'>;

const quietly = { isQuiet: true } as const;

export function createForgotPasswordModel(dependencies: Dependencies): ForgotPasswordModel {
  const { language, send, notify, now, every, go, phone } = dependencies;
  const { forgot: texts, signUp: signUpTexts } = textsIn(language, messages);
  const form = createForm(blank(fields), { phone: phoneDigits });
  const step = signal<ForgotPasswordStep>('phone');
  const isBusy = signal(false);
  const failure = signal<string | undefined>(undefined);
  let isOpen = false;
  const tell = tellWith(notify);

  const code = createCodeModel({
    now,
    every,
    ask: (userName) => send(forgotPassword, { userName }, quietly),
    check: (input) => send(verifyOtp, input, quietly),
    onSent() {
      step.value = 'code';
    },
    // No notice of it, as documented; it stands beside the field.
    onSendFailed(error, isResend) {
      const sentence = sentenceOf(error, texts.unexpected, language);
      if (isResend) return sentence;
      form.show({ phone: sentence });
      return undefined;
    },
    onVerified() {
      tell('success', texts.verified);
      step.value = 'password';
    },
    onWrong(error) {
      const sentence = sentenceOf(error, texts.unexpected, language);
      tell('error', sentence, noticeMs.failure);
      return sentence;
    },
  });

  const startAgain = (sentence?: string) => {
    batch(() => {
      code.reset();
      form.clear('password', 'confirmation');
      failure.value = undefined;
      step.value = 'phone';
      if (sentence) form.show({ phone: sentence });
    });
  };

  const refuse = (error: unknown) => {
    const sentence = sentenceOf(error, texts.failed, language);
    tell('error', sentence, noticeMs.failure);
    if (isError(error, 'grant.invalid')) return startAgain(sentence);
    const byField = errorsOf(error, language, { userName: 'phone' });
    form.refuse(byField);
    if (!byField['password']) failure.value = sentence;
  };

  const passwordFaults = () => {
    const { password, confirmation } = form.values.peek();
    const isBroken = brokenPasswordRules(password, 'any').length > 0;
    return {
      password: isBroken ? signUpTexts.passwordWrong : undefined,
      confirmation: password === confirmation ? undefined : texts.mismatch,
    };
  };

  const done = () => {
    phone.value = form.values.peek().phone;
    startAgain();
    form.clear();
    tell('success', texts.done);
    if (isOpen) go(undefined);
  };

  return {
    step,
    form,
    code,
    isBusy,
    failure,
    async sendCode() {
      if (code.state.peek() === 'sending') return;
      const { phone: to } = form.values.peek();
      const fault = to === '' ? texts.phoneEmpty : isWholePhone(to) ? undefined : texts.phoneWrong;
      const sentence = form.show({ phone: fault });
      if (sentence) return tell('error', sentence);
      phone.value = to;
      // A code that is still good is not asked for twice: the server would refuse within the minute.
      if (code.isAlive(to) && code.hasCode.peek()) step.value = 'code';
      else await code.send(to);
    },
    changePhone() {
      step.value = 'phone';
    },
    async submit() {
      const grant = code.grant();
      if (isBusy.peek() || !grant) return;
      const sentence = form.show(passwordFaults());
      if (sentence) return tell('error', sentence);
      isBusy.value = true;
      failure.value = undefined;
      try {
        await send(
          resetPassword,
          { userName: code.phone.peek(), password: form.values.peek().password, ...grant },
          quietly,
        );
        done();
      } catch (error) {
        refuse(error);
      } finally {
        isBusy.value = false;
      }
    },
    open() {
      isOpen = true;
      if (step.peek() === 'phone' && phone.peek()) form.type('phone', phone.peek());
      if (step.peek() !== 'phone' && !code.isAlive(code.phone.peek())) startAgain();
    },
    close() {
      isOpen = false;
      form.clear('password', 'confirmation');
      form.tell('phone', undefined);
      failure.value = undefined;
    },
  };
}

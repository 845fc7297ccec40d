import { type ReadonlySignal, type Signal, batch, signal } from '@preact/signals-react';
import { forgotPassword, resetPassword, verifyOtp } from '@yantra/contract/calls';
import { brokenPasswordRules, phoneDigits } from '@yantra/domain';
import { type Form, blank, createForm, createSubmission } from '@yantra/form';
import { textsIn } from '@yantra/language';
import { messages } from '../../auth-modals.messages.ts';
import { type CodeModel, createCodeModel } from '../code/code.model.ts';
import { type AuthDependencies, type DialogModel, errorsOf, isError, quietly, sentenceOf } from '../dependencies.ts';
import { noticeMs, notifyWith } from '../notices.ts';
import { isWholePhone } from '../phone.ts';

const fields = ['phone', 'password', 'confirmation'] as const;
export type ForgotPasswordField = (typeof fields)[number];

export type ForgotPasswordStep = 'phone' | 'code' | 'password';

/** The model of the forgot-password dialog. It never learns whether a number has an account. */
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

/** The code sent to a number, with or without an account; it leads from step to step. */
function createResetCode(
  { language, send, notify, now, every }: Dependencies,
  form: Form<ForgotPasswordField>,
  step: Signal<ForgotPasswordStep>,
): CodeModel {
  const { forgot: texts } = textsIn(language, messages);
  const tell = notifyWith(notify);
  return createCodeModel({
    now,
    every,
    ask: (userName) => send(forgotPassword, { userName }, quietly),
    check: (input) => send(verifyOtp, input, quietly),
    onSent() {
      step.value = 'code';
    },
    // No notice, as documented; the error stands beside the field.
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
}

export function createForgotPasswordModel(dependencies: Dependencies): ForgotPasswordModel {
  const { language, send, notify, go, phone } = dependencies;
  const { forgot: texts, signUp: signUpTexts } = textsIn(language, messages);
  const form = createForm(blank(fields), { phone: phoneDigits });
  const step = signal<ForgotPasswordStep>('phone');
  let isOpen = false;
  const tell = notifyWith(notify);
  const code = createResetCode(dependencies, form, step);

  const startAgain = (sentence?: string) => {
    batch(() => {
      code.reset();
      form.clear('password', 'confirmation');
      submission.tell(undefined);
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
    if (!byField['password']) submission.tell(sentence);
  };
  const submission = createSubmission(refuse);

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
    ...submission.shown,
    async sendCode() {
      if (code.state.peek() === 'sending') return;
      const { phone: to } = form.values.peek();
      const sentence = form.show({ phone: isWholePhone(to) ? undefined : to ? texts.phoneWrong : texts.phoneEmpty });
      if (sentence) return tell('error', sentence);
      phone.value = to;
      // A valid code is not requested twice: the server would refuse within the minute.
      if (code.isAlive(to) && code.hasCode.peek()) step.value = 'code';
      else await code.send(to);
    },
    changePhone: () => void (step.value = 'phone'),
    async submit() {
      const grant = code.grant();
      if (submission.shown.isBusy.peek() || !grant) return;
      const { password, confirmation } = form.values.peek();
      const sentence = form.show({
        password: brokenPasswordRules(password, 'any').length > 0 ? signUpTexts.passwordWrong : undefined,
        confirmation: password === confirmation ? undefined : texts.mismatch,
      });
      if (sentence) return tell('error', sentence);
      await submission.send(async () => {
        await send(resetPassword, { userName: code.phone.peek(), password, ...grant }, quietly);
        done();
      });
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
      submission.tell(undefined);
    },
  };
}

import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import { generateOtp, logIn, signUp, verifyOtp } from '@yantra/contract/calls';
import { type PasswordRule, brokenPasswordRules } from '@yantra/domain';
import { type Form, blank, createForm } from '@yantra/form';
import { textsIn } from '@yantra/language';
import { messages } from '../../auth-modals.messages.ts';
import { type CodeModel, createCodeModel } from '../code/code.model.ts';
import {
  type AuthDependencies,
  type DialogModel,
  type OwnerLead,
  errorsOf,
  isError,
  sentenceOf,
} from '../dependencies.ts';
import { noticeMs, tellWith } from '../notices.ts';

const fields = ['password', 'confirmation'] as const;
export type OwnerField = (typeof fields)[number];

/** `logIn`: the account is there, but the log-in after it did not work. */
export type OwnerStep = 'code' | 'password' | 'logIn';

/** The thinking of the owner flow: code, password, account, logged in (public-area.md §4). */
export interface OwnerModel extends DialogModel {
  readonly step: ReadonlySignal<OwnerStep>;
  readonly lead: ReadonlySignal<OwnerLead | undefined>;
  readonly code: CodeModel;
  readonly form: Form<OwnerField>;
  readonly brokenRules: ReadonlySignal<readonly PasswordRule[]>;
  readonly busy: ReadonlySignal<'creating' | 'loggingIn' | undefined>;
  readonly failure: ReadonlySignal<string | undefined>;
  /** The number has an account already: the way on is to log in. */
  readonly isTaken: ReadonlySignal<boolean>;
  /** Sends the first code once more. */
  readonly sendAgain: () => Promise<void>;
  readonly submit: () => Promise<void>;
  /** Logs in where only that is missing. */
  readonly logInAgain: () => Promise<void>;
  /** To the log-in dialog, with the number filled in. */
  readonly goToLogIn: () => void;
}

const quietly = { isQuiet: true } as const;

export function createOwnerModel(dependencies: AuthDependencies): OwnerModel {
  const { language, send, notify, begin, now, every, go, onLogIn, owner, phone } = dependencies;
  const { owner: texts, code: codeTexts, unexpected } = textsIn(language, messages);
  const form = createForm(blank(fields));
  const step = signal<OwnerStep>('code');
  const lead = signal<OwnerLead | undefined>(undefined);
  const busy = signal<'creating' | 'loggingIn' | undefined>(undefined);
  const failure = signal<string | undefined>(undefined);
  const isTaken = signal(false);
  let isOpen = false;
  const tell = tellWith(notify);

  const code = createCodeModel({
    now,
    every,
    ask: (phoneNumber) => send(generateOtp, { phoneNumber }, quietly),
    check: (input) => send(verifyOtp, input, quietly),
    onSent: () => tell('success', codeTexts.sent),
    onSendFailed(error, isResend) {
      const sentence = sentenceOf(error, unexpected, language);
      isTaken.value = isError(error, 'phone.taken');
      if (isResend) tell('error', codeTexts.resendFailed);
      else tell('error', sentence, noticeMs.failure);
      return sentence;
    },
    onVerified() {
      tell('success', codeTexts.verified);
      step.value = 'password';
    },
    onWrong(error) {
      tell('error', codeTexts.failed);
      return sentenceOf(error, codeTexts.failed, language);
    },
  });

  const startAgain = (sentence?: string) => {
    batch(() => {
      code.reset(sentence);
      form.clear();
      failure.value = undefined;
      isTaken.value = false;
      step.value = 'code';
    });
  };

  const faults = () => {
    const { password, confirmation } = form.values.peek();
    const broken = brokenPasswordRules(password, 'owner');
    const isOnlyShort = broken.length === 1 && broken[0] === 'length';
    return {
      password: broken.length === 0 ? undefined : isOnlyShort ? texts.passwordShort : texts.passwordWrong,
      confirmation: password === confirmation ? undefined : texts.mismatch,
    };
  };

  const refuse = (error: unknown) => {
    const sentence = sentenceOf(error, texts.registerFailed, language);
    tell('error', texts.registerFailed);
    if (isError(error, 'grant.invalid')) return startAgain(sentence);
    const byField = errorsOf(error, language);
    isTaken.value = isError(error, 'phone.taken');
    const others = form.refuse(byField);
    if (!byField['password'] || others.length > 0) failure.value = others[0] ?? sentence;
  };

  /** @returns whether there is an account now */
  async function createAccount({ fullName, email, phone: phoneNumber }: OwnerLead, password: string): Promise<boolean> {
    const grant = code.grant();
    if (!grant) return false;
    busy.value = 'creating';
    const person = { firstName: fullName, lastName: '', email, phoneNumber, password };
    const created = (await send(signUp, { ...person, ...grant }, quietly)) as { id: string } | null;
    if (created) tell('success', texts.created);
    else {
      tell('error', texts.signUpFailed);
      failure.value = texts.signUpFailed;
    }
    return created !== null;
  }

  async function enter({ phone: userName }: OwnerLead, password: string): Promise<void> {
    busy.value = 'loggingIn';
    try {
      const { access_token: token } = await send(logIn, { userName, password }, quietly);
      begin(token);
      tell('success', texts.loggedIn, noticeMs.logIn);
      startAgain();
      onLogIn();
      go(undefined);
    } catch (error) {
      tell('error', texts.logInFailed, noticeMs.logIn);
      failure.value = sentenceOf(error, texts.logInFailed, language);
    }
  }

  /** Does one thing at a time, with what was typed; the account it makes is there even when the dialog was closed meanwhile. */
  async function working(act: (who: OwnerLead, password: string) => Promise<void>): Promise<void> {
    const who = lead.peek();
    if (busy.peek() || !who) return;
    failure.value = undefined;
    try {
      await act(who, form.values.peek().password);
    } finally {
      busy.value = undefined;
    }
  }

  return {
    step,
    lead,
    code,
    form,
    brokenRules: computed(() => brokenPasswordRules(form.values.value.password, 'owner')),
    busy,
    failure,
    isTaken,
    async sendAgain() {
      isTaken.value = false;
      const to = lead.peek()?.phone;
      if (to && code.state.peek() !== 'sending') await code.send(to);
    },
    async submit() {
      if (busy.peek()) return;
      const sentence = form.show(faults());
      if (sentence) return tell('error', sentence);
      await working(async (who, password) => {
        try {
          if (!(await createAccount(who, password))) return;
        } catch (error) {
          return refuse(error);
        }
        step.value = 'logIn';
        // Closed meanwhile: the account is there, and whoever wants in logs in.
        if (isOpen) await enter(who, password);
        else startAgain();
      });
    },
    logInAgain: () => working(enter),
    goToLogIn() {
      phone.value = lead.peek()?.phone ?? '';
      go('log-in');
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      const who = owner();
      lead.value = who;
      if (!who || busy.peek()) return;
      phone.value = who.phone;
      // A code that is still good, or the proof it became, is not asked for twice.
      if (code.isAlive(who.phone) && !isTaken.peek() && step.peek() !== 'logIn') return;
      startAgain();
      void code.send(who.phone);
    },
    close() {
      isOpen = false;
      form.clear();
      failure.value = undefined;
    },
  };
}

import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import { logIn, signUp } from '@yantra/contract/calls';
import { type PasswordRule, brokenPasswordRules } from '@yantra/domain';
import { type Form, type FormValues, blank, createForm, createSubmission } from '@yantra/form';
import { textsIn } from '@yantra/language';
import { messages } from '../../auth-modals.messages.ts';
import type { CodeModel } from '../code/code.model.ts';
import { createPhoneCode } from '../code/phone-code.ts';
import {
  type AuthDependencies,
  type DialogModel,
  type OwnerLead,
  errorsOf,
  isError,
  quietly,
  sentenceOf,
  withReason,
} from '../dependencies.ts';
import { noticeMs, notifyWith } from '../notices.ts';

const fields = ['password', 'confirmation'] as const;
export type OwnerField = (typeof fields)[number];

/** `logIn`: the account is there, but the log-in after it did not work. */
export type OwnerStep = 'code' | 'password' | 'logIn';

/** The model of the owner flow: code, password, account, logged in (public-area.md §4). */
export interface OwnerModel extends DialogModel {
  readonly step: ReadonlySignal<OwnerStep>;
  readonly lead: ReadonlySignal<OwnerLead | undefined>;
  readonly code: CodeModel;
  readonly form: Form<OwnerField>;
  readonly brokenRules: ReadonlySignal<readonly PasswordRule[]>;
  readonly busy: ReadonlySignal<'creating' | 'loggingIn' | undefined>;
  readonly failure: ReadonlySignal<string | undefined>;
  /** The number has an account already: the person has to log in. */
  readonly isTaken: ReadonlySignal<boolean>;
  /** Requests the first code again. */
  readonly sendAgain: () => Promise<void>;
  readonly submit: () => Promise<void>;
  /** Repeats only the log-in. */
  readonly logInAgain: () => Promise<void>;
  /** To the log-in dialog, with the number filled in. */
  readonly goToLogIn: () => void;
}

type Grant = NonNullable<ReturnType<CodeModel['grant']>>;

function faultsOf({ password, confirmation }: FormValues<OwnerField>, texts: (typeof messages)['owner']) {
  const broken = brokenPasswordRules(password, 'owner');
  const isOnlyShort = broken.length === 1 && broken[0] === 'length';
  return {
    password: broken.length === 0 ? undefined : isOnlyShort ? texts.passwordShort : texts.passwordWrong,
    confirmation: password === confirmation ? undefined : texts.mismatch,
  };
}

/** The calls that create the account and log in, with their notices. */
function createAccount({ language, send, notify, begin }: AuthDependencies) {
  const { owner: texts } = textsIn(language, messages);
  const tell = notifyWith(notify);
  return {
    /** @returns whether there is an account now */
    async create({ fullName, email, phone: phoneNumber }: OwnerLead, password: string, grant: Grant): Promise<boolean> {
      const person = { firstName: fullName, lastName: '', email, phoneNumber, password };
      const created = await send(
        signUp,
        { ...person, ...grant, ...(language && { locale: language.locale }) },
        quietly,
      );
      if (created) tell('success', texts.created);
      else tell('error', texts.signUpFailed);
      return !!created;
    },
    async enter({ phone: userName }: OwnerLead, password: string): Promise<void> {
      const { access_token: token } = await send(logIn, { userName, password }, quietly);
      begin(token);
      tell('success', texts.loggedIn, noticeMs.logIn);
    },
  };
}

/** The step of the flow, and how it starts over. */
function createFlow(dependencies: AuthDependencies) {
  const { language, notify } = dependencies;
  const { owner: texts, code: codeTexts, unexpected } = textsIn(language, messages);
  const tell = notifyWith(notify);
  const form = createForm(blank(fields));
  const step = signal<OwnerStep>('code');
  const lead = signal<OwnerLead | undefined>(undefined);
  const isTaken = signal(false);
  const code = createPhoneCode(dependencies, {
    onSendFailed(error, isResend) {
      const sentence = sentenceOf(error, unexpected, language);
      isTaken.value = isError(error, 'phone.taken');
      if (isResend) {
        tell('error', codeTexts.resendFailed);
        return withReason(codeTexts.resendFailed, error, language);
      }
      tell('error', sentence, noticeMs.failure);
      return sentence;
    },
    onVerified: () => void (step.value = 'password'),
  });
  const startAgain = (sentence?: string) =>
    batch(() => {
      code.reset(sentence);
      form.clear();
      isTaken.value = false;
      step.value = 'code';
    });
  return {
    form,
    step,
    lead,
    isTaken,
    code,
    brokenRules: computed(() => brokenPasswordRules(form.values.value.password, 'owner')),
    async sendAgain() {
      isTaken.value = false;
      const to = lead.peek()?.phone;
      if (to && code.state.peek() !== 'sending') await code.send(to);
    },
    startAgain,
    /** Shows why the server refused. @returns what belongs to no field */
    refuse: (error: unknown): string | undefined => {
      const sentence = withReason(texts.registerFailed, error, language);
      tell('error', texts.registerFailed);
      if (isError(error, 'grant.invalid')) {
        startAgain(sentence);
        return undefined;
      }
      const byField = errorsOf(error, language);
      isTaken.value = isError(error, 'phone.taken');
      const others = form.refuse(byField);
      return byField['password'] ? others[0] : (others[0] ?? sentence);
    },
  };
}

export function createOwnerModel(dependencies: AuthDependencies): OwnerModel {
  const { language, notify, go, onLogIn, owner, phone } = dependencies;
  const { owner: texts } = textsIn(language, messages);
  const tell = notifyWith(notify);
  const { startAgain, refuse, ...flow } = createFlow(dependencies);
  const { form, step, lead, isTaken, code } = flow;
  const account = createAccount(dependencies);
  let isOpen = false;

  const submission = createSubmission((error) => {
    if (step.peek() !== 'logIn') return submission.tell(refuse(error));
    tell('error', texts.logInFailed, noticeMs.logIn);
    submission.tell(withReason(texts.logInFailed, error, language));
  });
  const { isBusy, failure } = submission.shown;

  async function enter(who: OwnerLead, password: string): Promise<void> {
    await account.enter(who, password);
    startAgain();
    onLogIn();
    go(undefined);
  }
  /**
   * Runs one action at a time, with what was typed; an account that it creates exists even if the dialog was closed meanwhile.
   */
  async function working(act: (who: OwnerLead, password: string) => Promise<void>): Promise<void> {
    const who = lead.peek();
    const { password } = form.values.peek();
    if (who && !isBusy.peek()) await submission.send(() => act(who, password));
  }
  async function begin(who: OwnerLead, password: string): Promise<void> {
    const grant = code.grant();
    if (!grant) return;
    if (!(await account.create(who, password, grant))) return submission.tell(texts.signUpFailed);
    step.value = 'logIn';
    // Closed meanwhile: the account exists, and its owner can log in later.
    if (isOpen) await enter(who, password);
    else startAgain();
  }

  return {
    ...flow,
    busy: computed(() => (isBusy.value ? (step.value === 'logIn' ? 'loggingIn' : 'creating') : undefined)),
    failure,
    async submit() {
      if (isBusy.peek()) return;
      const sentence = form.show(faultsOf(form.values.peek(), texts));
      if (sentence) return tell('error', sentence);
      await working(begin);
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
      if (!who || isBusy.peek()) return;
      phone.value = who.phone;
      // A valid code, or its grant, is not requested twice.
      if (code.isAlive(who.phone) && !isTaken.peek() && step.peek() !== 'logIn') return;
      submission.tell(undefined);
      startAgain();
      void code.send(who.phone);
    },
    close() {
      isOpen = false;
      form.clear();
      submission.tell(undefined);
    },
  };
}

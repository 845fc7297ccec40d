import { type ReadonlySignal, type Signal, batch, computed, signal } from '@preact/signals-react';
import { type InputOf, signUp } from '@yantra/contract/calls';
import { type Form, blank, createForm, createSubmission } from '@yantra/form';
import { textsIn } from '@yantra/language';
import { messages } from '../../auth-modals.messages.ts';
import type { CodeModel } from '../code/code.model.ts';
import { createPhoneCode } from '../code/phone-code.ts';
import { type AuthDependencies, type DialogModel, errorsOf, isError, quietly, sentenceOf } from '../dependencies.ts';
import { noticeMs, notifyWith } from '../notices.ts';
import { isWholePhone } from '../phone.ts';
import {
  type Check,
  type CheckState,
  type SignUpField,
  type SignUpStep,
  type SignUpTab,
  type SignUpValues,
  checksOf,
  faultOf,
  countEmpty,
  organizationFields,
  serverNames,
  signUpFields,
  stepOf,
  tidySignUp,
  websiteUrl,
} from './sign-up-fields.ts';

/** The model of the sign-up dialog. */
export interface SignUpModel extends DialogModel {
  readonly tab: ReadonlySignal<SignUpTab>;
  readonly form: Form<SignUpField>;
  readonly code: CodeModel;
  readonly checks: ReadonlySignal<readonly Check[]>;
  readonly isVerified: ReadonlySignal<boolean>;
  readonly step: ReadonlySignal<SignUpStep>;
  /** Whether nothing is missing. */
  readonly canSubmit: ReadonlySignal<boolean>;
  /** How many things are missing: fields, and the number's proof. */
  readonly missing: ReadonlySignal<number>;
  /** Whether a code can be requested: ten digits, and none sent yet. */
  readonly canVerify: ReadonlySignal<boolean>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** An error that belongs to no field. */
  readonly failure: ReadonlySignal<string | undefined>;
  readonly choose: (tab: SignUpTab) => void;
  readonly type: (field: SignUpField, text: string) => void;
  /** The person has left a field: it is checked. */
  readonly leave: (field: SignUpField) => void;
  /** Requests a code for the number. */
  readonly verifyPhone: () => Promise<void>;
  /** Goes to the second step, or focuses what is wrong in the first. */
  readonly goOn: () => void;
  readonly goBack: () => void;
  readonly submit: () => Promise<void>;
}

type Dependencies = Pick<AuthDependencies, 'language' | 'send' | 'notify' | 'now' | 'every' | 'go' | 'phone'>;

/** What is sent of an organization: only the fields that were filled in. */
function organizationOf(values: SignUpValues): InputOf<typeof signUp>['organization'] {
  const { organizationName: name, designation, cin: cinNumber, website, companyEmail } = values;
  const some = { designation, cinNumber, websiteUrl: websiteUrl(website), companyEmail };
  const filled = Object.entries(some).flatMap(([key, text]) => (text.trim() ? [[key, text.trim()] as const] : []));
  return { name: name.trim(), ...Object.fromEntries(filled) };
}

function accountOf(
  values: SignUpValues,
  tab: SignUpTab,
  grant: NonNullable<ReturnType<CodeModel['grant']>>,
): InputOf<typeof signUp> {
  const { firstName, lastName, email, password, phone: phoneNumber } = values;
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  const person = { ...names, email: email.trim(), phoneNumber, password, ...grant };
  return tab === 'organization' ? { ...person, organization: organizationOf(values) } : person;
}

/** Which requirements are met, and what can be pressed. */
function progressOf(
  form: Form<SignUpField>,
  tab: ReadonlySignal<SignUpTab>,
  code: CodeModel,
  texts: Parameters<typeof checksOf>[3],
) {
  const isVerified = computed(() => code.state.value === 'verified');
  const proof = computed((): CheckState => {
    if (isVerified.value) return 'met';
    // Nothing is wrong yet while a code is being sent.
    return form.values.value.phone === '' || code.state.value !== 'none' ? 'todo' : 'wrong';
  });
  const missing = computed(() => {
    const isUnproved = form.values.value.phone !== '' && !isVerified.value;
    return countEmpty(form.values.value, tab.value) + (isUnproved ? 1 : 0);
  });
  return {
    isVerified,
    missing,
    checks: computed(() => checksOf(form.values.value, proof.value, tab.value, texts)),
    canSubmit: computed(() => missing.value === 0),
    canVerify: computed(() => isWholePhone(form.values.value.phone) && !code.hasCode.value && !isVerified.value),
  };
}

/** The values of both tabs and their errors. @param onTyped clears the form's earlier message */
function createFields(
  form: Form<SignUpField>,
  tab: Signal<SignUpTab>,
  code: CodeModel,
  texts: (typeof messages)['signUp'],
  onTyped: () => void,
) {
  const faultIn = (field: SignUpField) => {
    const fault = faultOf(field, form.values.peek(), tab.peek());
    return fault && texts[fault];
  };
  return {
    choose: (next: SignUpTab) => void (tab.value = next),
    findFaults: () => Object.fromEntries(signUpFields.map((field) => [field, faultIn(field)])),
    type(field: SignUpField, text: string) {
      batch(() => {
        const before = form.values.peek().phone;
        form.type(field, text);
        onTyped();
        if (form.values.peek().phone !== before) code.reset();
        if (field === 'terms' && text === '') form.tell('terms', texts.termsMissing);
      });
    },
    async verifyPhone() {
      const to = form.values.peek().phone;
      if (!isWholePhone(to) || code.state.peek() === 'sending') return;
      form.tell('phone', undefined);
      await code.send(to);
    },
    leave(field: SignUpField) {
      if (form.values.peek()[field] !== '') form.tell(field, faultIn(field) ?? form.errors.peek()[field]);
    },
  };
}

interface Refusable extends Pick<Dependencies, 'language'> {
  readonly form: Form<SignUpField>;
  readonly tab: Signal<SignUpTab>;
  readonly code: CodeModel;
}

/** Shows a refusal at the field it is about. @returns what belongs to no field */
function showRefusal(error: unknown, sentence: string, { form, tab, code, language }: Refusable): string | undefined {
  if (isError(error, 'grant.invalid') || isError(error, 'phone.taken')) {
    code.reset();
    form.show({ phone: sentence });
    return undefined;
  }
  const byField = errorsOf(error, language, serverNames);
  if (tab.peek() === 'self' && organizationFields.some((field) => byField[field])) tab.value = 'organization';
  const others = form.refuse(byField);
  const hasNoField = others.length > 0 || Object.keys(byField).length === 0;
  return hasNoField ? (others[0] ?? sentence) : undefined;
}

/** The two steps. @param refuse shows what is wrong with the first */
function createSteps(
  form: Form<SignUpField>,
  findFaults: () => Parameters<typeof form.show>[0],
  refuse: (sentence: string) => void,
) {
  const step = signal<SignUpStep>(1);
  /** Goes to the step with the first error. */
  const turn = () => {
    const field = signUpFields.find((one) => form.errors.peek()[one] !== undefined);
    if (field) step.value = stepOf(field);
  };
  const goOn = () => {
    const first = Object.entries(findFaults()).filter(([field]) => stepOf(field as SignUpField) === 1);
    const sentence = form.show(Object.fromEntries(first));
    if (sentence) return refuse(sentence);
    step.value = 2;
  };
  const goBack = () => void (step.value = 1);
  return { turn, shown: { step, goOn, goBack } };
}

export function createSignUpModel(dependencies: Dependencies): SignUpModel {
  const { language, send, notify, go, phone } = dependencies;
  const { signUp: texts, unexpected } = textsIn(language, messages);
  const form = createForm(blank(signUpFields), tidySignUp);
  const tab = signal<SignUpTab>('self');
  let isOpen = false;
  const tell = notifyWith(notify);
  const code = createPhoneCode(dependencies, {
    onSendFailed(error, isResend) {
      const sentence = sentenceOf(error, unexpected, language);
      tell('error', sentence, noticeMs.failure);
      if (isResend) return sentence;
      form.show({ phone: sentence });
      return undefined;
    },
  });
  const progress = progressOf(form, tab, code, texts.checks);
  const { isVerified } = progress;
  const { findFaults: faultsOfFields, ...fields } = createFields(form, tab, code, texts, () =>
    submission.tell(undefined),
  );
  const findFaults = () => ({ ...faultsOfFields(), ...(!isVerified.peek() && { phone: texts.phoneUnverified }) });
  const { turn, shown } = createSteps(form, findFaults, (sentence) => tell('error', sentence));
  const done = () => {
    batch(() => {
      phone.value = form.values.peek().phone;
      form.clear();
      code.reset();
      shown.goBack();
    });
    tell('success', texts.done);
    if (isOpen) go('log-in');
  };

  const submission = createSubmission((error) => {
    const sentence = sentenceOf(error, unexpected, language);
    tell('error', sentence, noticeMs.failure);
    submission.tell(showRefusal(error, sentence, { form, tab, code, language }));
    turn();
  });
  return {
    ...progress,
    tab,
    ...shown,
    form,
    code,
    ...submission.shown,
    ...fields,
    async submit() {
      if (submission.shown.isBusy.peek()) return;
      const sentence = form.show(findFaults());
      if (sentence) turn();
      if (sentence) return tell('error', sentence);
      const grant = code.grant();
      const create = async (proof: NonNullable<typeof grant>) => {
        const account = accountOf(form.values.peek(), tab.peek(), proof);
        const created = await send(signUp, { ...account, ...(language && { locale: language.locale }) }, quietly);
        if (created) return done();
        submission.tell(unexpected);
        tell('error', unexpected);
      };
      if (grant) await submission.send(() => create(grant));
    },
    open() {
      isOpen = true;
      if (isVerified.peek() && !code.isAlive(form.values.peek().phone)) code.reset();
    },
    close() {
      isOpen = false;
      form.clear('password');
      submission.tell(undefined);
    },
  };
}

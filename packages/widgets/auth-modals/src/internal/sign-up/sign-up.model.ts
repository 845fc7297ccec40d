import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import { type InputOf, generateOtp, signUp, verifyOtp } from '@yantra/contract/calls';
import { type Form, blank, createForm } from '@yantra/form';
import { textsIn } from '@yantra/language';
import { messages } from '../../auth-modals.messages.ts';
import { type CodeModel, createCodeModel } from '../code/code.model.ts';
import { type AuthDependencies, type DialogModel, errorsOf, isError, sentenceOf } from '../dependencies.ts';
import { noticeMs, tellWith } from '../notices.ts';
import { isWholePhone } from '../phone.ts';
import {
  type Check,
  type CheckState,
  type SignUpField,
  type SignUpTab,
  type SignUpValues,
  checksOf,
  faultOf,
  isFilled,
  organizationFields,
  serverNames,
  signUpFields,
  tidySignUp,
  websiteUrl,
} from './sign-up-fields.ts';

/** The thinking of the sign-up dialog. */
export interface SignUpModel extends DialogModel {
  readonly tab: ReadonlySignal<SignUpTab>;
  readonly form: Form<SignUpField>;
  readonly code: CodeModel;
  readonly checks: ReadonlySignal<readonly Check[]>;
  readonly isVerified: ReadonlySignal<boolean>;
  /** Whether the button can be pressed. */
  readonly canSubmit: ReadonlySignal<boolean>;
  /** Whether a code can be asked for: ten digits, and none on its way. */
  readonly canVerify: ReadonlySignal<boolean>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** What went wrong beside no field. */
  readonly failure: ReadonlySignal<string | undefined>;
  readonly choose: (tab: SignUpTab) => void;
  readonly type: (field: SignUpField, text: string) => void;
  /** The person has left a field: what stands there is checked. */
  readonly leave: (field: SignUpField) => void;
  /** Has a code sent to the number. */
  readonly verifyPhone: () => Promise<void>;
  readonly submit: () => Promise<void>;
}

type Dependencies = Pick<AuthDependencies, 'language' | 'send' | 'notify' | 'now' | 'every' | 'go' | 'phone'>;

const quietly = { isQuiet: true } as const;

/** What is sent: of an organization only what was filled in. */
function organizationOf(values: SignUpValues): InputOf<typeof signUp>['organization'] {
  const { organizationName: name, designation, cin: cinNumber, website, companyEmail } = values;
  const some = { designation, cinNumber, websiteUrl: websiteUrl(website), companyEmail };
  const filled = Object.entries(some).flatMap(([key, text]) => (text.trim() ? [[key, text.trim()] as const] : []));
  return { name: name.trim(), ...Object.fromEntries(filled) };
}

function createPhoneCode(dependencies: Dependencies, onTaken: (sentence: string) => void): CodeModel {
  const { language, send, notify, now, every } = dependencies;
  const { code: texts, unexpected } = textsIn(language, messages);
  const tell = tellWith(notify);
  return createCodeModel({
    now,
    every,
    ask: (phoneNumber) => send(generateOtp, { phoneNumber }, quietly),
    check: (input) => send(verifyOtp, input, quietly),
    onSent: () => tell('success', texts.sent),
    onSendFailed(error, isResend) {
      const sentence = sentenceOf(error, unexpected, language);
      tell('error', sentence, noticeMs.failure);
      if (isResend) return sentence;
      onTaken(sentence);
      return undefined;
    },
    onVerified: () => tell('success', texts.verified),
    onWrong(error) {
      tell('error', texts.failed);
      return sentenceOf(error, texts.failed, language);
    },
  });
}

export function createSignUpModel(dependencies: Dependencies): SignUpModel {
  const { language, send, notify, go, phone } = dependencies;
  const { signUp: texts, unexpected } = textsIn(language, messages);
  const form = createForm(blank(signUpFields), tidySignUp);
  const tab = signal<SignUpTab>('self');
  const isBusy = signal(false);
  const failure = signal<string | undefined>(undefined);
  let isOpen = false;
  const code = createPhoneCode(dependencies, (sentence) => form.show({ phone: sentence }));
  const isVerified = computed(() => code.state.value === 'verified');
  const proof = computed((): CheckState => {
    if (isVerified.value) return 'met';
    // Nothing is wrong yet while a code is on its way.
    return form.values.value.phone === '' || code.state.value !== 'none' ? 'todo' : 'wrong';
  });
  const tell = tellWith(notify);

  const faultIn = (field: SignUpField) => {
    const fault = faultOf(field, form.values.peek(), tab.peek());
    return fault && texts[fault];
  };
  const findFaults = () => {
    const found = Object.fromEntries(signUpFields.map((field) => [field, faultIn(field)]));
    return { ...found, ...(!isVerified.peek() && { phone: texts.phoneUnverified }) };
  };

  const done = () => {
    batch(() => {
      phone.value = form.values.peek().phone;
      form.clear();
      code.reset();
    });
    tell('success', texts.done);
    if (isOpen) go('log-in');
  };

  const refuse = (error: unknown) => {
    const sentence = sentenceOf(error, unexpected, language);
    tell('error', sentence, noticeMs.failure);
    if (isError(error, 'grant.invalid') || isError(error, 'phone.taken')) {
      code.reset();
      form.show({ phone: sentence });
      return;
    }
    const byField = errorsOf(error, language, serverNames);
    if (tab.peek() === 'self' && organizationFields.some((field) => byField[field])) tab.value = 'organization';
    const others = form.refuse(byField);
    if (others.length > 0 || Object.keys(byField).length === 0) failure.value = others[0] ?? sentence;
  };

  async function createAccount(values: SignUpValues, grant: { id: string; securityStamp: string }): Promise<void> {
    isBusy.value = true;
    failure.value = undefined;
    try {
      const { firstName, lastName, email, password, phone: phoneNumber } = values;
      const names = { firstName: firstName.trim(), lastName: lastName.trim() };
      const person = { ...names, email: email.trim(), phoneNumber, password, ...grant };
      const organization = tab.peek() === 'organization' && { organization: organizationOf(values) };
      const created = (await send(signUp, { ...person, ...organization }, quietly)) as { id: string } | null;
      if (created) done();
      else {
        failure.value = unexpected;
        tell('error', unexpected);
      }
    } catch (error) {
      refuse(error);
    } finally {
      isBusy.value = false;
    }
  }

  return {
    tab,
    form,
    code,
    isVerified,
    isBusy,
    failure,
    checks: computed(() => checksOf(form.values.value, proof.value, tab.value, texts.checks)),
    canSubmit: computed(() => isVerified.value && isFilled(form.values.value, tab.value)),
    canVerify: computed(() => isWholePhone(form.values.value.phone) && !code.hasCode.value && !isVerified.value),
    choose(next) {
      tab.value = next;
    },
    type(field, text) {
      batch(() => {
        const before = form.values.peek().phone;
        form.type(field, text);
        failure.value = undefined;
        if (field === 'phone' && form.values.peek().phone !== before) code.reset();
        if (field === 'terms' && text === '') form.tell('terms', texts.termsMissing);
      });
    },
    leave(field) {
      if (form.values.peek()[field] !== '') form.tell(field, faultIn(field) ?? form.errors.peek()[field]);
    },
    async verifyPhone() {
      const { phone: to } = form.values.peek();
      if (!isWholePhone(to) || code.state.peek() === 'sending') return;
      form.tell('phone', undefined);
      await code.send(to);
    },
    async submit() {
      if (isBusy.peek()) return;
      const sentence = form.show(findFaults());
      if (sentence) return tell('error', sentence);
      const grant = code.grant();
      if (grant) await createAccount(form.values.peek(), grant);
    },
    open() {
      isOpen = true;
      const { phone: typed } = form.values.peek();
      if (isVerified.peek() && !code.isAlive(typed)) code.reset();
    },
    close() {
      isOpen = false;
      form.clear('password');
      failure.value = undefined;
    },
  };
}

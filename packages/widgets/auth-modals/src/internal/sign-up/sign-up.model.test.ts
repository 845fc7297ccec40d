import { describe, expect, test } from 'vitest';
import { enterCode, handle, deferred, makePage, phone, failingWith } from '../page.fixture.ts';
import type { SignUpField } from './sign-up-fields.ts';
import { createSignUpModel } from './sign-up.model.ts';

type Page = ReturnType<typeof makePage>;
type Model = ReturnType<typeof createSignUpModel>;

const person: Partial<Record<SignUpField, string>> = {
  firstName: ' Sunita ',
  lastName: 'Jadhav',
  phone,
  email: 'sunita@example.com',
  password: 'Sahyadri@24',
  terms: 'on',
};
const fill = (model: Model, values: Partial<Record<SignUpField, string>>) => {
  for (const [field, text] of Object.entries(values)) model.type(field as SignUpField, text);
};
function makeSignUp(page: Page) {
  const model = createSignUpModel(page.dependencies);
  model.open();
  return model;
}
async function prove(model: Model) {
  await model.verifyPhone();
  await enterCode(model);
}
async function makeReady(page: Page, values = person) {
  const model = makeSignUp(page);
  fill(model, { ...person, ...values });
  await prove(model);
  return model;
}
const statesOf = (model: Model) => model.checks.value.map(({ name, state }) => `${name} ${state}`);

describe('verifying the number', () => {
  // spec: sign-up.self
  test('is offered at ten digits', () => {
    const model = makeSignUp(makePage());
    model.type('phone', '982204157');
    expect(model.canVerify.value).toBe(false);
    model.type('phone', phone);
    expect(model.canVerify.value).toBe(true);
  });

  // spec: sign-up.checks
  test('takes digits only, ten of them', () => {
    const model = makeSignUp(makePage());
    model.type('phone', '98-220 41a5739');
    expect(model.form.values.value.phone).toBe(phone);
  });

  // spec: sign-up.verified, sign-up.code-sentences, call.sign-up-code
  test('sends a code and checks it, and says both', async () => {
    const page = makePage();
    const model = makeSignUp(page);
    model.type('phone', phone);
    await prove(model);
    expect(page.inputOf('generateOtp')).toEqual({ phoneNumber: phone });
    expect(page.inputOf('verifyOtp')).toEqual({ ...handle, otp: '482913' });
    expect(page.notices).toEqual([
      'success 4000: OTP has been sent to your phone.',
      'success 4000: OTP Verified Successfully!',
    ]);
    expect(model.isVerified.value).toBe(true);
  });

  // spec: sign-up.taken
  test('of a number with an account shows the documented sentence beside it', async () => {
    const sentence =
      'User with this phone number already exists. Please enter a different phone number or try to log in.';
    const page = makePage({ generateOtp: failingWith('phone.taken', 400, sentence) });
    const model = makeSignUp(page);
    model.type('phone', phone);
    await model.verifyPhone();
    expect(model.form.errors.value.phone).toBe(sentence);
    expect(page.notices).toEqual([`error 1500: ${sentence}`]);
  });

  // spec: sign-up.code-sentences
  test('with a wrong code says so, beside the boxes with the server’s reason', async () => {
    const page = makePage({ verifyOtp: failingWith('otp.wrong', 400, 'This code is not right.') });
    const model = makeSignUp(page);
    model.type('phone', phone);
    await prove(model);
    expect(page.notices.at(-1)).toBe('error 4000: OTP Verification failed. Please try again.');
    expect(model.code.error.value).toBe('OTP Verification failed. Please try again. This code is not right.');
    expect(model.isVerified.value).toBe(false);
  });

  // spec: sign-up.unverified
  test('is reset by another number, and the code cleared', async () => {
    const model = await makeReady(makePage());
    expect(model.canSubmit.value).toBe(true);
    model.type('phone', '982204157');
    expect([model.isVerified.value, model.code.digits.value, model.canSubmit.value]).toEqual([false, '', false]);
  });
});

describe('the checklist', () => {
  test('begins with nothing met and nothing wrong', () => {
    expect(statesOf(makeSignUp(makePage()))).toEqual([
      'firstName todo',
      'lastName todo',
      'email todo',
      'phone todo',
      'password todo',
    ]);
  });

  test('ticks what is right and crosses what is not', async () => {
    const model = makeSignUp(makePage());
    fill(model, { firstName: 'Sunita', email: 'sunita@example', phone, password: 'sahyadri' });
    expect(statesOf(model)).toEqual(['firstName met', 'lastName todo', 'email wrong', 'phone wrong', 'password wrong']);
    await prove(model);
    expect(statesOf(model)).toContain('phone met');
  });
});

describe('the button', () => {
  // spec: sign-up.enabled
  test.each(['firstName', 'lastName', 'email', 'password', 'terms'] as const)('waits for %s', async (field) => {
    const model = await makeReady(makePage());
    model.type(field, '');
    expect(model.canSubmit.value).toBe(false);
  });

  test('waits for the name of an organization in its tab only', async () => {
    const model = await makeReady(makePage());
    model.choose('organization');
    expect(model.canSubmit.value).toBe(false);
    model.type('organizationName', 'Jadhav Earthmovers');
    expect(model.canSubmit.value).toBe(true);
  });
});

describe('signing up', () => {
  // spec: entity.sign-up, sign-up.sentences, call.registration
  test('sends what was filled in with the grant, and goes to log-in with the number', async () => {
    const page = makePage();
    const model = await makeReady(page);
    await model.submit();
    expect(page.inputOf('signUp')).toEqual({
      firstName: 'Sunita',
      lastName: 'Jadhav',
      email: 'sunita@example.com',
      phoneNumber: phone,
      password: 'Sahyadri@24',
      ...handle,
    });
    expect(page.notices.at(-1)).toBe('success 4000: User created successfully. Please login to continue.');
    expect(page.events).toEqual(['go log-in']);
    expect(page.dependencies.phone.value).toBe(phone);
    expect(model.form.values.value.password).toBe('');
  });

  // spec: sign-up.organization
  test('of an organization sends its fields too, and of them only those that were filled in', async () => {
    const page = makePage();
    const model = await makeReady(page);
    model.choose('organization');
    fill(model, { organizationName: 'Jadhav Earthmovers', cin: 'u29210mh2015ptc123456', website: 'jadhav.example' });
    await model.submit();
    expect(page.inputOf('signUp')).toMatchObject({
      organization: {
        name: 'Jadhav Earthmovers',
        cinNumber: 'U29210MH2015PTC123456',
        websiteUrl: 'https://jadhav.example',
      },
    });
    expect(page.inputOf('signUp')).not.toHaveProperty('organization.designation');
  });

  test('does not send an organization’s fields when the person signs up for themselves', async () => {
    const page = makePage();
    const model = await makeReady(page, { ...person, organizationName: 'Jadhav Earthmovers', cin: 'nonsense' });
    await model.submit();
    expect(page.inputOf('signUp')).not.toHaveProperty('organization');
  });

  // spec: sign-up.checks, sign-up.rule, sign-up.rule-sentence
  test.each([
    ['firstName', '   ', 'First name and Last name are required.'],
    ['email', 'sunita@example', 'Enter an e-mail such as name@example.com.'],
    [
      'password',
      'sahyadri',
      'Password must contain at least one symbol, one capital letter, one number, and be at least 8 characters long.',
    ],
    [
      'password',
      'Sahyadri?24',
      'Password must contain at least one symbol, one capital letter, one number, and be at least 8 characters long.',
    ],
    ['terms', '', 'You must agree to the terms and conditions to sign up.'],
  ] as const)('with %s "%s" says what is wrong and sends nothing', async (field, text, sentence) => {
    const page = makePage();
    const model = await makeReady(page, { ...person, [field]: text });
    await model.submit();
    expect(model.form.errors.value[field]).toBe(sentence);
    expect(model.form.fault.value).toEqual({ field });
    expect(page.notices.at(-1)).toBe(`error 4000: ${sentence}`);
    expect(page.calls()).not.toContain('signUp');
  });

  test('says as soon as the terms are unticked that they are needed', async () => {
    const model = await makeReady(makePage());
    model.type('terms', '');
    expect(model.form.errors.value.terms).toBe('You must agree to the terms and conditions to sign up.');
  });

  // spec: sign-up.sentences
  test('that the server refuses keeps everything, with its sentences beside the fields', async () => {
    const errors = { email: 'Not this e-mail.', 'organization.cinNumber': 'Not this CIN.' };
    const page = makePage({
      signUp: failingWith('request.invalid', 400, 'Please check the highlighted fields.', errors),
    });
    const model = await makeReady(page);
    await model.submit();
    expect(model.form.errors.value).toEqual({ email: 'Not this e-mail.', cin: 'Not this CIN.' });
    expect(model.tab.value).toBe('organization');
    expect(model.form.values.value.password).toBe('Sahyadri@24');
    expect(page.notices.at(-1)).toBe('error 1500: Please check the highlighted fields.');
  });

  test('with an expired proof asks to verify the number again', async () => {
    const page = makePage({ signUp: failingWith('grant.invalid', 400, 'Please verify your phone number again.') });
    const model = await makeReady(page);
    await model.submit();
    expect(model.form.errors.value.phone).toBe('Please verify your phone number again.');
    expect([model.isVerified.value, model.canVerify.value]).toEqual([false, true]);
  });

  test('offline says so and can be pressed again', async () => {
    const page = makePage({
      signUp: failingWith('network.unreachable', 0, 'We could not reach Yantra. Please try again.'),
    });
    const model = await makeReady(page);
    await model.submit();
    expect(model.failure.value).toBe('We could not reach Yantra. Please try again.');
    expect([model.isBusy.value, model.canSubmit.value]).toEqual([false, true]);
  });

  // spec: sign-up.sentences
  test('says that something went wrong on a broken answer', async () => {
    const page = makePage({ signUp: () => null });
    const model = await makeReady(page);
    await model.submit();
    expect(page.notices.at(-1)).toBe('error 4000: Something went wrong. Please try again.');
  });
});

describe('closing', () => {
  test('forgets the password, and keeps the rest and the proof', async () => {
    const model = await makeReady(makePage());
    model.close();
    model.open();
    expect(model.form.values.value).toMatchObject({ password: '', email: 'sunita@example.com', phone });
    expect(model.isVerified.value).toBe(true);
  });

  test('for longer than the proof is valid asks to verify again', async () => {
    const page = makePage();
    const model = await makeReady(page);
    model.close();
    page.pass(601);
    model.open();
    expect(model.isVerified.value).toBe(false);
  });

  test('while sending still creates the account, and opens no dialog', async () => {
    const late = deferred({ id: '7' });
    const page = makePage({ signUp: late.answer });
    const model = await makeReady(page);
    const sending = model.submit();
    model.close();
    late.release();
    await sending;
    expect(page.notices.at(-1)).toBe('success 4000: User created successfully. Please login to continue.');
    expect(page.events).toEqual([]);
  });
});

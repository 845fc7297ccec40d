import { describe, expect, test, vi } from 'vitest';
import { enterCode, handle, deferred, lead, makePage, phone, failingWith } from '../page.fixture.ts';
import { createOwnerModel } from './owner.model.ts';

type Page = ReturnType<typeof makePage>;
const taken = 'User with this phone number already exists. Please enter a different phone number or try to log in.';

async function makeOpen(page: Page) {
  const model = createOwnerModel(page.dependencies);
  model.open();
  await vi.waitFor(() => expect(model.code.state.value).not.toBe('sending'));
  return model;
}
async function makeAtPassword(page: Page, password = 'Sahyadri@24', confirmation = password) {
  const model = await makeOpen(page);
  await enterCode(model);
  model.form.type('password', password);
  model.form.type('confirmation', confirmation);
  return model;
}

// spec: owner.flow, entity.sign-up
test('the whole way: code, password, account, logged in', async () => {
  const page = makePage();
  const model = await makeAtPassword(page);
  await model.submit();
  expect(page.calls()).toEqual(['generateOtp', 'verifyOtp', 'signUp', 'logIn']);
  expect(page.inputOf('signUp')).toEqual({
    firstName: lead.fullName,
    lastName: '',
    email: lead.email,
    phoneNumber: phone,
    password: 'Sahyadri@24',
    ...handle,
  });
  expect(page.inputOf('logIn')).toEqual({ userName: phone, password: 'Sahyadri@24' });
  expect(page.notices).toEqual([
    'success 4000: OTP has been sent to your phone.',
    'success 4000: OTP Verified Successfully!',
    'success 4000: User created successfully!',
    'success 2500: Login successful!',
  ]);
  expect(page.events).toEqual(['begin token', 'logged in', 'go nowhere']);
});

describe('the code', () => {
  test('is sent once when the dialog opens, even if it opens twice', async () => {
    const page = makePage();
    const model = createOwnerModel(page.dependencies);
    model.open();
    model.close();
    model.open();
    await vi.waitFor(() => expect(model.code.state.value).toBe('sent'));
    expect(page.calls()).toEqual(['generateOtp']);
  });

  test('that is still valid is not requested again after closing', async () => {
    const page = makePage();
    const model = await makeOpen(page);
    model.close();
    page.pass(200);
    model.open();
    expect([page.calls(), model.step.value]).toEqual([['generateOtp'], 'code']);
    model.close();
    page.pass(101);
    model.open();
    expect(page.calls()).toEqual(['generateOtp', 'generateOtp']);
  });

  // spec: owner.code-failure
  test('for a number with an account says so, and leads to the log-in with it', async () => {
    const page = makePage({ generateOtp: failingWith('phone.taken', 400, taken) });
    const model = await makeOpen(page);
    expect(page.notices).toEqual([`error 1500: ${taken}`]);
    expect([model.isTaken.value, model.code.error.value]).toEqual([true, taken]);
    model.goToLogIn();
    expect([page.events, page.dependencies.phone.value]).toEqual([['go log-in'], phone]);
  });

  // spec: owner.code-failure
  test('that could not be sent can be requested again', async () => {
    let tries = 0;
    const page = makePage({
      generateOtp: () =>
        (tries += 1) === 1 ? failingWith('sms.failed', 503, 'We could not send the message.')() : handle,
    });
    const model = await makeOpen(page);
    expect([model.code.hasCode.value, model.code.error.value]).toEqual([false, 'We could not send the message.']);
    await model.sendAgain();
    expect(model.code.state.value).toBe('sent');
  });

  // spec: owner.failures
  test('that could not be sent again shows the documented sentence', async () => {
    let tries = 0;
    const page = makePage({
      generateOtp: () =>
        (tries += 1) === 1 ? handle : failingWith('sms.failed', 503, 'We could not send the message.')(),
    });
    const model = await makeOpen(page);
    page.pass(60);
    await model.code.resend();
    expect(page.notices.at(-1)).toBe('error 4000: Failed to resend OTP. Please try again.');
    expect(model.code.error.value).toBe('Failed to resend OTP. Please try again. We could not send the message.');
  });

  // spec: owner.failures
  test('that is wrong shows the documented sentence', async () => {
    const page = makePage({ verifyOtp: failingWith('otp.wrong', 400, 'This code is not right.') });
    const model = await makeAtPassword(page);
    expect(page.notices.at(-1)).toBe('error 4000: OTP Verification failed. Please try again.');
    expect([model.step.value, model.code.error.value]).toEqual([
      'code',
      'OTP Verification failed. Please try again. This code is not right.',
    ]);
  });
});

describe('the password', () => {
  // spec: owner.rule-sentence, owner.rule-length, owner.rule
  test.each([
    ['Sah@1', 'Password should be at least 8 characters long.'],
    [
      'sahyadri',
      'Password must be at least 8 characters long, with one uppercase letter, one number, and one special character.',
    ],
    [
      'Sahyadri#24',
      'Password must be at least 8 characters long, with one uppercase letter, one number, and one special character.',
    ],
  ])('"%s" is refused with the documented sentence', async (password, sentence) => {
    const page = makePage();
    const model = await makeAtPassword(page, password);
    await model.submit();
    expect(model.form.errors.value.password).toBe(sentence);
    expect(page.notices.at(-1)).toBe(`error 4000: ${sentence}`);
    expect(page.calls()).not.toContain('signUp');
  });

  // spec: owner.confirmation, owner.failures
  test('must be the same twice', async () => {
    const page = makePage();
    const model = await makeAtPassword(page, 'Sahyadri@24', 'Sahyadri@2');
    await model.submit();
    expect(model.form.errors.value.confirmation).toBe('Passwords do not match.');
    expect(model.form.fault.value).toEqual({ field: 'confirmation' });
  });

  // spec: owner.password
  test('shows live which rules are broken', async () => {
    const model = await makeAtPassword(makePage(), 'sah@');
    expect(model.brokenRules.value).toEqual(['length', 'capital', 'digit']);
  });
});

describe('the account', () => {
  // spec: owner.failures
  test('says that the sign-up failed on a broken answer', async () => {
    const page = makePage({ signUp: () => null });
    const model = await makeAtPassword(page);
    await model.submit();
    expect(page.notices.at(-1)).toBe('error 4000: Sign-up failed. Please try again.');
    expect([model.step.value, page.calls().includes('logIn')]).toEqual(['password', false]);
  });

  // spec: owner.failures
  test('that the server refuses keeps what was typed and says so', async () => {
    const page = makePage({ signUp: failingWith('server.failed', 500, 'Something went wrong on our side.') });
    const model = await makeAtPassword(page);
    await model.submit();
    expect(page.notices.at(-1)).toBe('error 4000: Failed to register user. Please try again.');
    expect([model.failure.value, model.form.values.value.password]).toEqual([
      'Failed to register user. Please try again. Something went wrong on our side.',
      'Sahyadri@24',
    ]);
    expect(model.busy.value).toBeUndefined();
  });

  test('with an expired proof leads back to the code', async () => {
    const page = makePage({ signUp: failingWith('grant.invalid', 400, 'Please verify your phone number again.') });
    const model = await makeAtPassword(page);
    await model.submit();
    expect([model.step.value, model.code.error.value]).toEqual([
      'code',
      'Failed to register user. Please try again. Please verify your phone number again.',
    ]);
  });

  test('that exists already leads to the log-in', async () => {
    const page = makePage({ signUp: failingWith('phone.taken', 400, taken) });
    const model = await makeAtPassword(page);
    await model.submit();
    expect([model.isTaken.value, model.failure.value]).toEqual([
      true,
      `Failed to register user. Please try again. ${taken}`,
    ]);
  });

  // spec: owner.failures
  test('is created once: when only the log-in failed, only that is repeated', async () => {
    let tries = 0;
    const page = makePage({
      logIn: () =>
        (tries += 1) === 1 ? failingWith('server.busy', 503, 'We are busy right now.')() : { access_token: 'token' },
    });
    const model = await makeAtPassword(page);
    await model.submit();
    expect(page.notices.at(-1)).toBe('error 2500: Login failed. Please try again.');
    expect([model.step.value, model.failure.value]).toEqual([
      'logIn',
      'Login failed. Please try again. We are busy right now.',
    ]);
    await model.logInAgain();
    expect(page.calls().filter((call) => call === 'signUp')).toHaveLength(1);
    expect(page.events).toEqual(['begin token', 'logged in', 'go nowhere']);
  });

  test('is still created when the dialog was closed meanwhile, but nobody is logged in', async () => {
    const late = deferred({ id: '7' });
    const page = makePage({ signUp: late.answer });
    const model = await makeAtPassword(page);
    const sending = model.submit();
    model.close();
    late.release();
    await sending;
    expect(page.notices.at(-1)).toBe('success 4000: User created successfully!');
    expect([page.calls().includes('logIn'), page.events]).toEqual([false, []]);
  });
});

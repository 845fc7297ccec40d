import { ApiError } from '@yantra/state';
import { describe, expect, test } from 'vitest';
import { enterCode, handle, makePage, phone, failingWith } from '../page.fixture.ts';
import { createForgotPasswordModel } from './forgot-password.model.ts';

type Page = ReturnType<typeof makePage>;

function makeForgot(page: Page) {
  const model = createForgotPasswordModel(page.dependencies);
  model.open();
  return model;
}
async function makeAtCode(page: Page) {
  const model = makeForgot(page);
  model.form.type('phone', phone);
  await model.sendCode();
  return model;
}
async function makeAtPassword(page: Page, password = 'Sahyadri#24', confirmation = password) {
  const model = await makeAtCode(page);
  await enterCode(model);
  model.form.type('password', password);
  model.form.type('confirmation', confirmation);
  return model;
}

describe('the first step', () => {
  // spec: forgot.checks
  test.each([
    ['', 'Phone number cannot be empty!'],
    ['98220', 'Please enter a valid 10-digit phone number!'],
  ])('with "%s" says so', async (typed, sentence) => {
    const page = makePage();
    const model = makeForgot(page);
    model.form.type('phone', typed);
    await model.sendCode();
    expect(model.form.errors.value.phone).toBe(sentence);
    expect(page.notices).toEqual([`error 4000: ${sentence}`]);
    expect(page.calls()).toEqual([]);
  });

  // spec: forgot.checks
  test('takes digits only, ten of them', () => {
    const model = makeForgot(makePage());
    model.form.type('phone', '98-220 41a5739');
    expect(model.form.values.value.phone).toBe(phone);
  });

  // spec: forgot.states
  test('leads to the code', async () => {
    const page = makePage();
    const model = await makeAtCode(page);
    expect(page.inputOf('forgotPassword')).toEqual({ userName: phone });
    expect(model.step.value).toBe('code');
  });

  // spec: forgot.sentences
  test('that cannot be sent shows an error beside the number, without a notice', async () => {
    const page = makePage({
      forgotPassword: failingWith('otp.tooManyHere', 429, 'Too many codes were asked for from here.'),
    });
    const model = await makeAtCode(page);
    expect(model.step.value).toBe('phone');
    expect(model.form.errors.value.phone).toBe('Too many codes were asked for from here.');
    expect(page.notices).toEqual([]);
  });

  test('has the number of the log-in dialog', () => {
    const page = makePage();
    page.dependencies.phone.value = phone;
    expect(makeForgot(page).form.values.value.phone).toBe(phone);
  });

  test('does not request a second code while one is valid', async () => {
    const page = makePage();
    const model = await makeAtCode(page);
    model.changePhone();
    await model.sendCode();
    expect([model.step.value, page.calls()]).toEqual(['code', ['forgotPassword']]);
  });
});

describe('the code', () => {
  // spec: forgot.states, forgot.sentences, call.forgot-code
  test('that is right says so and leads to the new password', async () => {
    const page = makePage();
    const model = await makeAtPassword(page);
    expect(page.notices).toEqual(['success 4000: OTP verified!']);
    expect(model.step.value).toBe('password');
  });

  // spec: forgot.sentences
  test.each([
    [new ApiError('otp.expired', 400, 'This code is not valid any more.'), 'This code is not valid any more.'],
    [new TypeError('x is undefined'), 'An unexpected error occurred'],
  ])('that fails by %s says why', async (error, sentence) => {
    const page = makePage({ verifyOtp: () => Promise.reject(error) });
    const model = await makeAtPassword(page);
    expect(page.notices).toEqual([`error 1500: ${sentence}`]);
    expect([model.code.error.value, model.step.value]).toEqual([sentence, 'code']);
  });
});

describe('the new password', () => {
  // spec: forgot.sentences, forgot.closes, forgot.states
  test('is sent with the grant; then the dialog closes', async () => {
    const page = makePage();
    const model = await makeAtPassword(page);
    await model.submit();
    expect(page.inputOf('resetPassword')).toEqual({ userName: phone, password: 'Sahyadri#24', ...handle });
    expect(page.notices.at(-1)).toBe('success 4000: Password reset successfully!');
    expect(page.events).toEqual(['go nowhere']);
    expect([model.step.value, model.form.values.value.password]).toEqual(['phone', '']);
  });

  // spec: forgot.checks
  test('must be the same twice', async () => {
    const page = makePage();
    const model = await makeAtPassword(page, 'Sahyadri#24', 'Sahyadri#2');
    await model.submit();
    expect(model.form.errors.value.confirmation).toBe('Passwords do not match!');
    expect(page.notices.at(-1)).toBe('error 4000: Passwords do not match!');
    expect(page.calls()).not.toContain('resetPassword');
  });

  test('must keep the rules', async () => {
    const page = makePage();
    const model = await makeAtPassword(page, 'short');
    await model.submit();
    expect(model.form.fault.value).toEqual({ field: 'password' });
    expect(page.calls()).not.toContain('resetPassword');
  });

  // spec: forgot.sentences
  test('that the server refuses shows its sentence, else the documented one', async () => {
    const refused = makePage({ resetPassword: failingWith('server.busy', 503, 'We are busy right now.') });
    await (await makeAtPassword(refused)).submit();
    expect(refused.notices.at(-1)).toBe('error 1500: We are busy right now.');
    const broken = makePage({ resetPassword: () => Promise.reject(new TypeError('x is undefined')) });
    const model = await makeAtPassword(broken);
    await model.submit();
    expect(broken.notices.at(-1)).toBe('error 1500: Failed to reset password');
    expect([model.failure.value, model.form.values.value.password]).toEqual([
      'Failed to reset password',
      'Sahyadri#24',
    ]);
  });

  test('with an expired grant leads back to the number', async () => {
    const page = makePage({
      resetPassword: failingWith('grant.invalid', 400, 'Please verify your phone number again.'),
    });
    const model = await makeAtPassword(page);
    await model.submit();
    expect([model.step.value, model.form.errors.value.phone]).toEqual([
      'phone',
      'Please verify your phone number again.',
    ]);
  });
});

describe('closing', () => {
  test('keeps the code that was sent', async () => {
    const page = makePage();
    const model = await makeAtCode(page);
    model.close();
    page.pass(120);
    model.open();
    expect(model.step.value).toBe('code');
  });

  test('for longer than it is valid starts over', async () => {
    const page = makePage();
    const model = await makeAtCode(page);
    model.close();
    page.pass(301);
    model.open();
    expect(model.step.value).toBe('phone');
  });
});

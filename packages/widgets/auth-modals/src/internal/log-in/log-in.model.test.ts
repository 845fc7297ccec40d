import { ApiError } from '@yantra/state';
import { describe, expect, test } from 'vitest';
import { deferred, makePage, phone } from '../page.fixture.ts';
import { createLogInModel } from './log-in.model.ts';

type Page = ReturnType<typeof makePage>;
const wrong = () => Promise.reject(new ApiError('login.wrong', 401, 'Wrong mobile number or password.'));

function makeLogIn(page: Page) {
  const model = createLogInModel(page.dependencies);
  model.open();
  return model;
}
function makeFilled(page: Page) {
  const model = makeLogIn(page);
  model.form.type('phone', phone);
  model.form.type('password', 'Sahyadri@24');
  return model;
}

describe('logging in', () => {
  // spec: session.log-in, log-in.sentences, log-in.durations, constant.toasts
  test('hands the token to the session, says so for 2.5 s, tells the page and closes', async () => {
    const page = makePage();
    const model = makeFilled(page);
    await model.submit();
    expect(page.inputOf('logIn')).toEqual({ userName: phone, password: 'Sahyadri@24' });
    expect(page.events).toEqual(['begin token', 'logged in', 'go nowhere']);
    expect(page.notices).toEqual(['success 2500: Login successful!']);
    expect(model.form.values.value).toEqual({ phone: '', password: '' });
  });

  // spec: log-in.sentences, log-in.durations
  test('that fails says why beside the password, as a notice of 2.5 s, and keeps what was typed', async () => {
    const page = makePage({ logIn: wrong });
    const model = makeFilled(page);
    await model.submit();
    const sentence = 'Login Failed: Wrong mobile number or password.';
    expect(page.notices).toEqual([`error 2500: ${sentence}`]);
    expect(model.form.errors.value.password).toBe(sentence);
    expect(model.form.fault.value).toEqual({ field: 'password' });
    expect(model.form.values.value.password).toBe('Sahyadri@24');
    expect(page.events).toEqual([]);
  });

  test('puts the server’s sentence of the number beside the number', async () => {
    const errors = { userName: 'Please enter a valid 10-digit phone number.' };
    const page = makePage({
      logIn: () => Promise.reject(new ApiError('request.invalid', 400, 'Please check.', errors)),
    });
    const model = makeFilled(page);
    await model.submit();
    expect(model.form.errors.value).toEqual({ phone: errors.userName });
    expect(model.form.fault.value).toEqual({ field: 'phone' });
  });

  test('has a sentence for a failure without one from the server', async () => {
    const page = makePage({ logIn: () => Promise.reject(new TypeError('x is undefined')) });
    await makeFilled(page).submit();
    expect(page.notices).toEqual(['error 2500: Login Failed: Something went wrong. Please try again.']);
  });

  test('asks for both fields before it asks the server', async () => {
    const page = makePage();
    const model = makeLogIn(page);
    model.form.type('phone', '98220');
    await model.submit();
    expect(Object.keys(model.form.errors.value)).toEqual(['phone', 'password']);
    expect(model.form.fault.value).toEqual({ field: 'phone' });
    expect(page.calls()).toEqual([]);
  });

  test('sends once, however often the button is pressed', async () => {
    const page = makePage();
    const model = makeFilled(page);
    await Promise.all([model.submit(), model.submit()]);
    expect(page.calls()).toEqual(['logIn']);
  });
});

describe('the number', () => {
  test('takes ten digits and nothing else', () => {
    const { form } = makeLogIn(makePage());
    form.type('phone', '98-220 41a5739');
    expect(form.values.value.phone).toBe(phone);
  });

  test('pasted with its prefix loses it', () => {
    const { form } = makeLogIn(makePage());
    form.type('phone', '+91 98220 41573');
    expect(form.values.value.phone).toBe(phone);
  });

  test('given in another dialog is filled in', () => {
    const page = makePage();
    page.dependencies.phone.value = phone;
    expect(makeLogIn(page).form.values.value.phone).toBe(phone);
  });
});

describe('closing', () => {
  test('during a log-in cancels it: a late answer logs nobody in', async () => {
    const late = deferred({ access_token: 'token' });
    const page = makePage({ logIn: late.answer });
    const model = makeFilled(page);
    const sending = model.submit();
    expect(model.isBusy.value).toBe(true);
    model.close();
    expect(model.isBusy.value).toBe(false);
    late.release();
    await sending;
    expect([page.events, page.notices]).toEqual([[], []]);
  });

  test('forgets the password and keeps the number', () => {
    const model = makeFilled(makePage());
    model.close();
    expect(model.form.values.value).toEqual({ phone, password: '' });
  });
});

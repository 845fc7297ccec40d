import { signal } from '@preact/signals-react';
import { ApiError, type LoggedUser } from '@yantra/state';
import { createTestScope } from '@yantra/testing';
import { expect, test } from 'vitest';
import { createSellerModel } from './seller.model.ts';

const asha: LoggedUser = { id: 'u', role: 'user', name: 'Asha', phone: '9000000003' };
const owner = { supplierName: 'Rohit', supplierPhonenumber: '9000000002' };
const makeSeller = (answer: () => unknown) => {
  const user = signal<LoggedUser | undefined>(asha);
  const scope = createTestScope({ session: { isHere: true, user } });
  // Bypasses the mock's schemas: a proxy may answer anything.
  const send = () => Promise.resolve(answer() as never);
  return { user, seller: createSellerModel({ ...scope, send }, 'jcb') };
};

test('the owner is hidden until requested, and again after log-out', async () => {
  const { user, seller } = makeSeller(() => owner);
  expect(seller.view.value).toEqual({ kind: 'hidden' });
  await seller.ask();
  expect(seller.view.value).toEqual({ kind: 'shown', name: 'Rohit', phone: '9000000002' });
  user.value = undefined;
  expect(seller.view.value).toEqual({ kind: 'hidden' });
});

test('only one request for the owner runs at a time', () => {
  let asked = 0;
  const { seller } = makeSeller(() => {
    asked += 1;
    return new Promise(() => undefined);
  });
  void seller.ask();
  void seller.ask();
  expect([seller.view.value.kind, asked]).toEqual(['loading', 1]);
});

test('closing the log-in is no failure', async () => {
  const { seller } = makeSeller(() => Promise.reject(new ApiError('auth.required', 401, 'Please log in.')));
  await seller.ask();
  expect(seller.view.value).toEqual({ kind: 'hidden' });
});

test.each([null, {}, [], 'x', { supplierName: 1 }])(
  'an answer that makes no sense is a failure that is said: %j',
  async (answer) => {
    const { seller } = makeSeller(() => answer);
    await seller.ask();
    expect(seller.view.value).toEqual({
      kind: 'failed',
      message: 'We got an answer we could not read. Please try again.',
    });
  },
);

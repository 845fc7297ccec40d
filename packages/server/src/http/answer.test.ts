import {
  generateOtp,
  getCategories,
  getSessions,
  logIn,
  paymentWebhook,
  searchEquipments,
  submitRequirement,
} from '@yantra/contract/calls';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { answerCall, envelope, isPage, fieldErrorsOf } from './answer.ts';
import { bind, type BoundCall, type CallContext } from './bind.ts';

const answer = vi.fn<(input: unknown, context: CallContext) => Promise<never>>();
beforeEach(() => void answer.mockReset().mockResolvedValue('answered' as never));
const context: CallContext = { requestId: 'request-of-the-test' };
const refused = (bound: BoundCall, input: unknown, given = context) =>
  answerCall(bound, input, given).then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.toBody() : error),
  );

describe('a call', () => {
  test('is answered from its input as its schema reads it', async () => {
    expect(await answerCall(bind(searchEquipments, answer), { page: '2', other: 1 }, context)).toBe('answered');
    expect(answer).toHaveBeenCalledWith(expect.objectContaining({ page: 2 }), context);
    expect(answer.mock.calls[0]?.[0]).not.toHaveProperty('other');
  });

  test('that nothing is said to is asked with nothing', async () => {
    for (const input of [undefined, null])
      expect(await answerCall(bind(getCategories, answer), input, context)).toBe('answered');
  });

  test('asks first who it is, then what they want', async () => {
    const bound = bind(getSessions, answer);
    expect(await refused(bound, 'no object')).toMatchObject({ code: 'auth.required' });
    const caller = { userId: 'u1', role: 'user', sessionId: 's1' } as const;
    expect(await refused(bound, 'no object', { ...context, caller })).toMatchObject({ code: 'request.invalid' });
    expect(answer).not.toHaveBeenCalled();
  });

  test('says of each field what is wrong with it', async () => {
    expect(await refused(bind(submitRequirement, answer), { fullName: '' })).toMatchObject({
      code: 'request.invalid',
      errors: { fullName: expect.any(String), phone: expect.any(String) },
    });
  });

  test('repeats in `data` why it was refused, where the documents read it there', async () => {
    answer.mockImplementation(async () => {
      throw new AppError('otp.tooSoon');
    });
    const { message } = new AppError('otp.tooSoon');
    const documented = await refused(bind(generateOtp, answer), { phoneNumber: '9876543210' });
    expect(documented).toEqual({ success: false, code: 'otp.tooSoon', message, data: message });
    const usual = await refused(bind(getCategories, answer), {});
    expect(usual).toEqual({ success: false, code: 'otp.tooSoon', message });
  });

  test('fails as its handler does', async () => {
    const down = new Error('down');
    answer.mockRejectedValue(down);
    expect(await refused(bind(generateOtp, answer), { phoneNumber: '9876543210' })).toBe(down);
  });
});

test('of each field that is wrong the first sentence counts, and of the whole it stands under `body`', () => {
  const inner = z.object({ name: z.string().min(3, 'Too short.').regex(/^a/, 'It begins with a.') });
  const { error } = z.object({ list: z.array(inner) }).safeParse({ list: [{ name: 'abc' }, { name: 'b' }] });
  expect(fieldErrorsOf(error as z.ZodError)).toEqual({ 'list.1.name': 'Too short.' });
  const whole = z.object({}, 'Not an object.').safeParse('text');
  expect(fieldErrorsOf(whole.error as z.ZodError)).toEqual({ body: 'Not an object.' });
});

describe('an answer', () => {
  test('carries what was asked in `data`', () => {
    expect(envelope(getCategories, [1])).toEqual({ success: true, message: 'OK', data: [1] });
    expect(envelope(paymentWebhook, null)).toEqual({ success: true, message: 'OK', data: null });
  });

  test('has its own sentence, and beside it the keys that the documents read there', () => {
    const output = { access_token: 't', user: 'u' };
    expect(envelope(logIn, output)).toEqual({
      success: true,
      message: 'Login successful!',
      access_token: 't',
      data: output,
    });
  });

  test('that is a page has its keys at the top', () => {
    expect(envelope(searchEquipments, { data: [1], total: 7 })).toEqual({
      success: true,
      message: 'OK',
      data: [1],
      total: 7,
    });
    expect([isPage(searchEquipments), isPage(getCategories), isPage(logIn)]).toEqual([true, false, false]);
  });
});

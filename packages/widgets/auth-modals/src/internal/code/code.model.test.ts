import { ApiError } from '@yantra/state';
import { describe, expect, test, vi } from 'vitest';
import { type CodeDependencies, createCodeModel } from './code.model.ts';

const phone = '9822041573';
const handle = { id: 'code-1', securityStamp: 'stamp' };
const refused = (code: ApiError['code'], status = 400) => Promise.reject(new ApiError(code, status, code));

function makeCode(some: Partial<CodeDependencies> = {}) {
  let ms = 1_000_000;
  const ticks = new Set<() => void>();
  const dependencies = {
    now: () => ms,
    every(act: () => void) {
      ticks.add(act);
      return () => void ticks.delete(act);
    },
    ask: vi.fn<CodeDependencies['ask']>(() => Promise.resolve(handle)),
    check: vi.fn<CodeDependencies['check']>(() => Promise.resolve({})),
    onSendFailed: vi.fn<CodeDependencies['onSendFailed']>(() => 'not sent'),
    onVerified: vi.fn(),
    onWrong: vi.fn(() => 'wrong'),
    ...some,
  };
  const code = createCodeModel(dependencies);
  const pass = (seconds: number) => {
    ms += seconds * 1000;
    for (const tick of ticks) tick();
  };
  return { code, pass, ticks, ...dependencies };
}

describe('a code', () => {
  // spec: code.boxes, constant.code-length, forgot.checks
  test('takes six digits and nothing else', async () => {
    const { code } = makeCode();
    await code.send(phone);
    code.type('48 2-9a13 77');
    expect(code.digits.value).toBe('482913');
    expect(code.missing.value).toBe(0);
  });

  test('takes the digits of Devanagari as those of English', async () => {
    const { code } = makeCode();
    await code.send(phone);
    code.type('४८२ ९१३');
    expect(code.digits.value).toBe('482913');
  });

  // spec: entity.code
  test('is checked with its handles and becomes a grant', async () => {
    const { code, check, onVerified } = makeCode();
    await code.send(phone);
    expect(code.grant()).toBeUndefined();
    code.type('482913');
    await code.verify();
    expect(check).toHaveBeenCalledWith({ ...handle, otp: '482913' });
    expect(onVerified).toHaveBeenCalledTimes(1);
    expect(code.grant()).toEqual(handle);
  });

  // spec: code.boxes
  test('is not checked before all six digits are there', async () => {
    const { code, check } = makeCode();
    await code.send(phone);
    code.type('48291');
    await code.verify();
    expect(check).not.toHaveBeenCalled();
  });

  test('is checked once, however often the button is pressed', async () => {
    const { code, check } = makeCode();
    await code.send(phone);
    code.type('482913');
    await Promise.all([code.verify(), code.verify()]);
    await code.verify();
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('is checked at its sixth digit, without a press', async () => {
    const { code, check } = makeCode();
    await code.send(phone);
    code.type('48291');
    expect(check).not.toHaveBeenCalled();
    code.type('482913');
    expect(code.state.value).toBe('verifying');
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('that was wrong says so, and empties its boxes', async () => {
    const { code } = makeCode({ check: () => refused('otp.wrong') });
    await code.send(phone);
    code.type('482913');
    await code.verify();
    expect([code.error.value, code.digits.value, code.state.value]).toEqual(['wrong', '', 'sent']);
    code.type('5');
    expect([code.error.value, code.digits.value]).toEqual([undefined, '5']);
  });

  test('that did not reach the server stays in its boxes, to be sent again or corrected', async () => {
    const check = vi.fn(() => refused('network.unreachable', 0));
    const { code } = makeCode({ check });
    await code.send(phone);
    code.type('482913');
    await code.verify();
    expect([code.error.value, code.digits.value]).toEqual(['wrong', '482913']);
    await code.verify();
    expect(check).toHaveBeenCalledTimes(2);
    code.type('4829135');
    expect(code.digits.value).toBe('5');
  });
});

describe('another code', () => {
  // spec: code.resend, constant.resend
  test('can be asked for after 60 seconds and no earlier', async () => {
    const { code, ask, pass } = makeCode();
    await code.send(phone);
    expect(code.secondsLeft.value).toBe(60);
    pass(59);
    await code.resend();
    expect(ask).toHaveBeenCalledTimes(1);
    pass(1);
    await code.resend();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(code.secondsLeft.value).toBe(60);
  });

  // spec: code.resending
  test('clears the previous digits', async () => {
    const { code, pass } = makeCode();
    await code.send(phone);
    code.type('482');
    pass(60);
    const sending = code.resend();
    expect([code.state.value, code.digits.value]).toEqual(['sending', '']);
    await sending;
    expect(code.state.value).toBe('sent');
  });

  test('that cannot be sent leaves the previous one valid', async () => {
    const ask = vi
      .fn<CodeDependencies['ask']>()
      .mockResolvedValueOnce(handle)
      .mockImplementation(() => refused('sms.failed', 503));
    const { code, pass, onSendFailed } = makeCode({ ask });
    await code.send(phone);
    pass(60);
    await code.resend();
    expect(onSendFailed).toHaveBeenCalledWith(expect.any(ApiError), true);
    expect([code.state.value, code.hasCode.value, code.error.value]).toEqual(['sent', true, 'not sent']);
  });

  test('can be requested after a minute when the server says that it is too soon', async () => {
    const { code } = makeCode({ ask: () => refused('otp.tooSoon', 429) });
    await code.send(phone);
    expect([code.state.value, code.secondsLeft.value]).toEqual(['none', 60]);
  });
});

describe('the countdown', () => {
  test('follows the clock, so that a tab that slept is right at once', async () => {
    const { code, pass } = makeCode();
    await code.send(phone);
    const stop = code.watch();
    pass(17);
    expect(code.secondsLeft.value).toBe(43);
    pass(3600);
    expect(code.secondsLeft.value).toBe(0);
    stop();
  });

  test('does not run when it is not shown', async () => {
    const { code, ticks } = makeCode();
    await code.send(phone);
    const stop = code.watch();
    expect(ticks.size).toBe(1);
    stop();
    expect(ticks.size).toBe(0);
  });
});

describe('a code that was reset', () => {
  test('is not restored by a late answer', async () => {
    const { code } = makeCode();
    const sending = code.send(phone);
    code.reset();
    await sending;
    expect([code.state.value, code.hasCode.value]).toEqual(['none', false]);
  });

  test('is not verified by a late answer', async () => {
    const { code, onVerified } = makeCode();
    await code.send(phone);
    code.type('482913');
    const verifying = code.verify();
    code.reset('ask anew');
    await verifying;
    expect(onVerified).not.toHaveBeenCalled();
    expect([code.state.value, code.error.value]).toEqual(['none', 'ask anew']);
  });
});

test('a code lives five minutes, the grant it becomes ten', async () => {
  const { code, pass } = makeCode();
  await code.send(phone);
  pass(299);
  expect(code.isAlive(phone)).toBe(true);
  expect(code.isAlive('9822041574')).toBe(false);
  code.type('482913');
  await code.verify();
  pass(599);
  expect(code.isAlive(phone)).toBe(true);
  pass(1);
  expect(code.isAlive(phone)).toBe(false);
});

import { type ReadonlySignal, type Signal, batch, computed, signal } from '@preact/signals-react';
import type { InputOf, OutputOf, generateOtp, verifyOtp } from '@yantra/contract/calls';
import { digitsOf, oneTimeCode } from '@yantra/domain';
import type { AuthDependencies } from '../dependencies.ts';
import { isError } from '../dependencies.ts';

type Handle = OutputOf<typeof generateOtp>;

/** `none`: none has been sent; `verified`: the handles are a grant now. */
export type CodeState = 'none' | 'sending' | 'sent' | 'verifying' | 'verified';

export interface CodeDependencies extends Pick<AuthDependencies, 'now' | 'every'> {
  /** Requests a code. @throws {ApiError} */
  readonly ask: (phone: string) => Promise<Handle>;
  /** @throws {ApiError} when the code is wrong */
  readonly check: (input: InputOf<typeof verifyOtp>) => Promise<unknown>;
  readonly onSent?: () => void;
  /** @returns the error to show beside the boxes */
  readonly onSendFailed: (error: unknown, isResend: boolean) => string | undefined;
  readonly onVerified: () => void;
  /** @returns the error to show beside the boxes */
  readonly onWrong: (error: unknown) => string;
}

/** A code that is sent to a phone and typed back. */
export interface CodeModel {
  readonly state: ReadonlySignal<CodeState>;
  /** Ten digits; empty before the first code. */
  readonly phone: ReadonlySignal<string>;
  /** What has been typed, six digits at most. */
  readonly digits: ReadonlySignal<string>;
  /** How many digits are not typed yet. */
  readonly missing: ReadonlySignal<number>;
  /** Increases when a check was requested while digits were missing. */
  readonly asked: ReadonlySignal<number>;
  readonly error: ReadonlySignal<string | undefined>;
  /** Until another code may be requested. */
  readonly secondsLeft: ReadonlySignal<number>;
  /** Whether there is a code to type. */
  readonly hasCode: ReadonlySignal<boolean>;
  readonly send: (phone: string) => Promise<void>;
  /** Does nothing before the time is up. */
  readonly resend: () => Promise<void>;
  /** The sixth digit starts the check. */
  readonly type: (text: string) => void;
  /** Resolves with the answer, also when the sixth digit started the check. */
  readonly verify: () => Promise<void>;
  /** Keeps the countdown running while it is shown. Returns a function that stops it. */
  readonly watch: () => () => void;
  /** Whether the code sent to this phone, or its grant, is still valid. */
  readonly isAlive: (phone: string) => boolean;
  /** The handles of the verified code; undefined before. */
  readonly grant: () => Handle | undefined;
  /** Forgets the code. @param error what to show beside the boxes */
  readonly reset: (error?: string) => void;
}

/** How long a code and a grant live, in milliseconds (decisions/0011). */
const lifeMs = { code: 5 * 60_000, grant: 10 * 60_000 } as const;
const pollMs = 500;

/**
 * Time until another code may be requested. Keeps the end, not a count, so that a tab that slept is right as soon as it wakes.
 */
function createCountdown({ now, every }: Pick<CodeDependencies, 'now' | 'every'>) {
  const end = signal(0);
  const clock = signal(now());
  const look = () => {
    clock.value = now();
  };
  const secondsLeft = computed(() => Math.max(0, Math.ceil((end.value - clock.value) / 1000)));
  return {
    secondsLeft,
    isElapsed: () => {
      look();
      return secondsLeft.peek() === 0;
    },
    start: () => {
      look();
      end.value = clock.peek() + oneTimeCode.resendSeconds * 1000;
    },
    watch: () => {
      look();
      return every(look, pollMs);
    },
  };
}

/** One request at a time: an answer to an earlier one is ignored. */
function createRequests() {
  let turn = 0;
  return {
    forget: () => void (turn += 1),
    async ask<Answer>(
      question: () => Promise<Answer>,
      onAnswer: (answer: Answer) => void,
      onFailure: (reason: unknown) => void,
    ): Promise<void> {
      const mine = (turn += 1);
      try {
        const answer = await question();
        if (mine === turn) onAnswer(answer);
      } catch (reason) {
        if (mine === turn) batch(() => onFailure(reason));
      }
    },
  };
}

/** The digits after more were typed; after a wrong code the next digit starts a new one. */
function digitsTyped(before: string, text: string, isWrong: boolean): string {
  const typed = digitsOf(text);
  const isAnew = isWrong && before.length === oneTimeCode.digits && typed.length > before.length;
  return (isAnew && typed.startsWith(before) ? typed.slice(before.length) : typed).slice(0, oneTimeCode.digits);
}

/** The digits in the boxes, and the error beside them. */
function createBoxes() {
  const digits = signal('');
  const error = signal<string | undefined>(undefined);
  return {
    digits,
    error,
    asked: signal(0),
    missing: computed(() => oneTimeCode.digits - digits.value.length),
    type: (text: string): void => {
      const before = digits.peek();
      batch(() => {
        digits.value = digitsTyped(before, text, error.peek() !== undefined);
        if (digits.peek() !== before) error.value = undefined;
      });
    },
    empty: (sentence?: string): void => {
      digits.value = '';
      error.value = sentence;
    },
  };
}

interface Checking extends Pick<CodeDependencies, 'check' | 'onWrong'> {
  readonly state: Signal<CodeState>;
  readonly boxes: Pick<ReturnType<typeof createBoxes>, 'digits' | 'missing' | 'asked' | 'error' | 'empty'>;
  readonly handle: ReadonlySignal<Handle | undefined>;
  readonly requests: ReturnType<typeof createRequests>;
  readonly onRight: () => void;
}

/** Checks the code in the boxes; resolves with the answer, whoever started the check. */
function createChecking({ state, boxes, handle, requests, check, onRight, onWrong }: Checking) {
  let pending = Promise.resolve();
  const right = () => {
    batch(() => {
      state.value = 'verified';
      boxes.error.value = undefined;
    });
    onRight();
  };
  const refused = (reason: unknown) => {
    state.value = 'sent';
    // A wrong code is cleared to be typed again; one that did not reach the server stays, to be sent again.
    if (isError(reason, 'otp.wrong')) boxes.empty(onWrong(reason));
    else boxes.error.value = onWrong(reason);
  };
  return async (): Promise<void> => {
    if (boxes.missing.peek() > 0) boxes.asked.value += 1;
    const current = handle.peek();
    if (current && boxes.missing.peek() === 0 && state.peek() === 'sent') {
      state.value = 'verifying';
      pending = requests.ask(() => check({ ...current, otp: boxes.digits.peek() }), right, refused);
    }
    await pending;
  };
}

export function createCodeModel(dependencies: CodeDependencies): CodeModel {
  const { ask, check, now, onSent, onSendFailed, onVerified, onWrong } = dependencies;
  const state = signal<CodeState>('none');
  const phone = signal('');
  const { type, empty, ...boxes } = createBoxes();
  const handle = signal<Handle | undefined>(undefined);
  const { secondsLeft, isElapsed, start: startCountdown, watch } = createCountdown(dependencies);
  const requests = createRequests();
  let usableUntil = 0;

  async function request(to: string, isResend: boolean): Promise<void> {
    batch(() => {
      state.value = 'sending';
      empty();
      phone.value = to;
    });
    const arrived = (answer: Handle) => {
      batch(() => {
        handle.value = answer;
        usableUntil = now() + lifeMs.code;
        startCountdown();
        state.value = 'sent';
      });
      onSent?.();
    };
    const failed = (reason: unknown) => {
      // The previous code is still valid when another could not be sent.
      state.value = handle.peek() ? 'sent' : 'none';
      if (isError(reason, 'otp.tooSoon')) startCountdown();
      boxes.error.value = onSendFailed(reason, isResend);
    };
    await requests.ask(() => ask(to), arrived, failed);
  }

  const verify = createChecking({
    state,
    boxes: { ...boxes, empty },
    handle,
    requests,
    check,
    onWrong,
    onRight() {
      usableUntil = now() + lifeMs.grant;
      onVerified();
    },
  });

  return {
    state,
    phone,
    ...boxes,
    secondsLeft,
    hasCode: computed(() => handle.value !== undefined),
    send: (to) => request(to, false),
    async resend() {
      if (isElapsed() && state.peek() !== 'sending' && state.peek() !== 'verifying') await request(phone.peek(), true);
    },
    type(text) {
      if (state.peek() === 'verifying') return;
      const before = boxes.digits.peek();
      type(text);
      // The last digit submits it: there is nothing more to type.
      if (boxes.digits.peek() !== before && boxes.missing.peek() === 0) void verify();
    },
    verify,
    watch,
    isAlive: (of) => of === phone.peek() && (state.peek() === 'sending' || (!!handle.peek() && now() < usableUntil)),
    grant: () => (state.peek() === 'verified' ? handle.peek() : undefined),
    reset(sentence) {
      requests.forget();
      batch(() => {
        state.value = 'none';
        empty(sentence);
        handle.value = undefined;
      });
    },
  };
}

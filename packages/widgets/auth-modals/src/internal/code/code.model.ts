import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import type { InputOf, OutputOf, generateOtp, verifyOtp } from '@yantra/contract/calls';
import { oneTimeCode } from '@yantra/domain';
import type { AuthDependencies } from '../dependencies.ts';
import { isError } from '../dependencies.ts';

type Handle = OutputOf<typeof generateOtp>;

/** `none`: none has been sent; `verified`: the handles are a grant now. */
export type CodeState = 'none' | 'sending' | 'sent' | 'verifying' | 'verified';

export interface CodeDependencies extends Pick<AuthDependencies, 'now' | 'every'> {
  /** Has a code sent. @throws {ApiError} */
  readonly ask: (phone: string) => Promise<Handle>;
  /** @throws {ApiError} when it is not the code */
  readonly check: (input: InputOf<typeof verifyOtp>) => Promise<unknown>;
  readonly onSent?: () => void;
  /** @returns what stands beside the boxes then */
  readonly onSendFailed: (error: unknown, isResend: boolean) => string | undefined;
  readonly onVerified: () => void;
  /** @returns what stands beside the boxes then */
  readonly onWrong: (error: unknown) => string;
}

/** A code on its way to a phone and back. */
export interface CodeModel {
  readonly state: ReadonlySignal<CodeState>;
  /** Ten digits; empty before the first code. */
  readonly phone: ReadonlySignal<string>;
  /** What has been typed, six digits at most. */
  readonly digits: ReadonlySignal<string>;
  readonly isFull: ReadonlySignal<boolean>;
  readonly error: ReadonlySignal<string | undefined>;
  /** Until another may be asked for. */
  readonly secondsLeft: ReadonlySignal<number>;
  /** Whether there is a code to type. */
  readonly hasCode: ReadonlySignal<boolean>;
  readonly send: (phone: string) => Promise<void>;
  /** Does nothing before the time is up. */
  readonly resend: () => Promise<void>;
  readonly type: (text: string) => void;
  readonly verify: () => Promise<void>;
  /** Keeps the countdown going while somebody looks at it. Returns how to stop. */
  readonly watch: () => () => void;
  /** Whether what was sent to this phone, or the grant it became, can still be used. */
  readonly isAlive: (phone: string) => boolean;
  /** The handles of the verified code; undefined before. */
  readonly grant: () => Handle | undefined;
  /** Forgets the code. @param error what stands beside the boxes then */
  readonly reset: (error?: string) => void;
}

/** How long a code and a grant live, in milliseconds (decisions/0011). */
const lifeMs = { code: 5 * 60_000, grant: 10 * 60_000 } as const;
const glanceMs = 500;

export function createCodeModel(dependencies: CodeDependencies): CodeModel {
  const { ask, check, now, every, onSent, onSendFailed, onVerified, onWrong } = dependencies;
  const state = signal<CodeState>('none');
  const phone = signal('');
  const digits = signal('');
  const error = signal<string | undefined>(undefined);
  const handle = signal<Handle | undefined>(undefined);
  /** An end, not a count: a tab that slept is right at once when it wakes. */
  const resendAt = signal(0);
  const clock = signal(now());
  let usableUntil = 0;
  /** An answer to an earlier question is nobody's any more. */
  let turn = 0;

  const isFull = computed(() => digits.value.length === oneTimeCode.digits);
  const secondsLeft = computed(() => Math.max(0, Math.ceil((resendAt.value - clock.value) / 1000)));
  const startCountdown = () => {
    clock.value = now();
    resendAt.value = clock.peek() + oneTimeCode.resendSeconds * 1000;
  };

  async function request(to: string, isResend: boolean): Promise<void> {
    const mine = (turn += 1);
    batch(() => {
      state.value = 'sending';
      phone.value = to;
      digits.value = '';
      error.value = undefined;
    });
    try {
      const answer = await ask(to);
      if (mine !== turn) return;
      batch(() => {
        handle.value = answer;
        usableUntil = now() + lifeMs.code;
        startCountdown();
        state.value = 'sent';
      });
      onSent?.();
    } catch (reason) {
      if (mine !== turn) return;
      batch(() => {
        // The one before is still good when another could not be sent.
        state.value = handle.peek() ? 'sent' : 'none';
        if (isError(reason, 'otp.tooSoon')) startCountdown();
        error.value = onSendFailed(reason, isResend);
      });
    }
  }

  return {
    state,
    phone,
    digits,
    isFull,
    error,
    secondsLeft,
    hasCode: computed(() => handle.value !== undefined),
    send: (to) => request(to, false),
    async resend() {
      clock.value = now();
      if (secondsLeft.peek() === 0 && state.peek() !== 'sending' && state.peek() !== 'verifying')
        await request(phone.peek(), true);
    },
    type(text) {
      if (state.peek() === 'verifying') return;
      const before = digits.peek();
      const typed = text.replace(/\D/g, '');
      // After a wrong code the next digit begins a new one.
      const isAnew = error.peek() !== undefined && isFull.peek() && typed.length > before.length;
      batch(() => {
        digits.value = (isAnew && typed.startsWith(before) ? typed.slice(before.length) : typed).slice(
          0,
          oneTimeCode.digits,
        );
        if (digits.peek() !== before) error.value = undefined;
      });
    },
    async verify() {
      const current = handle.peek();
      if (!current || !isFull.peek() || state.peek() !== 'sent') return;
      const mine = (turn += 1);
      state.value = 'verifying';
      try {
        await check({ ...current, otp: digits.peek() });
        if (mine !== turn) return;
        usableUntil = now() + lifeMs.grant;
        batch(() => {
          state.value = 'verified';
          error.value = undefined;
        });
        onVerified();
      } catch (reason) {
        if (mine !== turn) return;
        batch(() => {
          state.value = 'sent';
          error.value = onWrong(reason);
        });
      }
    },
    watch() {
      const look = () => {
        clock.value = now();
      };
      look();
      return every(look, glanceMs);
    },
    isAlive: (of) => of === phone.peek() && (state.peek() === 'sending' || (!!handle.peek() && now() < usableUntil)),
    grant: () => (state.peek() === 'verified' ? handle.peek() : undefined),
    reset(sentence) {
      turn += 1;
      batch(() => {
        state.value = 'none';
        handle.value = undefined;
        digits.value = '';
        error.value = sentence;
      });
    },
  };
}

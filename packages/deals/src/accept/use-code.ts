import { digitsOf, oneTimeCode } from '@yantra/domain';
import { ApiError } from '@yantra/state';
import { useCallback, useState, useSyncExternalStore } from 'react';

/** What names a code that was sent. */
export interface CodeHandle {
  readonly id: string;
  readonly securityStamp: string;
  /** The phone, masked; absent where a plain form led here. */
  readonly phone?: string | undefined;
}

/** A code that is sent to a phone and typed back. What was typed stays, whatever fails. */
export interface Code {
  readonly handle: CodeHandle | undefined;
  readonly isSending: boolean;
  readonly digits: string;
  readonly missing: number;
  readonly error: ApiError | undefined;
  /** Until another may be asked for. */
  readonly secondsLeft: number;
  readonly type: (text: string) => void;
  /** Sends a code; before another may be asked for it does nothing. */
  readonly send: () => Promise<void>;
  readonly refuse: (error: ApiError | undefined) => void;
}

const resendMs = oneTimeCode.resendSeconds * 1000;
const tickMs = 500;

/** Seconds until a moment; counts while there are some. */
function useSecondsTo(end: number): number {
  const left = () => Math.max(0, Math.ceil((end - Date.now()) / 1000));
  const follow = useCallback(
    (act: () => void) => {
      const timer = setInterval(() => {
        act();
        if (Date.now() >= end) clearInterval(timer);
      }, tickMs);
      return () => clearInterval(timer);
    },
    [end],
  );
  return useSyncExternalStore(follow, left, () => 0);
}

/**
 * @param ask sends a code
 * @param first one that was sent already
 * @param sentAt when, in milliseconds since the epoch, if that is known
 */
export function useCode(ask: () => Promise<CodeHandle>, first: CodeHandle | undefined, sentAt = 0): Code {
  const [handle, setHandle] = useState(first);
  const [isSending, setSending] = useState(false);
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<ApiError>();
  const [end, setEnd] = useState(sentAt + resendMs);
  const secondsLeft = useSecondsTo(end);
  return {
    handle,
    isSending,
    digits,
    missing: oneTimeCode.digits - digits.length,
    error,
    secondsLeft,
    type(text) {
      setDigits(digitsOf(text).slice(0, oneTimeCode.digits));
      setError(undefined);
    },
    async send() {
      if (Date.now() < end) return;
      setSending(true);
      setError(undefined);
      try {
        setHandle(await ask());
        setEnd(Date.now() + resendMs);
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        setError(failure);
        if (failure.code === 'otp.tooSoon') setEnd(Date.now() + resendMs);
      } finally {
        setSending(false);
      }
    },
    refuse: setError,
  };
}

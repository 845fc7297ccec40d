import { useSignals } from '@preact/signals-react/runtime';
import { digitsOf, oneTimeCode } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { messages } from '../../auth-modals.messages.ts';
import { readCode } from '../browser.ts';
import type { CodeModel } from './code.model.ts';
import { useCountdown } from './use-countdown.ts';

interface CodeEntryProps {
  readonly code: CodeModel;
  /** Enter, where the surrounding form submits something else. */
  readonly onEnter?: () => void;
  /** Beside the way to another code: the button that checks it, where there is no foot. */
  readonly action?: ReactNode;
}

const places = Array.from({ length: oneTimeCode.digits }, (_, place) => place);

/** The code: one real field over six drawn boxes, its error, and the way to another code. */
export function CodeEntry({ code, onEnter, action }: CodeEntryProps) {
  const { code: texts } = useMessages(messages);
  useSignals();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const state = code.state.value;
  const error = code.error.value;
  const asked = code.asked.value;
  useFilledFromMessage(code, state === 'sent');
  // Sent again, refused, or checked while incomplete: the field gets the focus.
  useEffect(() => {
    if (state === 'sent') input.current?.focus();
  }, [state, error, asked]);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = digitsOf(event.clipboardData.getData('text'));
    code.type(pasted.length < oneTimeCode.digits ? code.digits.peek() + pasted : pasted);
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="y-field y-auth__entry">
      <div className="y-auth__code" data-state={error !== undefined ? 'wrong' : state}>
        <input
          ref={input}
          data-autofocus=""
          name="otp"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={texts.label}
          aria-describedby={`${id}-note`}
          {...(error !== undefined && { 'aria-invalid': true })}
          value={code.digits.value}
          onInput={(event) => code.type(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={enter}
          onSelect={keepAtEnd}
        />
        <Boxes digits={code.digits.value} />
      </div>
      <p id={`${id}-note`} className="y-field__error">
        {error !== undefined && (
          <>
            <Icon name="alert" />
            <span>{error}</span>
          </>
        )}
      </p>
      <div className="y-auth__resend">
        <Resend code={code} />
        {action}
      </div>
    </div>
  );
}

function Boxes({ digits }: { readonly digits: string }) {
  const current = Math.min(digits.length, oneTimeCode.digits - 1);
  return places.map((place) => (
    <span
      key={place}
      aria-hidden="true"
      data-state={place < digits.length ? 'filled' : undefined}
      data-current={place === current ? '' : undefined}
    >
      {digits[place]}
    </span>
  ));
}

/** Keeps the caret of the invisible field behind the last digit, where the drawn one is. */
const keepAtEnd = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
  const end = field.value.length;
  if (field.selectionStart !== end || field.selectionEnd !== end) field.setSelectionRange(end, end);
};

/** Fills the code in from the text message, where the browser reads it and the person agrees. */
function useFilledFromMessage(code: CodeModel, isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited) return undefined;
    const ending = new AbortController();
    void readCode(ending.signal).then((digits) => {
      if (digits && !ending.signal.aborted) code.type(digits);
    });
    return () => ending.abort();
  }, [code, isAwaited]);
}

/** Requests another code, once the time is up. */
function Resend({ code }: Pick<CodeEntryProps, 'code'>) {
  const { code: texts } = useMessages(messages);
  useSignals();
  const seconds = useCountdown(code);
  const state = code.state.value;
  const isCounting = seconds > 0;
  const isSending = state === 'sending';
  const canResend = !isSending && !isCounting;
  const wasCounting = useRef(false);
  if (isCounting) wasCounting.current = true;
  return (
    <>
      <button
        type="button"
        className={canResend ? 'y-link' : 'y-auth__countdown y-num'}
        disabled={!canResend}
        onClick={() => void code.resend()}
      >
        {isSending ? texts.sending : isCounting ? texts.resendIn(seconds) : texts.resend}
      </button>
      {/* Not announced every second: only when something can be done. */}
      <p role="status" className="y-hidden">
        {isSending ? texts.sending : isCounting ? texts.sent : wasCounting.current && texts.canResend}
      </p>
    </>
  );
}

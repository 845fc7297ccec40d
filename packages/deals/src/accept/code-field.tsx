import { oneTimeCode } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { Button, type ButtonProps, Field, TextInput } from '@yantra/ui';
import { useEffect, useRef } from 'react';
import { messages } from './accept.messages.ts';
import type { Code } from './use-code.ts';

interface CodeFieldProps {
  readonly code: Code;
  /** Masked. */
  readonly phone: string;
  /** It was checked while digits were missing. */
  readonly isIncomplete?: boolean;
}

/** A field for the code that was sent, and the way to another one. Without a script it is a field of its form. */
export function CodeField({ code, phone, isIncomplete = false }: CodeFieldProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { handle, error, digits, missing, isSending, secondsLeft } = code;
  // Sent, or refused: the field is what comes next.
  useEffect(() => {
    if (handle) input.current?.focus();
  }, [handle, error]);
  const wrong = error ? errorText(error) : isIncomplete && missing > 0 ? texts.digits(missing) : undefined;
  return (
    <div className="y-otp">
      <Field label={texts.code(handle?.phone ?? phone)} hint={texts.valid} error={wrong}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={input}
            data-autofocus=""
            className="y-otp__digits"
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`\\d{${oneTimeCode.digits}}`}
            maxLength={oneTimeCode.digits}
            required
            value={digits}
            onInput={(event) => code.type(event.currentTarget.value)}
          />
        )}
      </Field>
      <Again {...{ isSending, secondsLeft }} onAgain={() => void code.send()} />
    </div>
  );
}

interface CodeButtonProps extends Pick<ButtonProps, 'size' | 'children'> {
  readonly code: Code;
  readonly isBusy: boolean;
}

/** Sends the form: with a code it does what its words say. Before, it asks for one, and says why none was sent and when it may be asked for. */
export function CodeButton({ code, isBusy, children, ...look }: CodeButtonProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { handle, error, isSending, secondsLeft } = code;
  return (
    <>
      {!handle && error && (
        <p className="y-field__error" role="alert">
          {errorText(error)}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        block
        {...look}
        busy={isBusy || isSending}
        missing={!handle && secondsLeft > 0 ? texts.againIn(secondsLeft) : undefined}
      >
        {handle ? children : texts.send}
      </Button>
    </>
  );
}

interface AgainProps {
  readonly isSending: boolean;
  readonly secondsLeft: number;
  readonly onAgain: () => void;
}

/** Asks for another code, once the time is up. */
function Again({ isSending, secondsLeft, onAgain }: AgainProps) {
  const texts = useMessages(messages);
  const isWaiting = secondsLeft > 0;
  const wasWaiting = useRef(false);
  if (isWaiting) wasWaiting.current = true;
  return (
    <p className="y-otp__again">
      {isWaiting && !isSending ? (
        <span className="y-num y-muted">{texts.againIn(secondsLeft)}</span>
      ) : (
        <button type="button" className="y-link" disabled={isSending} onClick={onAgain}>
          {isSending ? texts.sending : texts.again}
        </button>
      )}
      {/* Not announced every second: only when something can be done. */}
      <span role="status" className="y-hidden">
        {isSending ? texts.sending : isWaiting ? texts.sent : wasWaiting.current && texts.canSend}
      </span>
    </p>
  );
}

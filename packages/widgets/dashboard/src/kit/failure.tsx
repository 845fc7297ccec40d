import { type Failure as Failed, useErrorText, useMessages } from '@yantra/language';
import { Button, StateMessage } from '@yantra/ui';
import { messages } from './form/form.messages.ts';

interface FailureProps {
  /** `Error: …`, as the documents say it. */
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** What could not come, in one way wherever it is missing: a sentence, and the way on, which is never the filled button. */
export const Failure = ({ title, text, retry, onRetry }: FailureProps) => (
  <StateMessage picture="error" level={2} title={title} text={text}>
    <Button icon="retry" onClick={onRetry}>
      {retry}
    </Button>
  </StateMessage>
);

/** The same in one line, where a part of something is missing. */
export function FailedLine({ error, onRetry }: { readonly error: Failed; readonly onRetry: () => void }) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  return (
    <p role="alert">
      {errorText(error)}{' '}
      <button type="button" className="y-link" onClick={onRetry}>
        {texts.retry}
      </button>
    </p>
  );
}

import { type Failure as Failed, useErrorText, useMessages } from '@yantra/language';
import { Button, StateMessage } from '@yantra/ui';
import { messages } from './form/form.messages.ts';

interface FailureProps {
  /** `Error: …`, as documented. */
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** Something that could not be loaded, everywhere in the same form: a sentence and a button to retry, never the filled one. */
export const Failure = ({ title, text, retry, onRetry }: FailureProps) => (
  <StateMessage picture="error" level={2} title={title} text={text}>
    <Button icon="retry" onClick={onRetry}>
      {retry}
    </Button>
  </StateMessage>
);

/** The same in one line, for a part of a page. */
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

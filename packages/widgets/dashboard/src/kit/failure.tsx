import { Button, StateMessage } from '@yantra/ui';

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

import type { ApiError } from '@yantra/state';
import { Button, ButtonLink, StateMessage } from '@yantra/ui';
import { messages } from '../equipment-details.messages.ts';

/** Whoever has no machine before them still has a heading, for those who go by headings. */
const heading = <h1 className="y-hidden">{messages.heading}</h1>;
const browse = (siteUrl: string, variant: 'primary' | 'secondary' = 'primary') => (
  <ButtonLink variant={variant} href={`${siteUrl}/equipments`}>
    {messages.browse}
  </ButtonLink>
);

/** An address without a machine. */
export function Nothing({ siteUrl }: { readonly siteUrl: string }) {
  return (
    <>
      {heading}
      <StateMessage level={2} picture="empty-list" title={messages.none} text={messages.noneText}>
        {browse(siteUrl)}
      </StateMessage>
    </>
  );
}

export interface FailureProps {
  readonly siteUrl: string;
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Why there is no machine to see: a way to try again, and a way on. */
export function Failure({ siteUrl, error, onRetry }: FailureProps) {
  const isGone = error.status === 404;
  return (
    <>
      {heading}
      <StateMessage
        level={2}
        picture={isGone ? 'empty-search' : 'error'}
        title={messages.failed(error.message)}
        text={isGone ? messages.goneText : messages.failedText}
      >
        <Button variant={isGone ? 'secondary' : 'primary'} onClick={onRetry}>
          {messages.retry}
        </Button>
        {browse(siteUrl, isGone ? 'primary' : 'secondary')}
      </StateMessage>
    </>
  );
}

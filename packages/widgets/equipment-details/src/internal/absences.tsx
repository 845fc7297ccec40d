import { useErrorText, useMessages } from '@yantra/language';
import type { ApiError } from '@yantra/state';
import { Button, ButtonLink, StateMessage } from '@yantra/ui';
import { messages } from '../equipment-details.messages.ts';

/** A heading even without a machine, for navigation by headings. */
function Heading() {
  return <h1 className="y-hidden">{useMessages(messages).heading}</h1>;
}

interface BrowseProps {
  readonly siteUrl: string;
  readonly variant?: 'primary' | 'secondary';
}

function Browse({ siteUrl, variant = 'primary' }: BrowseProps) {
  return (
    <ButtonLink variant={variant} href={`${siteUrl}/equipments`}>
      {useMessages(messages).browse}
    </ButtonLink>
  );
}

/** An address without a machine. */
export function Nothing({ siteUrl }: { readonly siteUrl: string }) {
  const texts = useMessages(messages);
  return (
    <>
      <Heading />
      <StateMessage level={2} picture="no-machines" title={texts.none} text={texts.noneText}>
        <Browse siteUrl={siteUrl} />
      </StateMessage>
    </>
  );
}

export interface FailureProps {
  readonly siteUrl: string;
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Why no machine is shown, with Retry and a way to others. */
export function Failure({ siteUrl, error, onRetry }: FailureProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const isGone = error.status === 404;
  return (
    <>
      <Heading />
      <StateMessage
        level={2}
        picture={isGone ? 'empty-search' : 'error'}
        title={texts.failed(errorText(error))}
        text={isGone ? texts.goneText : texts.failedText}
      >
        <Button variant={isGone ? 'secondary' : 'primary'} onClick={onRetry}>
          {texts.retry}
        </Button>
        <Browse siteUrl={siteUrl} variant={isGone ? 'primary' : 'secondary'} />
      </StateMessage>
    </>
  );
}

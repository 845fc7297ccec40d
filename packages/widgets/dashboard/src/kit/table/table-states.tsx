import { isolated } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import type { ApiError } from '@yantra/state';
import { Button, ButtonLink, Icon, StateMessage } from '@yantra/ui';
import { clockText } from '../dates.ts';
import { Failure } from '../failure.tsx';
import { messages } from './table.messages.ts';

interface FailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

interface StaleProps extends FailureProps {
  /** When the rows were, milliseconds since the epoch. */
  readonly seenAt: number;
}

/** Nobody was reached: the rows are as they were. */
const isOffline = ({ code }: ApiError): boolean => code === 'network.offline' || code === 'network.unreachable';

/** Why the rows that are shown may not be true any more. */
export const Stale = ({ error, seenAt, onRetry }: StaleProps) => {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const isAway = isOffline(error);
  return (
    <div className="y-dashboard__stale" data-offline={isAway || undefined} role="alert">
      <Icon name="alert" />
      <span>
        <b>{isAway ? texts.offline : texts.error(errorText(error))}</b>{' '}
        {isAway ? texts.seenAt(clockText(seenAt)) : texts.stale}
      </span>
      <Button size="sm" icon="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
};

/** A failed load, said as the documents say it, with the way on. */
export const Failed = ({ error, onRetry }: FailureProps) => {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  return <Failure title={texts.error(errorText(error))} text={texts.errorText} retry={texts.retry} onRetry={onRetry} />;
};

/** What a search or filter finds nothing of, with the way back. */
export const NothingFound = ({ address, term }: { readonly address: string; readonly term: string }) => {
  const texts = useMessages(messages);
  const title = term === '' ? texts.nothingFound : texts.nothingCalled(isolated(term));
  return (
    <StateMessage picture="empty-search" title={title} text={texts.nothingFoundText} level={2}>
      <ButtonLink href={address}>{texts.clear}</ButtonLink>
    </StateMessage>
  );
};

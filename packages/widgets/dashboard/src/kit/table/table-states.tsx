import { isolated } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import type { ApiError } from '@yantra/state';
import { Button, Icon, StateMessage } from '@yantra/ui';
import { clockText } from '../dates.ts';
import { Failure } from '../failure.tsx';
import { LinkButton } from '../link.tsx';
import { messages } from './table.messages.ts';

interface FailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

interface StaleProps extends FailureProps {
  /** When the rows were loaded, in milliseconds since the epoch. */
  readonly seenAt: number;
}

/** The server was not reached: the rows have not changed. */
const isOffline = ({ code }: ApiError): boolean => code === 'network.offline' || code === 'network.unreachable';

/** Says why the shown rows may be out of date. */
export const Stale = ({ error, seenAt, onRetry }: StaleProps) => {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const isOfflineError = isOffline(error);
  return (
    <div className="y-dashboard__stale" data-offline={isOfflineError || undefined} role="alert">
      <Icon name="alert" />
      <span>
        <b>{isOfflineError ? texts.offline : texts.error(errorText(error))}</b>{' '}
        {isOfflineError ? texts.seenAt(clockText(seenAt)) : texts.stale}
      </span>
      <Button size="sm" icon="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
};

/** A failed load, in the documented words, with Retry. */
export const Failed = ({ error, onRetry }: FailureProps) => {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  return <Failure title={texts.error(errorText(error))} text={texts.errorText} retry={texts.retry} onRetry={onRetry} />;
};

/** No row matches the search or the filters; with a link that clears them. */
export const NothingFound = ({ address, term }: { readonly address: string; readonly term: string }) => {
  const texts = useMessages(messages);
  const title = term === '' ? texts.nothingFound : texts.nothingCalled(isolated(term));
  return (
    <StateMessage picture="empty-search" title={title} text={texts.nothingFoundText} level={2}>
      <LinkButton href={address}>{texts.clear}</LinkButton>
    </StateMessage>
  );
};

import { useSignals } from '@preact/signals-react/runtime';
import { useErrorText, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, ButtonLink, StateMessage } from '@yantra/ui';
import { useEffect, useMemo } from 'react';
import { messages } from '../saved-searches.messages.ts';
import { createSearchesModel } from './list.model.ts';
import { SearchRow } from './search-row.tsx';
import { type Navigate, settingsPath, useLink } from './use-link.ts';
import { type Report, useReport } from './use-report.ts';

interface SearchListProps {
  readonly navigate: Navigate | undefined;
  readonly level: 2 | 3;
  readonly report: Report | undefined;
}

/** The searches of who is logged in. */
export function SearchList({ navigate, level, report }: SearchListProps) {
  useSignals();
  const texts = useMessages(messages);
  const scope = useScope();
  const model = useMemo(() => createSearchesModel(scope), [scope]);
  const link = useLink(navigate);
  useEffect(() => void model.load(), [model]);
  const { status, lines, most, error } = model.list.value;
  useReport(report, status === 'ready' && lines.length === 0 ? 'empty' : status === 'failed' ? 'error' : status, error);
  if (status === 'loading') return <Waiting label={texts.loading} />;
  if (status === 'failed') return <Failed error={error} level={level} onRetry={() => void model.load()} />;
  if (lines.length === 0)
    return (
      <StateMessage picture="empty-search" level={level} title={texts.emptyTitle} text={texts.emptyText}>
        <ButtonLink variant="primary" {...link('/equipments')}>
          {texts.find}
        </ButtonLink>
      </StateMessage>
    );
  return (
    <>
      <p className="y-searches__bar">
        <span className="y-num">{texts.count(lines.filter(({ isRemoved }) => !isRemoved).length, most)}</span>
        <a className="y-link" {...link(settingsPath)}>
          {texts.settings}
        </a>
      </p>
      <ul className="y-searches__list" aria-label={texts.list}>
        {lines.map((line) => (
          <SearchRow key={line.key} {...{ line, model, navigate, level }} />
        ))}
      </ul>
    </>
  );
}

const skeletons = [1, 2, 3];

/** In the shape of the list. */
export const Waiting = ({ label }: { readonly label: string }) => (
  <div className="y-searches__list" role="status" aria-label={label}>
    {skeletons.map((one) => (
      <span key={one} className="y-searches__row y-searches__waiting" aria-hidden="true">
        <i className="y-skeleton" />
        <i className="y-skeleton" />
      </span>
    ))}
  </div>
);

interface FailedProps {
  readonly error: Parameters<ReturnType<typeof useErrorText>>[0] | undefined;
  readonly level: 2 | 3;
  readonly onRetry: () => void;
}

export function Failed({ error, level, onRetry }: FailedProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  return (
    <StateMessage
      picture="error"
      level={level}
      title={texts.failed(error ? errorText(error) : '')}
      text={texts.failedText}
    >
      <Button icon="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </StateMessage>
  );
}

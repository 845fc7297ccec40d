import { useSignals } from '@preact/signals-react/runtime';
import { dayInIndia } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { useJobSaying, useScope } from '@yantra/state';
import { JobBox, Skeleton } from '@yantra/ui';
import { useState } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';
import { detailsHref } from './addresses.ts';
import { type JobCostView, loadJobParts } from './use-cost.ts';

export interface YourJobProps {
  readonly machine: KnownMachine;
  readonly cost: JobCostView;
  /** Loads the machine again. */
  readonly onRetry: () => void;
}

/** The job, and what it costs in all; until one is said, an invitation. */
export function YourJob({ machine, cost, onRetry }: YourJobProps) {
  const texts = useMessages(messages);
  const hasJob = cost.kind !== 'none';
  return (
    <div className="y-details__job" part="job">
      {/* The same element in both cases: a field keeps the focus while the first days are typed. */}
      <details className="y-details__say-job" open={hasJob} onToggle={() => void loadJobParts().catch(() => undefined)}>
        <summary hidden={hasJob}>
          <b>{texts.sayJob}</b> <small>{texts.sayJobNote}</small>
        </summary>
        <JobForm machine={machine} cost={cost} />
      </details>
      {cost.kind === 'loading' && <Skeleton className="y-details__line y-details__line--name" />}
      {cost.kind === 'failed' && (
        <p role="alert">
          {texts.jobFailed}{' '}
          <button type="button" className="y-link" onClick={onRetry}>
            {texts.retry}
          </button>
        </p>
      )}
      {cost.kind === 'ready' && <cost.parts.Total context={cost.context} />}
    </div>
  );
}

function JobForm({ machine, cost }: Pick<YourJobProps, 'machine' | 'cost'>) {
  useSignals();
  const scope = useScope();
  const word = useWord();
  const saying = useJobSaying();
  const [today] = useState(() => dayInIndia(new Date()));
  const [action = ''] = detailsHref(scope.siteUrl, machine.id).split('?');
  return (
    <JobBox
      job={cost.kind === 'none' ? undefined : cost.job}
      today={today}
      city={word(scope.city.value.name)}
      {...saying}
      action={action}
      kept={[['id', machine.id]]}
    />
  );
}

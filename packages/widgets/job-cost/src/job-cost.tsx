import { useSignals } from '@preact/signals-react/runtime';
import { dayInIndia, jobPairs } from '@yantra/domain';
import type { ReportsState } from '@yantra/element';
import { useErrorText, useMessages, useWord } from '@yantra/language';
import { type GivenJob, ScopeProvider, useJobSaying, useOwnJob, useScope } from '@yantra/state';
import { Button, ButtonLink, CostTable, JobBox, Price, Skeleton, useQuote } from '@yantra/ui';
import { type MouseEvent, useLayoutEffect, useMemo, useState } from 'react';
import { messages } from './job-cost.messages.ts';
import { type JobCostModel, type JobCostView, createJobCostModel } from './job-cost.model.ts';

/** A quote is about to be asked for. */
export interface QuoteRequest {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** The machine, and perhaps a job of its own: `jobDays` and the rest. */
export interface JobCostProps extends ReportsState, GivenJob {
  /** The machine's id. */
  readonly machine?: string | undefined;
  /** 'Ask for a quote' was pressed; return false to stay on the page. Otherwise the machine's page opens. */
  readonly onQuoteRequest?: ((request: QuoteRequest) => boolean | void) | undefined;
}

const states = { none: 'empty', loading: 'loading', ready: 'ready', failed: 'error' } as const;

/** What a job costs with one machine: the job to fill in, and the cost part by part. */
export const JobCost = (props: JobCostProps) => (
  <ScopeProvider value={useOwnJob(props)}>
    <CostOfMachine {...props} />
  </ScopeProvider>
);

function CostOfMachine({ machine: id = '', onStateChange, onQuoteRequest }: JobCostProps) {
  useSignals();
  const scope = useScope();
  const model = useMemo(() => createJobCostModel(scope, id), [scope, id]);
  const view = model.view.value;
  const error = view.kind === 'failed' ? view.error : undefined;
  useLayoutEffect(() => onStateChange?.(states[view.kind], error), [view.kind, error, onStateChange]);
  return (
    <div className="y-root y-job-cost" aria-busy={view.kind === 'loading'}>
      {view.kind === 'ready' ? (
        <Calculation model={model} machine={view.machine} onQuoteRequest={onQuoteRequest} />
      ) : (
        <Absence view={view} onRetry={model.reload} />
      )}
    </div>
  );
}

interface AbsenceProps {
  readonly view: Exclude<JobCostView, { readonly kind: 'ready' }>;
  readonly onRetry: () => void;
}

/** While the machine is loading, and where there is none. */
function Absence({ view, onRetry }: AbsenceProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  if (view.kind === 'loading')
    return (
      <div className="y-job-cost__panel y-job-cost__top">
        <p className="y-hidden" role="status">
          {texts.loading}
        </p>
        {['name', 'job', 'total'].map((line) => (
          <Skeleton key={line} className={`y-job-cost__${line}-line`} />
        ))}
      </div>
    );
  const isGone = view.kind === 'failed' && view.error.status === 404;
  return (
    <div className="y-job-cost__panel y-job-cost__top">
      {view.kind === 'none' ? (
        <p role="status">{texts.none}</p>
      ) : (
        <p role="alert">{isGone ? texts.gone : texts.failed(errorText(view.error))}</p>
      )}
      {view.kind === 'failed' && !isGone && <Button onClick={onRetry}>{texts.retry}</Button>}
    </div>
  );
}

interface CalculationProps extends Pick<JobCostProps, 'onQuoteRequest'> {
  readonly model: JobCostModel;
  readonly machine: (JobCostView & { readonly kind: 'ready' })['machine'];
}

/** The machine's page, with the job in its address. */
const pageOf = (siteUrl: string, id: string, job: Parameters<typeof jobPairs>[0]): string =>
  `${siteUrl}/equipment-details?${new URLSearchParams([['id', id], ...jobPairs(job).map(([...pair]) => pair)])}`;

function Calculation({ model, machine, onQuoteRequest }: CalculationProps) {
  useSignals();
  const [today] = useState(() => dayInIndia(new Date()));
  const saying = useJobSaying();
  const texts = useMessages(messages);
  const word = useWord();
  const { siteUrl, city } = useScope();
  const job = model.job.value;
  const context = model.context.value;
  const { id, name } = machine;
  const href = pageOf(siteUrl, id, job);
  const ask = (event: MouseEvent) => {
    if (onQuoteRequest?.({ id, name, href }) === false) event.preventDefault();
  };
  return (
    <>
      <div className="y-job-cost__panel" part="panel">
        <div className="y-job-cost__top">
          <h2>{texts.heading(name)}</h2>
          <JobBox
            {...saying}
            job={job}
            today={today}
            city={word(city.value.name)}
            action={`${siteUrl}/equipment-details`}
            kept={[['id', id]]}
          />
          {!context && <Price {...machine} />}
          {!job && <p>{texts.invitation}</p>}
          {job && !context && (
            <p role="alert">
              {texts.totalFailed}{' '}
              <button type="button" className="y-link" onClick={model.reload}>
                {texts.retry}
              </button>
            </p>
          )}
        </div>
        {job && context && <Table machine={machine} job={job} context={context} />}
        <div className="y-job-cost__top">
          <ButtonLink variant="primary" block href={href} onClick={ask} part="quote-button">
            {texts.askQuote}
          </ButtonLink>
        </div>
      </div>
      <p className="y-job-cost__by">
        <a href={href}>{texts.by}</a>
      </p>
    </>
  );
}

interface TableProps extends Pick<CalculationProps, 'machine'> {
  readonly job: NonNullable<JobCostModel['job']['value']>;
  readonly context: NonNullable<JobCostModel['context']['value']>;
}

function Table({ machine, job, context }: TableProps) {
  useSignals();
  const { siteUrl, city } = useScope();
  const askAt = useQuote(machine, job, { siteUrl, city: city.value });
  return (
    <div aria-live="polite">
      <CostTable {...context} name={machine.name} askHref={askAt} />
    </div>
  );
}

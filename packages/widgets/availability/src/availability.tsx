import { useSignals } from '@preact/signals-react/runtime';
import { dayAfter, freeFrom, jobPairs } from '@yantra/domain';
import type { ReportsState } from '@yantra/element';
import { useErrorText, useMessages } from '@yantra/language';
import { type FreeDays, type GivenJob, ScopeProvider, useFreeDays, useJob, useOwnJob, useScope } from '@yantra/state';
import {
  Button,
  ButtonLink,
  type CostContext,
  DayPicker,
  FreeBadge,
  Skeleton,
  StatusBadge,
  useCostWords,
  useDayWords,
} from '@yantra/ui';
import { type MouseEvent, useEffect, useMemo } from 'react';
import { messages } from './availability.messages.ts';
import { type AvailabilityModel, type AvailabilityView, createAvailabilityModel } from './availability.model.ts';

/** A quote is about to be asked for. */
export interface QuoteRequest {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** Days that were chosen. */
export interface DaysChoice {
  readonly id: string;
  /** The first day, `2026-11-24`. */
  readonly from: string;
  /** The last day. */
  readonly to: string;
  readonly days: number;
}

/** The machine, and perhaps a job of its own: `jobDays`, `jobFrom` and the rest. */
export interface AvailabilityProps extends ReportsState, GivenJob {
  /** The machine's id. */
  readonly machine?: string | undefined;
  /** Days were chosen. */
  readonly onDaysChoose?: ((choice: DaysChoice) => void) | undefined;
  /** 'Ask for a quote' was pressed; return false to stay on the page. Otherwise the machine's page opens. */
  readonly onQuoteRequest?: ((request: QuoteRequest) => boolean | void) | undefined;
}

const states = { none: 'empty', loading: 'loading', ready: 'ready', failed: 'error' } as const;

/** When one machine is free, and the days of a hire, which are chosen in its calendar. */
export const Availability = (props: AvailabilityProps) => (
  <ScopeProvider value={useOwnJob(props)}>
    <DaysOfMachine {...props} />
  </ScopeProvider>
);

function DaysOfMachine({ machine: id = '', onStateChange, onDaysChoose, onQuoteRequest }: AvailabilityProps) {
  useSignals();
  const scope = useScope();
  const model = useMemo(() => createAvailabilityModel(scope, id), [scope, id]);
  const days = useFreeDays(id || undefined);
  const view = model.view.value;
  const error = view.kind === 'failed' ? view.error : undefined;
  useEffect(() => onStateChange?.(states[view.kind], error), [view.kind, error, onStateChange]);
  return (
    <div className="y-root y-availability" aria-busy={view.kind === 'loading'}>
      {view.kind === 'ready' ? (
        <Panel {...{ model, days, onDaysChoose, onQuoteRequest }} machine={view.machine} />
      ) : (
        <Absence view={view} onRetry={model.reload} />
      )}
    </div>
  );
}

interface AbsenceProps {
  readonly view: Exclude<AvailabilityView, { readonly kind: 'ready' }>;
  readonly onRetry: () => void;
}

/** While the machine is loading, and where there is none. */
function Absence({ view, onRetry }: AbsenceProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  if (view.kind === 'loading')
    return (
      <div className="y-availability__panel">
        <p className="y-hidden" role="status">
          {texts.loading}
        </p>
        {['name', 'days', 'foot'].map((line) => (
          <Skeleton key={line} className={`y-availability__${line}-line`} />
        ))}
      </div>
    );
  const isGone = view.kind === 'failed' && view.error.status === 404;
  return (
    <div className="y-availability__panel">
      {view.kind === 'none' ? (
        <p role="status">{texts.none}</p>
      ) : (
        <p role="alert">{isGone ? texts.gone : texts.failed(errorText(view.error))}</p>
      )}
      {view.kind === 'failed' && !isGone && <Button onClick={onRetry}>{texts.retry}</Button>}
    </div>
  );
}

interface PanelProps extends Pick<AvailabilityProps, 'onDaysChoose' | 'onQuoteRequest'> {
  readonly model: AvailabilityModel;
  readonly machine: (AvailabilityView & { readonly kind: 'ready' })['machine'];
  readonly days: FreeDays;
}

function Panel({ model, machine, days, onDaysChoose, onQuoteRequest }: PanelProps) {
  useSignals();
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  const job = useJob();
  const { id, name } = machine;
  const { today, taken, hasFailed, chosen, choose, reload } = days;
  const pairs = jobPairs(job).map(([...pair]) => pair);
  const href = `${siteUrl}/equipment-details?${new URLSearchParams([['id', id], ...pairs])}`;
  const ask = (event: MouseEvent) => {
    if (onQuoteRequest?.({ id, name, href }) === false) event.preventDefault();
  };
  return (
    <>
      <div className="y-availability__panel y-calbox" part="panel">
        <div className="y-availability__head">
          <h2>{name}</h2>
          <Short status={machine.status} days={days} />
        </div>
        <DayPicker
          {...{ today, taken, chosen, hasFailed }}
          onChoose={(next) => {
            choose(next);
            onDaysChoose?.({ id, ...next, to: dayAfter(next.from, next.days - 1) });
          }}
          onRetry={reload}
        />
        <div className="y-availability__foot">
          <Said days={days} cost={model.cost.value} />
          <ButtonLink variant={chosen ? 'primary' : 'secondary'} href={href} onClick={ask} part="quote-button">
            {texts.askQuote}
          </ButtonLink>
        </div>
      </div>
      <p className="y-availability__by">
        <a href={href}>{texts.by}</a>
      </p>
    </>
  );
}

/** In a badge: whether it is free on the chosen days, from when it is, or its status. */
function Short({
  status,
  days: { free, taken, today, chosen },
}: Pick<PanelProps, 'days'> & { readonly status: string }) {
  if (!taken) return null;
  const isToday = !chosen && freeFrom(taken, today) === today;
  if (free?.isFree || free?.from !== undefined || isToday) return <FreeBadge free={free} isToday={isToday} />;
  return <StatusBadge status={status} />;
}

/** The chosen days, and what they cost. */
function Said({
  days: { chosen, taken, free, today },
  cost,
}: Pick<PanelProps, 'days'> & { readonly cost: CostContext | undefined }) {
  const { said, range } = useDayWords();
  if (!chosen) return null;
  return (
    <p className="y-availability__said" aria-live="polite">
      <b>{taken && free?.isFree === false ? said(taken, today, chosen) : range(chosen)}</b>
      {cost && <Cost cost={cost} />}
    </p>
  );
}

function Cost({ cost }: { readonly cost: CostContext }) {
  const texts = useMessages(messages);
  const { total, rest, isUnstated } = useCostWords(cost);
  if (!isUnstated) return <small>{texts.cost(total, rest)}</small>;
  return (
    <small>
      {total} <span className="y-unknown">{rest}</span>
    </small>
  );
}

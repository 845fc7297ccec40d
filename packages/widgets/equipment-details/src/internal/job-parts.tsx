import { useSignals } from '@preact/signals-react/runtime';
import type { VisitorJob } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { useScope } from '@yantra/state';
import { ButtonLink, type CostContext, CostTable, costOf, useCostWords, useJobWords, useQuote } from '@yantra/ui';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';

interface TotalProps {
  readonly context: CostContext;
  /** In the bar: it is read out once only. */
  readonly isShort?: boolean;
}

/** What the job costs, what is in that, and what is not. It is read out as it changes. */
function Total({ context, isShort = false }: TotalProps) {
  const texts = useMessages(messages);
  const { total, days, includes, rest, isUnstated } = useCostWords(context);
  const said = <span className={isUnstated ? 'y-unknown' : undefined}>{rest}</span>;
  if (isShort)
    return (
      <p className="y-details__total">
        <b>{total}</b>
        <small>
          {texts.jobDays(days)} {said}
        </small>
      </p>
    );
  return (
    <p className="y-details__total" role="status">
      <span>{texts.yourJob(days)}</span>
      <b>{total}</b>
      <small>{includes}</small>
      <small>{said}</small>
    </p>
  );
}

interface AskForQuoteProps {
  readonly machine: KnownMachine;
  readonly job: VisitorJob;
  readonly isLarge?: boolean;
}

/** Leads to the form of a requirement, in which the job is written. */
function AskForQuote({ machine, job, isLarge = false }: AskForQuoteProps) {
  useSignals();
  const { siteUrl, city } = useScope();
  const { askQuote } = useMessages(messages);
  const quoteAt = useQuote(machine, job, { siteUrl, city: city.value });
  return (
    <ButtonLink variant="primary" {...(isLarge && { size: 'lg', block: true })} href={quoteAt()} part="quote-button">
      {askQuote}
    </ButtonLink>
  );
}

interface BreakdownProps {
  readonly machine: KnownMachine;
  readonly job: VisitorJob;
  readonly context: CostContext;
}

/** What the job costs, part by part. */
function Breakdown({ machine, job, context }: BreakdownProps) {
  useSignals();
  const texts = useMessages(messages);
  const scope = useScope();
  const word = useWord();
  const words = useJobWords();
  const quoteAt = useQuote(machine, job, { siteUrl: scope.siteUrl, city: scope.city.value });
  return (
    <section className="y-details__cost" aria-labelledby="details-cost" part="cost">
      <h2 id="details-cost">{texts.jobCost}</h2>
      <p className="y-muted">{words(job, word(scope.city.value.name))}</p>
      <div className="y-details__cost-box">
        <CostTable {...context} name={machine.name} askHref={quoteAt} />
      </div>
    </section>
  );
}

/** What a machine's page shows for a job, and how it is worked out: code that a page without a job does not need. */
export const jobParts = { costOf, Total, AskForQuote, Breakdown };

export type JobParts = typeof jobParts;

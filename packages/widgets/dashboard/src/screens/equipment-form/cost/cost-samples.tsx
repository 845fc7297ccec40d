import { useSignals } from '@preact/signals-react/runtime';
import { type CostPart, formatRupees, paiseToRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useDeferredValue } from 'react';
import { messages } from './cost.messages.ts';
import type { CostModel } from './cost.model.ts';
import type { Sample } from './quote.ts';

type Texts = typeof messages;

const rupees = (paise: number): string => formatRupees(paiseToRupees(paise));

/** Three jobs and what they cost, as renters will see it. A screen reader hears only the totals, once typing rests. */
export function CostSamples({ cost }: { readonly cost: CostModel }) {
  const texts = useMessages(messages);
  useSignals();
  const samples = useDeferredValue(cost.quote.value.samples);
  const totals = samples.map(({ job, cost: { total } }) => texts.totalOf(job.days, rupees(total)));
  return (
    <aside className="y-dashboard__samples" aria-label={texts.samples}>
      <h3>{texts.willSee}</h3>
      {samples.length === 0 && <p>{texts.noRent}</p>}
      {samples.map((sample) => (
        <SampleJob key={sample.job.days} {...sample} />
      ))}
      <p className="y-hidden" role="status">
        {samples.length > 0 && texts.totals(totals)}
      </p>
    </aside>
  );
}

/** A line of the sum in words; undefined where it costs nothing more. */
function lineText(texts: Texts, { part, unit, quantity = 1, rate = 0, amount }: CostPart): string | undefined {
  if (!amount) return undefined;
  if (part === 'rent') return texts.lines[unit ?? 'day'](quantity, rupees(rate));
  if (part === 'overtime' || part === 'transport' || part === 'operator')
    return texts.lines[part](quantity, rupees(rate));
  return undefined;
}

/** What is remarkable about a job's cost: the shortest hire, what it saves, and what is not in it. */
function remarks(texts: Texts, { shortest, saved, cost }: Sample): string {
  const names: Readonly<Record<string, string>> = { ...texts.parts, board: texts.boardPart };
  const called = (state: CostPart['state']) =>
    cost.apart
      .filter((one) => one.state === state)
      .map(({ part }) => names[part] ?? '')
      .join(', ');
  const [unknown, renters] = [called('unknown'), called('renter')];
  return [
    shortest && texts.shortest(shortest.amount, shortest.unit),
    saved !== undefined && texts.saved(rupees(saved)),
    renters && texts.renterPays(renters),
    unknown && texts.notStated(unknown),
  ]
    .filter(Boolean)
    .join(' ');
}

function SampleJob(sample: Sample) {
  const texts = useMessages(messages);
  const { job, cost } = sample;
  const remark = remarks(texts, sample);
  const lines = cost.lines.flatMap((line) => {
    const text = lineText(texts, line);
    return text === undefined ? [] : [[text, line.amount] as const];
  });
  const all = cost.gst.isIncluded ? lines : [...lines, [texts.lines.gst(cost.gst.percent), cost.gst.amount] as const];
  return (
    <div className="y-dashboard__sample">
      <p>
        <b>
          {texts.sampleDays(job.days)} <small>{texts.sampleAt(job.days, job.hours, job.km)}</small>
        </b>{' '}
        <b>{rupees(cost.total)}</b>
      </p>
      <dl>
        {all.map(([text, amount]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{formatRupees(paiseToRupees(amount), 2)}</dd>
          </div>
        ))}
      </dl>
      {remark && <p>{remark}</p>}
    </div>
  );
}

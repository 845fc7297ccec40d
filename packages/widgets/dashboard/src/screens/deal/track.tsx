import type { Deal } from '@yantra/contract/calls';
import { dayInIndia } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Glyph } from '@yantra/ui';
import { messages as dates } from '../../kit/dates.messages.ts';
import { clockText, labelText } from '../../kit/dates.ts';
import { standingOf, useStanding } from '../../kit/deals/deal-badge.tsx';
import { messages } from '../../kit/deals/deal.messages.ts';
import { messages as deals } from '../../kit/deals/deals.messages.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { type Step, stepsOf } from './track.model.ts';

interface TrackProps {
  readonly deal: Deal;
  readonly now: number;
}

/** The steps of a hire: a filled tick and a solid line for what is done, a ring for what is now, dashes for what comes. */
export function Track({ deal, now }: TrackProps) {
  const texts = useMessages(messages);
  const { steps: words } = texts;
  const labelOf = useLabels(deal, now);
  const when = useWhen();
  const said = { done: words.doneStep, now: words.nowStep, next: words.nextStep };
  return (
    <ol className="y-dashboard__track" aria-label={texts.track}>
      {stepsOf(deal, dayInIndia(new Date(now))).map((step) => (
        <li key={step.key} data-is={step.is} aria-current={step.is === 'now' ? 'step' : undefined}>
          <i aria-hidden="true">
            <Glyph d={glyphOf(step)} />
          </i>
          <b>
            <span className="y-hidden">{said[step.is]} </span>
            {labelOf(step)}
          </b>
          {step.at && <small className="y-num">{when(step.at)}</small>}
        </li>
      ))}
    </ol>
  );
}

function glyphOf({ key, is }: Step): string {
  if (is === 'done') return glyphs.tick;
  if (key === 'over') return glyphs.cross;
  return key === 'done' ? glyphs.flag : glyphs.clock;
}

function useLabels(deal: Deal, now: number): (step: Step) => string {
  const { steps } = useMessages(messages);
  const standing = useStanding(now)(standingOf(deal));
  return ({ key, is }) => {
    if (key === 'quoted') return steps.quoted(deal.quote?.version ?? 1);
    if (key === 'over') return standing.label;
    if (key === 'starts' && is === 'now') return standing.note ?? steps.starts;
    return steps[key];
  };
}

/** `19 Nov, 16:05`, or a day alone. */
function useWhen(): (at: string) => string {
  const texts = useMessages(deals);
  const dateTexts = useMessages(dates);
  return (at) => {
    if (/^\d{4}-\d\d-\d\d$/.test(at)) return labelText(at, dateTexts);
    const time = Date.parse(at);
    return Number.isNaN(time) ? '—' : texts.onDay(labelText(dayInIndia(new Date(time)), dateTexts), clockText(time));
  };
}

import { useMessages } from '@yantra/language';
import { changeOf } from '../chart-scale.ts';
import { messages } from './activity.messages.ts';

/** How much a figure has changed: an arrow and a percentage, also in words. Nothing where there is nothing to compare. */
export function Trend({ now, before }: { readonly now: number; readonly before: number }) {
  const texts = useMessages(messages);
  const change = changeOf(now, before);
  if (change === undefined || change === 0) return null;
  const isUp = change > 0;
  const percent = Math.abs(change);
  return (
    <span className="y-dashboard__trend" data-trend={isUp ? 'up' : 'down'}>
      <span aria-hidden="true">{`${isUp ? '▲' : '▼'} ${percent}%`}</span>
      <span className="y-hidden">{isUp ? texts.more(percent) : texts.fewer(percent)}</span>
    </span>
  );
}

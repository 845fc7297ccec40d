import { useSignals } from '@preact/signals-react/runtime';
import { formatCount, formatRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { proofId } from './ids.ts';
import { messages } from './proof.messages.ts';
import { useCounts } from './use-counts.ts';

/** What there is to hire, counted by the server; a nought says nothing. */
export function Proof() {
  useSignals();
  const texts = useMessages(messages);
  const counts = useCounts(useScope());
  if (!counts?.machines) return null;
  const { machines, cities, lowestDayRent, ratings } = counts;
  return (
    <ul id={proofId} className="hero__proof">
      <li>
        <b>{formatCount(machines)}</b> {texts.machines(machines)}
      </li>
      <li>
        <b>{formatCount(cities)}</b> {texts.cities(cities)}
      </li>
      {lowestDayRent !== undefined && (
        <li>
          {texts.from} <b>{formatRupees(lowestDayRent)}</b> {texts.aDay}
        </li>
      )}
      {ratings && (
        <li>
          <b>★ {ratings.mean.toFixed(1)}</b> {texts.ratings(formatCount(ratings.count))}
        </li>
      )}
    </ul>
  );
}

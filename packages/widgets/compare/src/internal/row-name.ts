import { useSignals } from '@preact/signals-react/runtime';
import type { CompareFact, VisitorJob } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { useScope } from '@yantra/state';
import { costMessages } from '@yantra/ui';
import { messages } from '../compare.messages.ts';
import type { Comparison } from '../compare.model.ts';
import { readyIn } from './ready-in.ts';

/** The percent of GST that all costs have; undefined if they differ. */
export function sharedPercent(view: Comparison): number | undefined {
  const percents = new Set(readyIn(view).flatMap(({ cost }) => cost?.cost.gst.percent ?? []));
  const [percent] = percents;
  return percents.size === 1 ? percent : undefined;
}

/** What a row is called. */
export function useRowName(): (of: CompareFact, view: Comparison, job: VisitorJob | undefined) => string {
  useSignals();
  const { rows, kinds } = useMessages(messages);
  const { parts } = useMessages(costMessages);
  const word = useWord();
  const { city } = useScope();
  return (of, view, job) => {
    if (of.name === 'part') return parts[of.part];
    if (of.name === 'kind') return kinds[of.fact];
    if (of.name === 'gst') return rows.gst(sharedPercent(view));
    if (of.name === 'days') return job?.from ? rows.days : rows.today;
    if (of.name === 'distance') return job?.at ? rows.distance : rows.distanceFrom(word(city.value.name));
    return rows[of.name];
  };
}

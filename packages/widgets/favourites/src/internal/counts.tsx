import { useSignals } from '@preact/signals-react/runtime';
import type { VisitorJob } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { useScope } from '@yantra/state';
import { useJobWords } from '@yantra/ui';
import { messages } from '../favourites.messages.ts';

interface CountsProps {
  readonly machines: number;
  readonly left: number;
  readonly job: VisitorJob | undefined;
}

/** How many there are, and for which job. */
export function Counts({ machines, left, job }: CountsProps) {
  useSignals();
  const texts = useMessages(messages);
  const jobWords = useJobWords();
  const word = useWord();
  const { city } = useScope();
  const said = [texts.counts(machines, left), ...(job ? [jobWords(job, word(city.value.name))] : [])];
  return <p className="y-muted y-num">{said.join(' · ')}</p>;
}

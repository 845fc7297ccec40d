import type { RenterRequest } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { useMoments } from '../words/moments.ts';
import { words } from '../words/words.messages.ts';
import { messages } from './request.messages.ts';

interface JobPlateProps {
  readonly request: Pick<RenterRequest, 'job' | 'machine' | 'machines' | 'category' | 'details'>;
  readonly now: number;
}

/** What was asked for. */
export function JobPlate({ request: { job, machine, machines, category, details }, now }: JobPlateProps) {
  const texts = useMessages(messages);
  const say = useMessages(words);
  const word = useWord();
  const { weekday } = useMoments(now);
  // A place that was chosen from a list names its city itself.
  const isNamed = job.place?.split(',').some((part) => part.trim() === job.city?.name);
  const where = [job.place && isolated(job.place), !isNamed && job.city && word(job.city.name)]
    .filter(Boolean)
    .join(', ');
  const long = [
    job.days !== undefined && say.days(job.days),
    job.hours !== undefined && say.hoursADay(job.hours),
    job.operator && say.operators[job.operator],
  ].filter(Boolean);
  const cells = [
    [
      machines ? texts.machines : texts.machine,
      machines ? say.listed(machines.map(isolated)) : (machine?.name ?? word(category.name)),
    ],
    [texts.where, where],
    [texts.from, job.from && weekday(job.from)],
    [texts.duration, long.join(', ')],
    [texts.work, details],
  ] as const;
  return (
    <section className="y-job-plate" aria-label={texts.asked}>
      <dl>
        {cells.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value || <span className="y-muted">{texts.unsaid}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

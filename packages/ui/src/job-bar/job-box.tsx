import { isJobDay, jobLimits } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button } from '../button/button.tsx';
import { jobMessages } from './job-bar.messages.ts';
import type { JobBarProps } from './job-bar.tsx';
import { JobFields } from './job-fields.tsx';
import { type JobDraft, type JobField, useJobDraft } from './use-job-draft.ts';

export type JobBoxProps = Omit<JobBarProps, 'clearHref'>;

/** The same fields in a box, beside what the job costs: it follows with each key. Without a script they are sent as a form. */
export function JobBox(props: JobBoxProps) {
  const { job, action, kept = [], today } = props;
  const texts = useMessages(jobMessages);
  const draft = useJobDraft(props);
  const isValid = (field: JobField, text: string): boolean =>
    field === 'jobDays'
      ? /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= jobLimits.days
      : field === 'jobFrom' && isJobDay(text, today);
  // What is half typed counts when the field is left.
  const live: JobDraft = {
    ...draft,
    type: (field, text) => void (isValid(field, text) ? draft.take({ [field]: text }) : draft.type(field, text)),
  };
  return (
    <form
      className="y-jobbox"
      action={action}
      aria-label={texts.job}
      data-set={job && ''}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!draft.take({}, true)) event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <JobFields {...props} draft={live} isLive>
        <div className="y-job__end">
          <Button type="submit" size="sm" className="y-job__go">
            {texts.show}
          </Button>
        </div>
      </JobFields>
    </form>
  );
}

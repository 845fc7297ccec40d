import { isJobDay, type JobKey, type JobSpot, usualHours, type VisitorJob, visitorJobIn } from '@yantra/domain';
import { useState } from 'react';

/** A place of work to choose. */
export interface JobPlace extends JobSpot {
  readonly label: string;
}

/** The fields as typed, by the names they are sent under. */
export type JobTexts = Readonly<Record<Exclude<JobKey, 'jobAt'>, string>>;
export type JobField = keyof JobTexts;

export interface JobDraftProps {
  /** The job in force. */
  job: VisitorJob | undefined;
  /** `YYYY-MM-DD` in India. */
  today: string;
  /** Suggestions for the place that is being typed. */
  places?: readonly JobPlace[];
  /** A valid job was said; a place without `at` is not one of the suggestions. */
  onJob: (job: VisitorJob) => void;
}

export interface JobDraft {
  readonly texts: JobTexts;
  /** Fields to mend. */
  readonly wrong: readonly ('jobDays' | 'jobFrom')[];
  readonly type: (field: JobField, text: string) => void;
  /** Says the job if it is valid. @param some fields that have just changed @param isAsked also complains of days that are missing; returns whether it was said */
  readonly take: (some?: Partial<JobTexts>, isAsked?: boolean) => boolean;
}

const textsOf = (job: VisitorJob | undefined): JobTexts => ({
  jobPlace: job?.place ?? '',
  jobFrom: job?.from ?? '',
  jobDays: job ? String(job.days) : '',
  jobHours: String(job?.hours ?? usualHours),
  jobOperator: job?.operator ?? 'needed',
});

/** Fields of a job, which follow the job in force where they have not been changed since. */
export function useJobDraft({ job, today, places = [], onJob }: JobDraftProps): JobDraft {
  const [state, setState] = useState({ job, texts: textsOf(job), wrong: [] as JobDraft['wrong'] });
  let { texts, wrong } = state;
  if (state.job !== job) {
    const before = textsOf(state.job);
    const now = textsOf(job);
    const changed = Object.entries(now).filter(([field, text]) => text !== before[field as JobField]);
    texts = { ...texts, ...Object.fromEntries(changed) };
    wrong = [];
    setState({ job, texts, wrong });
  }
  return {
    texts,
    wrong,
    type: (field, text) => setState({ job, texts: { ...texts, [field]: text }, wrong }),
    take(some, isAsked = false) {
      const next = { ...texts, ...some };
      const { jobDays, jobFrom, jobPlace } = next;
      const place = jobPlace.trim();
      // The point may be known without words for it.
      const spot = places.find(({ label }) => label === place) ?? (place === (job?.place ?? '') ? job?.at : undefined);
      const jobAt = spot ? `${spot.latitude},${spot.longitude}` : '';
      const said = visitorJobIn((key) => ({ ...next, jobAt })[key], today);
      const isUnsaid = jobDays.trim() === '' && !job && !isAsked;
      const mend: JobDraft['wrong'] = [
        ...(said || isUnsaid ? [] : ['jobDays' as const]),
        ...(jobFrom && !isJobDay(jobFrom, today) ? ['jobFrom' as const] : []),
      ];
      setState({ job, texts: next, wrong: mend });
      if (!said || mend.length > 0) return false;
      const inForce = textsOf(job);
      if (Object.entries(next).some(([field, text]) => text !== inForce[field as JobField])) onJob(said);
      return true;
    },
  };
}

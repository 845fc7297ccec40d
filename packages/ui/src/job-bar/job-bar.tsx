import { shortDay, usualHours, type VisitorJob } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { type ComponentType, useState } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { isPlainClick } from '../plain-click.ts';
import { jobMessages } from './job-bar.messages.ts';
import { JobFields } from './job-fields.tsx';
import type { JobSheetProps } from './job-sheet.tsx';
import { type JobPlace, useJobDraft } from './use-job-draft.ts';

const calendar =
  'M6.5 5.5h11A2.5 2.5 0 0 1 20 8v9.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5V8a2.5 2.5 0 0 1 2.5-2.5ZM4 10h16M8.5 3.5v4M15.5 3.5v4';

export interface JobBarProps {
  /** The job in force. */
  job: VisitorJob | undefined;
  /** `YYYY-MM-DD` in India. */
  today: string;
  /** Where the work is taken to be until a place is said. */
  city: string;
  /** Suggestions for the place that is being typed. */
  places?: readonly JobPlace[];
  onPlaceType?: (text: string) => void;
  /** A valid job was said, or with undefined it was cleared. A place without `at` is not one of the suggestions. */
  onJob: (job: VisitorJob | undefined) => void;
  /** Without a script the fields are sent to this address, with these pairs. */
  action: string;
  kept?: readonly (readonly [name: string, value: string])[];
  /** The address without a job. */
  clearHref: string;
}

/** Where, from when, for how long, how many hours a day and with whose operator: fields in a row; where there is no room, one line that opens a panel. */
export function JobBar(props: JobBarProps) {
  const { job, action, kept = [], clearHref, onJob } = props;
  const texts = useMessages(jobMessages);
  const draft = useJobDraft(props);
  const sheet = useJobSheet();
  return (
    <>
      <div className="y-jobbar">
        <form
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
          <JobFields {...props} draft={draft} isLive>
            <button
              type="button"
              className="y-job__line"
              aria-haspopup="dialog"
              onPointerEnter={sheet.prepare}
              onFocus={sheet.prepare}
              onClick={sheet.open}
            >
              <Glyph d={calendar} />
              <Summary job={job} city={props.city} />
            </button>
            <div className="y-job__end">
              <Button type="submit" size="sm" className="y-job__go">
                {texts.show}
              </Button>
              {job && (
                <ButtonLink
                  variant="quiet"
                  size="sm"
                  icon="close"
                  href={clearHref}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    onJob(undefined);
                  }}
                >
                  <span>{texts.clear}</span>
                </ButtonLink>
              )}
            </div>
          </JobFields>
        </form>
      </div>
      {sheet.Sheet && <sheet.Sheet {...props} isOpen={sheet.isOpen} onClose={sheet.close} />}
    </>
  );
}

/** The job in two lines. */
function Summary({ job, city }: Pick<JobBarProps, 'job' | 'city'>) {
  const texts = useMessages(jobMessages);
  const language = useLanguage()?.locale ?? 'en';
  if (!job)
    return (
      <>
        <b>{texts.none}</b>
        <small>{texts.noneAbout}</small>
      </>
    );
  const { days, from, hours = usualHours, place = city, operator = 'needed' } = job;
  return (
    <>
      <b>{texts.line(days, from && shortDay(from, language))}</b>
      <small>{[texts.hoursADay(hours), place, texts.about[operator]].join(' · ')}</small>
    </>
  );
}

/** The panel's code is loaded when a person reaches for it: wide screens show the fields instead. */
function useJobSheet() {
  const [Sheet, setSheet] = useState<ComponentType<JobSheetProps>>();
  const [isOpen, setOpen] = useState(false);
  const load = () =>
    import('./job-sheet.tsx').then(
      ({ JobSheet }) => setSheet(() => JobSheet),
      // Offline: the next press tries again.
      () => undefined,
    );
  return {
    Sheet,
    isOpen,
    prepare: () => void load(),
    open: () => {
      setOpen(true);
      void load();
    },
    close: () => setOpen(false),
  };
}

import { dayAfter, jobLimits, jobOperators, shortDay } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { jobMessages } from './job-bar.messages.ts';
import type { JobDraft, JobField, JobPlace } from './use-job-draft.ts';

export interface JobFieldsProps {
  draft: JobDraft;
  today: string;
  /** Where the work is taken to be until a place is said. */
  city: string;
  places?: readonly JobPlace[] | undefined;
  onPlaceType?: ((text: string) => void) | undefined;
  /** A change counts at once, not only when it is sent. */
  isLive: boolean;
  /** After the fields. */
  children?: ReactNode;
}

const eachHour = Array.from({ length: jobLimits.hours }, (_, index) => index + 1);

/** What each field takes, and how a change of it counts. */
interface Ask {
  readonly id: string;
  readonly field: (name: JobField) => object;
  readonly set: (name: JobField, text: string) => void;
  readonly label: (name: JobField, text: string) => ReactNode;
}

/** The five fields of a job in a frame, and below it what is wrong with them. */
export function JobFields(props: JobFieldsProps) {
  const { draft, isLive, children } = props;
  const texts = useMessages(jobMessages);
  const id = useId();
  const { texts: typed, wrong, type, take } = draft;
  const ask: Ask = {
    id,
    field: (name) => ({
      id: `${id}${name}`,
      name,
      value: typed[name],
      onBlur: () => isLive && take(),
      ...(wrong.some((one) => one === name) && { 'aria-invalid': true, 'aria-describedby': `${id}${name}-wrong` }),
    }),
    set: (name, text) => {
      if (isLive) take({ [name]: text });
      else type(name, text);
    },
    label: (name, text) => <label htmlFor={`${id}${name}`}>{text}</label>,
  };
  return (
    <>
      <div className="y-job">
        <Where {...props} ask={ask} />
        <When {...props} ask={ask} />
        <How ask={ask} />
        {children}
      </div>
      {wrong.map((name) => (
        <p key={name} id={`${id}${name}-wrong`} className="y-field__error" role="alert">
          <Icon name="alert" />
          {name === 'jobDays' ? texts.wrong.days : texts.wrong.from}
        </p>
      ))}
    </>
  );
}

interface AskProps {
  readonly ask: Ask;
}

function Where({ draft, city, places = [], onPlaceType, ask: { id, field, set, label } }: JobFieldsProps & AskProps) {
  const texts = useMessages(jobMessages);
  return (
    <div className="y-job__field">
      {label('jobPlace', texts.where)}
      <input
        {...field('jobPlace')}
        list={`${id}places`}
        maxLength={jobLimits.place}
        placeholder={city}
        autoComplete="off"
        onInput={({ currentTarget: { value } }) => {
          if (places.some((place) => place.label === value)) return set('jobPlace', value);
          draft.type('jobPlace', value);
          onPlaceType?.(value);
        }}
      />
      <datalist id={`${id}places`}>
        {places.map((place) => (
          <option key={place.label}>{place.label}</option>
        ))}
      </datalist>
    </div>
  );
}

function When({ draft: { texts: typed, type }, today, ask: { field, label } }: JobFieldsProps & AskProps) {
  const texts = useMessages(jobMessages);
  const language = useLanguage()?.locale ?? 'en';
  const days = Number(typed.jobDays);
  const isRange =
    Number.isInteger(days) && days > 0 && days <= jobLimits.days && /^\d{4}(-\d\d){2}$/.test(typed.jobFrom);
  return (
    <>
      <div className="y-job__field">
        {label('jobFrom', texts.from)}
        <input
          {...field('jobFrom')}
          type="date"
          min={today}
          max={dayAfter(today, jobLimits.daysAhead)}
          // A day that is being typed may be no valid one yet: it counts when the field is left.
          onInput={({ currentTarget: { value } }) => type('jobFrom', value)}
        />
      </div>
      <div className="y-job__field">
        {label('jobDays', texts.for)}
        <input
          {...field('jobDays')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder="–"
          onInput={({ currentTarget: { value } }) => type('jobDays', value)}
        />
        <span aria-hidden="true">
          {texts.days(days, isRange ? shortDay(dayAfter(typed.jobFrom, days - 1), language) : undefined)}
        </span>
      </div>
    </>
  );
}

function How({ ask: { field, set, label } }: AskProps) {
  const texts = useMessages(jobMessages);
  return (
    <>
      <div className="y-job__field">
        {label('jobHours', texts.hours)}
        <select {...field('jobHours')} onChange={({ currentTarget: { value } }) => set('jobHours', value)}>
          {eachHour.map((hours) => (
            <option key={hours} value={hours}>
              {texts.hoursADay(hours)}
            </option>
          ))}
        </select>
      </div>
      <div className="y-job__field">
        {label('jobOperator', texts.operator)}
        <select {...field('jobOperator')} onChange={({ currentTarget: { value } }) => set('jobOperator', value)}>
          {jobOperators.map((operator) => (
            <option key={operator} value={operator}>
              {texts.operators[operator]}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

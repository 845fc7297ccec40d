import { useSignals } from '@preact/signals-react/runtime';
import { dayInIndia, dayMs, jobLimits } from '@yantra/domain';
import { afterPress, type Form, createForm, createDraft } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { Field, Select, TextInput } from '@yantra/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { jobDraftKey } from '../draft.ts';
import type { LeadFormModel } from '../lead-form.model.ts';
import { messages } from './job.messages.ts';
import { type JobField, emptyJob, jobFields, jobInput, wrongIn } from './job.ts';

const dayFrom = (days: number): string => dayInIndia(new Date(Date.now() + days * dayMs));
const drafts = createDraft<JobField>(() => sessionStorage, jobDraftKey, jobFields);

/** The fields as the person left them, and what is sent of them with the requirement. */
function useJobForm(model: LeadFormModel): Form<JobField> {
  const { wrong } = useMessages(messages);
  const [form] = useState(() => {
    const made = createForm<JobField>(emptyJob);
    made.fill(drafts.read() ?? {});
    return made;
  });
  useEffect(() => {
    let isEmpty = true;
    const stop = form.values.subscribe((values) => {
      const [first] = wrongIn(values, dayFrom(0));
      isEmpty = jobFields.every((field) => !values[field]);
      if (isEmpty) drafts.forget();
      else drafts.write(values);
      model.setJob(first === undefined ? jobInput(values) : {}, first && wrong[first]);
    });
    const stopClearing = model.job.subscribe((job) => {
      // The requirement has been sent: its details are cleared.
      if (job === undefined && !isEmpty) form.clear();
    });
    return () => {
      stop();
      stopClearing();
    };
  }, [form, model, wrong]);
  return form;
}

/** Start, duration, place, hours a day, and with or without an operator. */
export function JobFields({ model }: { readonly model: LeadFormModel }) {
  const texts = useMessages(messages);
  useSignals();
  const form = useJobForm(model);
  const values = form.values.value;
  const leave = (field: JobField) => {
    const isWrong = wrongIn(values, dayFrom(0)).includes(field);
    form.tell(field, isWrong ? texts.wrong[field] : undefined);
  };
  const control = (field: JobField) => ({
    name: field,
    value: values[field],
    onBlur: () => afterPress(() => leave(field)),
    onInput: (event: FormEvent<HTMLInputElement>) => form.type(field, event.currentTarget.value),
  });
  const around = (field: JobField) => ({ label: texts.fields[field], error: form.errors.value[field] });
  const { unsaid, ...operators } = texts.operators;
  return (
    <div className="y-lead-form__fields">
      <Field {...around('jobFrom')}>
        {(ids) => (
          <TextInput {...ids} {...control('jobFrom')} type="date" min={dayFrom(0)} max={dayFrom(jobLimits.daysAhead)} />
        )}
      </Field>
      <Field {...around('jobDays')}>
        {(ids) => <TextInput {...ids} {...control('jobDays')} inputMode="numeric" autoComplete="off" maxLength={4} />}
      </Field>
      <Field {...around('jobPlace')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...control('jobPlace')}
            autoComplete="off"
            maxLength={jobLimits.place}
            placeholder={texts.placePlaceholder}
          />
        )}
      </Field>
      <Field {...around('jobHours')}>
        {(ids) => <TextInput {...ids} {...control('jobHours')} inputMode="numeric" autoComplete="off" maxLength={2} />}
      </Field>
      <Field {...around('jobOperator')}>
        {(ids) => (
          <Select
            {...ids}
            name="jobOperator"
            value={values.jobOperator}
            options={[
              { value: '', label: unsaid },
              ...Object.entries(operators).map(([value, label]) => ({ value, label })),
            ]}
            onChange={(event) => form.type('jobOperator', event.currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}

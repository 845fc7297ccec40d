import { useSignals } from '@preact/signals-react/runtime';
import { askForQuote, sendRequirementCode } from '@yantra/contract/calls';
import { type VisitorJob, dayInIndia, dayMs, formatPhone, jobLimits } from '@yantra/domain';
import { type Form, controlOf, createDraft, createForm } from '@yantra/form';
import { failureIn, useMessages } from '@yantra/language';
import { ApiError, type Scope, useScope } from '@yantra/state';
import { Button, Field, Select, TextArea, TextInput } from '@yantra/ui';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Hidden } from '../accept/accept-form.tsx';
import type { CodeHandle } from '../accept/use-code.ts';
import { newKey } from '../conversation/browser.ts';
import { type AskField, askFields, askInput, jobFields, jobValues, wrongFields } from './ask-fields.ts';
import { messages } from './ask.messages.ts';
import { TakenOnDays } from './taken-on-days.tsx';
import { addEmail, isOwnPhone } from './who-asks.ts';

/** A request that was sent: its phone is confirmed next, unless it is that of who is logged in. */
export interface AskedForQuote {
  readonly requestId: string;
  readonly isConfirmed: boolean;
  /** The code that was sent to the phone; absent if that failed. */
  readonly code?: CodeHandle | undefined;
}

export interface AskFormProps {
  readonly equipmentId: string;
  /** Further machines, whose owners are asked the same. */
  readonly others?: readonly string[] | undefined;
  readonly job: VisitorJob | undefined;
  /** What is to be asked, in words. */
  readonly details?: string | undefined;
  readonly onAsked: (asked: AskedForQuote) => void;
}

const dayFrom = (days: number): string => dayInIndia(new Date(Date.now() + days * dayMs));
const empty = Object.fromEntries(askFields.map((field) => [field, ''])) as Record<AskField, string>;

/** The fields as the person left them: with the job of the address, and the person who is logged in. */
function useAskForm({ equipmentId, others = [], job, details }: AskFormProps) {
  const scope = useScope();
  const { user } = scope.session;
  // Another machine, or another job chosen for it, begins anew; the person stays.
  const about = JSON.stringify([equipmentId, ...others, job]);
  const asked = useMemo(
    () => createDraft<AskField>(() => sessionStorage, `yantra.ask.draft.1.${about}`, jobFields),
    [about],
  );
  const [form] = useState(() => {
    const made = createForm<AskField>(empty);
    made.fill({ ...(job && jobValues(job)), ...(details && { details }) });
    return made;
  });
  useEffect(() => {
    const drafts = createDraft<AskField>(() => sessionStorage, 'yantra.ask.draft.1.page', askFields);
    const known = user.peek();
    const { fullName, email, phone } = drafts.read() ?? {};
    form.fill({
      ...(known && { fullName: known.name, phone: formatPhone(known.phone).replace('+91 ', '') }),
      ...(fullName && { fullName }),
      ...(email && { email }),
      ...(phone && { phone }),
      ...asked.read(),
    });
    void addEmail(scope, form);
    return form.values.subscribe((values) => {
      drafts.write(values);
      asked.write(values);
    });
  }, [form, scope, user, asked]);
  useEffect(
    () =>
      form.fault.subscribe((fault) => {
        if (fault) controlOf(document.querySelector<HTMLElement>('.y-ask'), fault.field)?.focus();
      }),
    [form],
  );
  return { form, forget: asked.forget };
}

/** Sends it, once however often it is pressed, and asks for the code. @throws {ApiError} */
async function send(scope: Scope, props: AskFormProps, form: Form<AskField>, more: { key: string; website: string }) {
  const { language, city } = scope;
  const locale = language && { locale: language.locale };
  const { id, isConfirmed = false } = await scope.send(
    askForQuote,
    {
      ...askInput(
        form.values.peek(),
        props.job?.place === form.values.peek().jobPlace.trim() ? props.job.at : undefined,
      ),
      equipmentId: props.equipmentId,
      ...(props.others?.length && { otherEquipmentIds: [...props.others] }),
      selectedCityId: city.peek().id,
      consent: true,
      ...(more.website && { website: more.website }),
      ...locale,
      idempotencyKey: more.key,
    },
    { isQuiet: true },
  );
  if (isConfirmed) return { requestId: id, isConfirmed };
  // If that fails, it can be asked for on the next page.
  const code = await scope
    .send(sendRequirementCode, { requestId: id, ...locale }, { isQuiet: true })
    .catch((error: unknown) => {
      if (error instanceof ApiError) return undefined;
      throw error;
    });
  return { requestId: id, isConfirmed, code };
}

/** Asks the owner of a machine for a quote, or the owners of several. A plain form, which works without a script too. */
export function AskForm(props: AskFormProps) {
  useSignals();
  const texts = useMessages(messages);
  const scope = useScope();
  const { form, forget } = useAskForm(props);
  const key = useRef<string>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    if (isBusy) return;
    setError(undefined);
    const wrong = wrongFields(form.values.peek(), dayFrom(0));
    if (form.show(Object.fromEntries(wrong.map((field) => [field, texts.wrong[field]])))) return;
    setBusy(true);
    try {
      key.current ??= newKey();
      const sent = await send(scope, props, form, { key: key.current, website });
      forget();
      props.onAsked(sent);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // What was not taken may be changed and sent again.
      key.current = undefined;
      const { message, errors = {} } = failureIn(scope.language, failure);
      const [other] = form.refuse(errors);
      setError(Object.keys(errors).length === 0 ? message : other);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="y-ask"
      aria-label={texts.form}
      method="post"
      action={`${scope.siteUrl}/api${askForQuote.path}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Hidden
        values={{
          equipmentId: props.equipmentId,
          ...(props.others?.length && { otherEquipmentIds: props.others.join() }),
          selectedCityId: scope.city.value.id,
          consent: 'on',
        }}
      />
      <div className="y-hidden" aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <JobFields form={form} ids={[props.equipmentId, ...(props.others ?? [])]} />
      <PersonFields form={form} />
      {error && (
        <p className="y-deed__error" role="alert">
          {texts.notSent} {error}
        </p>
      )}
      <p className="y-ask__note">{texts.consent}</p>
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        {isBusy ? texts.sending : texts.send}
      </Button>
      {!isOwnPhone(scope, form) && <p className="y-ask__note">{texts.next}</p>}
    </form>
  );
}

interface FieldsProps {
  readonly form: Form<AskField>;
}

/** What stands around a field and in it. */
function useControls({ form }: FieldsProps) {
  useSignals();
  const texts = useMessages(messages);
  const values = form.values.value;
  return {
    texts,
    around: (field: AskField) => ({ label: texts.fields[field], error: form.errors.value[field] }),
    control: (field: AskField) => ({
      name: field,
      value: values[field],
      onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        form.type(field, event.currentTarget.value),
    }),
  };
}

function JobFields({ ids, ...props }: FieldsProps & { readonly ids: readonly string[] }) {
  const { texts, around, control } = useControls(props);
  const { unsaid, ...operators } = texts.operators;
  const choices = [
    { value: '', label: unsaid },
    ...Object.entries(operators).map(([value, label]) => ({ value, label })),
  ];
  return (
    <fieldset>
      <legend>{texts.job}</legend>
      <Field {...around('jobFrom')}>
        {(ids) => (
          <TextInput {...ids} {...control('jobFrom')} type="date" min={dayFrom(0)} max={dayFrom(jobLimits.daysAhead)} />
        )}
      </Field>
      <Field {...around('jobDays')}>
        {(ids) => <TextInput {...ids} {...control('jobDays')} inputMode="numeric" autoComplete="off" maxLength={4} />}
      </Field>
      <Field {...around('jobHours')}>
        {(ids) => <TextInput {...ids} {...control('jobHours')} inputMode="numeric" autoComplete="off" maxLength={2} />}
      </Field>
      <Field {...around('jobOperator')}>
        {(ids) => <Select {...ids} {...control('jobOperator')} options={choices} />}
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
      <TakenOnDays form={props.form} ids={ids} />
      <Field {...around('details')} className="y-ask__wide" optional>
        {(ids) => <TextArea {...ids} {...control('details')} rows={3} placeholder={texts.detailsPlaceholder} />}
      </Field>
    </fieldset>
  );
}

function PersonFields(props: FieldsProps) {
  const { texts, around, control } = useControls(props);
  return (
    <fieldset>
      <legend>{texts.you}</legend>
      <Field {...around('fullName')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...control('fullName')}
            required
            autoComplete="name"
            placeholder={texts.namePlaceholder}
          />
        )}
      </Field>
      <Field {...around('phone')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...control('phone')}
            required
            type="tel"
            prefix="+91"
            autoComplete="tel-national"
            placeholder={texts.phonePlaceholder}
          />
        )}
      </Field>
      <Field {...around('email')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...control('email')}
            required
            type="email"
            autoComplete="email"
            placeholder={texts.emailPlaceholder}
          />
        )}
      </Field>
    </fieldset>
  );
}

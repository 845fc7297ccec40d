import { useSignals } from '@preact/signals-react/runtime';
import { getCategoryDropDown } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { type ApiError, type Scope, dataOf, useScope } from '@yantra/state';
import { Button, Segment, type SegmentProps } from '@yantra/ui';
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createDraftStore } from './draft.ts';
import { isOnline, later, newKey } from './internal/browser.ts';
import { Fields } from './internal/fields.tsx';
import { noticeMs, outboxOf } from './internal/outbox-of.ts';
import { Outcome } from './internal/outcome.tsx';
import { sendRequirement } from './internal/send-requirement.ts';
import { Summary } from './internal/summary.tsx';
import { messages } from './lead-form.messages.ts';
import {
  type LeadFormModel,
  type LeadSubmission,
  type SubmittedRequirement,
  createLeadFormModel,
} from './lead-form.model.ts';
import { type KnownNeed, type Lead, type LeadMode, leadFields } from './lead.ts';

export type LeadFormState = 'loading' | 'ready' | 'error';

export interface LeadFormProps {
  /** Which toggle is pressed at first; none without it. */
  readonly mode?: 'add' | 'need' | undefined;
  /** What somebody needs, where that is known already: the category is chosen, and the words go along. */
  readonly need?: KnownNeed | undefined;
  /** A checked form is about to be sent; return false to do all else yourself. */
  readonly onLeadSubmit?: ((submission: LeadSubmission) => boolean | void) | undefined;
  /** A requirement was sent, or kept until the line is back. Without it the form itself offers the way on. */
  readonly onSubmitRequirement?: ((requirement: SubmittedRequirement) => void) | undefined;
  /** Somebody wants to add a machine. Without it the form itself offers the way on. */
  readonly onAddMachine?: ((lead: Lead) => void) | undefined;
  /** What the form shows has changed in kind: it can be sent once the categories are there. */
  readonly onStateChange?: ((state: LeadFormState, error?: ApiError) => void) | undefined;
}

/** The model over the browser, with the latest of the props. */
function useLeadForm(scope: Scope, props: LeadFormProps) {
  const texts = useMessages(messages);
  const latest = useRef(props);
  latest.current = props;
  const { mode, need } = props;
  const { categoryId, details } = need ?? {};
  const hasNeed = need !== undefined;
  return useMemo(() => {
    const categories = scope.resource(getCategoryDropDown, () => ({}));
    const tell = (kind: 'success' | 'error' | 'info', text: string) => scope.notify({ kind, text, duration: noticeMs });
    const outbox = outboxOf(scope);
    const model = createLeadFormModel({
      city: scope.city,
      categories: categories.remote,
      send: (input, signal) => sendRequirement(scope, input, signal),
      outbox,
      drafts: createDraftStore(() => sessionStorage),
      newKey,
      isOnline,
      language: scope.language,
      later,
      mode: mode ?? 'none',
      need: hasNeed ? { categoryId, details } : undefined,
      onSubmit: (submission) => latest.current.onLeadSubmit?.(submission) !== false,
      onRequirement(requirement) {
        const { category, delivery } = requirement;
        if (delivery === 'sent') tell('success', texts.sentLater(category.name));
        else tell('info', texts.kept(category.name));
        latest.current.onSubmitRequirement?.(requirement);
      },
      onAddMachine: (lead) => latest.current.onAddMachine?.(lead),
    });
    return { model, categories, outbox };
  }, [scope, mode, hasNeed, categoryId, details, texts]);
}

/** Takes over what was typed before the script was there; from then on the button waits for all four fields. */
function useResumed(model: LeadFormModel) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    model.resume(Object.fromEntries(leadFields.map((field) => [field, String(typed.get(field) ?? '')])));
  }, [model]);
  return form;
}

/** Says what one needs, or that one has a machine to let: four fields, and owners in the chosen city can answer. */
export function LeadForm(props: LeadFormProps) {
  const texts = useMessages(messages);
  useSignals();
  const scope = useScope();
  const { model, categories, outbox } = useLeadForm(scope, props);
  const form = useResumed(model);
  const { onStateChange, onSubmitRequirement, onAddMachine } = props;
  useEffect(() => outbox.start(), [outbox]);
  const remote = categories.remote.value;
  const error = remote.status === 'failed' && !dataOf(remote) ? remote.error : undefined;
  const state = error ? 'error' : dataOf(remote) ? 'ready' : 'loading';
  useEffect(() => onStateChange?.(state, error), [state, error, onStateChange]);
  // A sentence that appears on leaving a field would push the button from under the pointer before the press has ended.
  const isPressing = useRef(false);
  const press = (isDown: boolean) => () => {
    isPressing.current = isDown;
  };
  const modes: SegmentProps<LeadMode>['options'] = [
    { value: 'add', label: texts.add, icon: 'plus' },
    { value: 'need', label: texts.need, icon: 'search' },
  ];
  const isLive = model.isLive.value;
  const isSending = model.outcome.value.kind === 'sending';
  const isAdding = model.mode.value === 'add';
  const details = isAdding ? '' : model.details.value;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void model.submit(String(new FormData(event.currentTarget).get('website') ?? ''));
  };
  return (
    <form
      ref={form}
      className="y-root y-lead-form"
      part="form"
      aria-label={texts.label}
      action={`${scope.siteUrl}/api/Lead/SubmitRequirement`}
      method="post"
      noValidate={isLive}
      onSubmit={submit}
    >
      <Segment
        label={texts.modes}
        className="y-lead-form__modes"
        options={modes}
        value={model.mode.value}
        onValue={model.toggle}
      />
      <Summary model={model} form={form} siteUrl={scope.siteUrl} />
      {details && (
        <p className="y-lead-form__need">
          <span>{texts.needed}</span> <b dir="auto">{details}</b>
          <input type="hidden" name="details" value={details} />
        </p>
      )}
      <Fields model={model} categories={categories} onLeave={(field) => isPressing.current || model.leave(field)} />
      {/* What only the plain form needs, and what only programs fill. */}
      <input type="hidden" name="selectedCityId" value={scope.city.value.id} />
      <input type="hidden" name="consent" value="on" />
      <div className="y-lead-form__trap" aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="y-lead-form__note">{isAdding ? texts.addNote : texts.consent}</p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        part="button"
        onPointerDown={press(true)}
        onPointerUp={press(false)}
        onPointerLeave={press(false)}
        onPointerCancel={press(false)}
        busy={isSending}
        disabled={isLive && !isSending && !model.isComplete.value}
      >
        {isSending ? texts.sending : texts.submit}
      </Button>
      <Outcome
        model={model}
        siteUrl={scope.siteUrl}
        isLeftToPage={{ need: !!onSubmitRequirement, add: !!onAddMachine }}
      />
    </form>
  );
}

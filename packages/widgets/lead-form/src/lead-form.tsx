import { useSignals } from '@preact/signals-react/runtime';
import { type DropDownItem, getCategoryDropDown } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { controlOf } from '@yantra/form';
import { useMessages, wordIn } from '@yantra/language';
import { type ApiError, type Remote, type Scope, dataOf, later, useScope } from '@yantra/state';
import { Button, Segment, type SegmentProps } from '@yantra/ui';
import {
  type ComponentType,
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createDraftStore } from './draft.ts';
import { isOnline, newKey, onLineBack } from './internal/browser.ts';
import { Fields } from './internal/fields.tsx';
import type { KnownLineProps } from './internal/known-line.tsx';
import { createLazyOutbox } from './internal/lazy-outbox.ts';
import { NotSent } from './internal/not-sent.tsx';
import { Outcome } from './internal/outcome.tsx';
import { sendRequirement } from './internal/send-requirement.ts';
import { JobFold } from './job/job-fold.tsx';
import { messages } from './lead-form.messages.ts';
import {
  type LeadFormModel,
  type LeadSubmission,
  type SubmittedRequirement,
  createLeadFormModel,
} from './lead-form.model.ts';
import { type KnownNeed, type KnownPerson, type Lead, type LeadMode, leadFields } from './lead.ts';

export type LeadFormState = 'loading' | 'ready' | 'error';

export interface LeadFormProps {
  /** The initially pressed toggle; none by default. */
  readonly mode?: 'add' | 'need' | undefined;
  /** A need that is known already: its category is selected, and its words are sent. */
  readonly need?: KnownNeed | undefined;
  /** The logged-in person: one line in place of three fields. */
  readonly person?: KnownPerson | undefined;
  /** The form has taken the logged-in person: as a line, or in the fields. */
  readonly onPersonTaken?: (() => void) | undefined;
  /** Only a requirement, without toggles and frame: the surrounding page says what it is for. */
  readonly isPlain?: boolean | undefined;
  /** A valid form is about to be sent; return false to handle everything yourself. */
  readonly onLeadSubmit?: ((submission: LeadSubmission) => boolean | void) | undefined;
  /** A requirement was sent, or kept until the connection is back. Without it the form itself shows the next step. */
  readonly onSubmitRequirement?: ((requirement: SubmittedRequirement) => void) | undefined;
  /** Somebody wants to add a machine. Without it the form itself shows the next step. */
  readonly onAddMachine?: ((lead: Lead) => void) | undefined;
  /** The form's state has changed: it can be sent once the categories have loaded. */
  readonly onStateChange?: ((state: LeadFormState, error?: ApiError) => void) | undefined;
}

/** The model with this browser's functions and the latest props. */
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
    const outbox = createLazyOutbox({
      load: async () => (await import('./internal/outbox-of.ts')).outboxOf(scope),
      onLineBack,
    });
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
        if (delivery === 'sent') tell('success', texts.sentLater(wordIn(scope.language, category.name)));
        else tell('info', texts.kept(wordIn(scope.language, category.name)));
        latest.current.onSubmitRequirement?.(requirement);
      },
      onAddMachine: (lead) => latest.current.onAddMachine?.(lead),
      onRefused: (sentence) => tell('error', sentence),
    });
    return { model, categories, outbox };
  }, [scope, mode, hasNeed, categoryId, details, texts]);
}

/** Takes what was typed before the script ran; from then on the button says how many fields are empty. */
function useResumed(model: LeadFormModel) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    model.resume(Object.fromEntries(leadFields.map((field) => [field, String(typed.get(field) ?? '')])));
  }, [model]);
  return form;
}

/**
 * Whether the button is held down: an error that appears on leaving a field would move it from under the pointer before the
 * press has ended.
 */
function usePressing() {
  const isPressing = useRef(false);
  const press = (isDown: boolean) => () => {
    isPressing.current = isDown;
  };
  const over = press(false);
  const presses = { onPointerDown: press(true), onPointerUp: over, onPointerLeave: over, onPointerCancel: over };
  return [isPressing, presses] as const;
}

interface PersonProps extends Pick<LeadFormProps, 'onPersonTaken'> {
  readonly model: LeadFormModel;
  readonly person: KnownPerson | undefined;
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * The line that says for whom it is sent; after Change the focus moves to the fields. Most visitors are unknown, so its code is
 * loaded later.
 */
function Person({ model, person, form, onPersonTaken }: PersonProps) {
  useSignals();
  const [Line, setLine] = useState<ComponentType<KnownLineProps>>();
  useEffect(() => {
    if (!person && !model.known.peek()) return;
    import('./internal/known-line.tsx').then(
      ({ KnownLine, takeKnownPerson }) => {
        setLine(() => KnownLine);
        takeKnownPerson(model, person);
      },
      // Without it the fields are shown.
      () => onPersonTaken?.(),
    );
  }, [model, person, onPersonTaken]);
  useEffect(() => {
    if (Line) onPersonTaken?.();
  }, [Line, person, onPersonTaken]);
  const shown = model.person.value;
  const isChanging = useRef(false);
  useEffect(() => {
    if (shown || !isChanging.current) return;
    isChanging.current = false;
    controlOf(form.current, 'fullName')?.focus();
  }, [shown, form]);
  const change = () => {
    isChanging.current = true;
    model.changePerson();
  };
  return shown && <div className="y-lead-form__known">{Line && <Line person={shown} onChange={change} />}</div>;
}

/** Reports the form's state to the element: ready once the categories have loaded. */
function useReport(remote: Remote<readonly DropDownItem[]>, onStateChange: LeadFormProps['onStateChange']) {
  const error = remote.status === 'failed' && !dataOf(remote) ? remote.error : undefined;
  const state = error ? 'error' : dataOf(remote) ? 'ready' : 'loading';
  // Before it is painted: a page with words of its own shows those, not what failed, which may need more room.
  useLayoutEffect(() => onStateChange?.(state, error), [state, error, onStateChange]);
}

/** Fields for the plain form, and one that only bots fill. */
const HiddenFields = ({ cityId }: { readonly cityId: string }) => (
  <>
    <input type="hidden" name="selectedCityId" value={cityId} />
    <input type="hidden" name="consent" value="on" />
    <div className="y-lead-form__trap" aria-hidden="true">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  </>
);

interface SubmitProps {
  readonly model: LeadFormModel;
  readonly presses: ReturnType<typeof usePressing>[1];
}

function Submit({ model, presses }: SubmitProps) {
  const texts = useMessages(messages);
  useSignals();
  const missing = model.isLive.value ? model.missing.value : 0;
  const isSending = model.outcome.value.kind === 'sending';
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      part="button"
      {...presses}
      busy={isSending}
      missing={missing > 0 ? texts.missing(missing) : undefined}
    >
      {isSending ? texts.sending : texts.submit}
    </Button>
  );
}

/** A form for a requirement, or for a machine to rent out: four fields, and owners in the chosen city can answer. */
export function LeadForm(props: LeadFormProps) {
  const texts = useMessages(messages);
  useSignals();
  const scope = useScope();
  const { model, categories, outbox } = useLeadForm(scope, props);
  const form = useResumed(model);
  const { person, onStateChange, onSubmitRequirement, onAddMachine } = props;
  useEffect(() => outbox.start(), [outbox]);
  useReport(categories.remote.value, onStateChange);
  const [isPressing, presses] = usePressing();
  const modes: SegmentProps<LeadMode>['options'] = [
    { value: 'add', label: texts.add, icon: 'plus' },
    { value: 'need', label: texts.need, icon: 'search' },
  ];
  const isLive = model.isLive.value;
  const isAdding = model.mode.value === 'add';
  const isShort = model.person.value !== undefined;
  const details = isAdding ? '' : model.details.value;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void model.submit(String(new FormData(event.currentTarget).get('website') ?? ''));
  };
  return (
    <form
      ref={form}
      className={`y-root y-lead-form${props.isPlain ? ' y-lead-form--plain' : ''}`}
      part="form"
      aria-label={texts.label}
      action={`${scope.siteUrl}/api/Lead/SubmitRequirement`}
      method="post"
      noValidate={isLive}
      data-fields={isShort ? 'short' : 'all'}
      onSubmit={submit}
    >
      <div className="y-lead-form__in">
        {!props.isPlain && (
          <Segment
            label={texts.modes}
            className="y-lead-form__modes"
            options={modes}
            value={model.mode.value}
            onValue={model.toggle}
          />
        )}
        <NotSent model={model} form={form} siteUrl={scope.siteUrl} />
        {details && (
          <p className="y-lead-form__need">
            <span>{texts.needed}</span> <b dir="auto">{details}</b>
            <input type="hidden" name="details" value={details} />
          </p>
        )}
        <Person model={model} person={person} form={form} onPersonTaken={props.onPersonTaken} />
        <Fields model={model} categories={categories} onLeave={(field) => isPressing.current || model.leave(field)} />
        {!isAdding && model.values.value.categoryId && <JobFold model={model} />}
        <HiddenFields cityId={scope.city.value.id} />
        <p className="y-lead-form__note">{isAdding ? texts.addNote : texts.consent}</p>
        <Submit model={model} presses={presses} />
        <Outcome
          model={model}
          siteUrl={scope.siteUrl}
          isLeftToPage={{ need: !!onSubmitRequirement, add: !!onAddMachine }}
        />
      </div>
    </form>
  );
}

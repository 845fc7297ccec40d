import { type ReadonlySignal, type Signal, batch, computed, signal } from '@preact/signals-react';
import type { DropDownItem, RequirementInput } from '@yantra/contract/calls';
import { parsePhone } from '@yantra/domain';
import { createForm } from '@yantra/form';
import { type Language, failureIn, textsIn } from '@yantra/language';
import { ApiError, type Remote, type SelectedCity, dataOf } from '@yantra/state';
import type { DraftStore } from './draft.ts';
import { isTemporary } from './internal/is-temporary.ts';
import { type KnownPart, createKnownPart } from './internal/known-part.ts';
import { type Stored, sendWithTimeout } from './internal/send-with-timeout.ts';
import type { JobInput } from './job/job.ts';
import { messages } from './lead-form.messages.ts';
import {
  type KnownNeed,
  type KnownRequest,
  type Lead,
  type LeadField,
  type LeadMode,
  type LeadValues,
  type SubmittedRequirement,
  emptyLead,
  faultOf,
  leadFields,
  missingIn,
  phoneText,
} from './lead.ts';
import type { Outbox } from './outbox.ts';

export type { SubmittedRequirement } from './lead.ts';

/** What a page gets before anything is sent: ids and small facts, nothing about the person. */
export interface LeadSubmission {
  readonly mode: 'add' | 'need';
  readonly categoryId: number;
  readonly category: string;
  readonly cityId: string;
  readonly city: string;
}

export interface LeadFormDependencies {
  /** The language of errors; English without it. */
  readonly language?: Language | undefined;
  readonly city: ReadonlySignal<SelectedCity>;
  readonly categories: ReadonlySignal<Remote<readonly DropDownItem[]>>;
  /** @throws {ApiError} */
  readonly send: (input: RequirementInput, signal: AbortSignal) => Promise<Stored | void>;
  readonly outbox: Outbox;
  readonly drafts: DraftStore;
  /** A new idempotency key: 16 to 64 letters, digits, `-` or `_`. */
  readonly newKey: () => string;
  /** Whether the device is online. */
  readonly isOnline: () => boolean;
  /** Calls back once after this many milliseconds. Returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
  /** The initial mode. */
  readonly mode: LeadMode;
  /** Initial values; they take precedence over a draft. */
  readonly need?: KnownNeed | undefined;
  /** Whether the page lets the widget continue. */
  readonly onSubmit: (submission: LeadSubmission) => boolean;
  readonly onRequirement: (requirement: SubmittedRequirement) => void;
  readonly onAddMachine: (lead: Lead) => void;
  /** Called on a refusal, with the sentence that the form shows. */
  readonly onRefused?: (sentence: string) => void;
}

/** How the last submission ended; `status` is announced politely, `failure` at once. */
export type LeadOutcome =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'failed'; readonly message: string }
  /** The website that this page belongs to may not send requirements. */
  | { readonly kind: 'notFromHere' }
  | (KnownRequest & { readonly kind: 'sent' | 'kept' | 'keptHere' | 'adding'; readonly lead: Lead });

export type LeadErrors = Readonly<Partial<Record<LeadField, string | undefined>>>;

/** The model of the lead form. */
export interface LeadFormModel extends KnownPart {
  readonly mode: ReadonlySignal<LeadMode>;
  readonly values: ReadonlySignal<LeadValues>;
  /** The requirement in the person's words; sent with it. */
  readonly details: ReadonlySignal<string>;
  /** Details of the job: when, how long and where; undefined once sent. */
  readonly job: ReadonlySignal<JobInput | undefined>;
  /** @param fault why they cannot be sent yet */
  readonly setJob: (job: JobInput, fault: string | undefined) => void;
  readonly errors: ReadonlySignal<LeadErrors>;
  readonly outcome: ReadonlySignal<LeadOutcome>;
  /** How many of the four fields are empty. */
  readonly missing: ReadonlySignal<number>;
  /** Whether the script is running: until then the plain form can be sent as it is. */
  readonly isLive: ReadonlySignal<boolean>;
  /** Requirements that wait for a connection. */
  readonly waiting: ReadonlySignal<number>;
  /** Presses a toggle; pressing the active one switches it off. */
  readonly toggle: (mode: LeadMode) => void;
  readonly type: (field: LeadField, text: string) => void;
  /** The person has left a field: it is checked. */
  readonly leave: (field: LeadField) => void;
  /** Takes what was typed before the script ran, else the draft. */
  readonly resume: (typed: Partial<LeadValues>) => void;
  /** @param honeypot the value of the field that people do not see */
  readonly submit: (honeypot: string) => Promise<void>;
}

const filled = (some: LeadErrors): Partial<LeadValues> =>
  Object.fromEntries(Object.entries(some).filter(([, text]) => text));

/** The values and the mode, their draft, and their errors. */
function createFields({ language, categories, drafts, need, ...first }: LeadFormDependencies) {
  const texts = textsIn(language, messages);
  const needed = filled({ categoryId: need?.categoryId });
  const mode = signal(first.mode);
  const details = signal(need?.details ?? '');
  const job = signal<JobInput | undefined>({});
  let jobFault: string | undefined;
  const isLive = signal(false);
  const form = createForm(emptyLead);
  const { values, errors } = form;
  form.fill(needed);

  const keepDraft = () => drafts.write({ mode: mode.peek(), values: values.peek() });
  const sentenceOf = (field: LeadField): string | undefined => {
    const fault = faultOf(field, values.peek()[field]);
    return fault && (fault === 'long' ? texts.nameLong : texts.wrong[field]);
  };
  const shown = {
    mode,
    values,
    details,
    job,
    setJob(said: JobInput, fault: string | undefined) {
      job.value = said;
      jobFault = fault;
    },
    errors,
    ...createKnownPart(form, () => drafts.read() && keepDraft()),
    missing: computed(() => missingIn(values.value)),
    isLive,
    toggle(pressed: LeadMode) {
      mode.value = mode.peek() === pressed ? 'none' : pressed;
      if (Object.values(values.peek()).some(Boolean)) keepDraft();
    },
    leave(field: LeadField) {
      const text = values.peek()[field];
      if (!text.trim()) return;
      const error = sentenceOf(field);
      if (error) form.tell(field, error);
      else if (field === 'phone') form.fill({ phone: phoneText(text) });
    },
    resume(typed: Partial<LeadValues>) {
      const draft = drafts.read();
      batch(() => {
        // What was typed takes precedence over the known category, and that over the draft.
        form.fill({ ...draft?.values, ...needed, ...filled(typed) });
        if (draft && draft.mode !== 'none' && !need) mode.value = draft.mode;
        isLive.value = true;
      });
    },
  };
  return {
    shown,
    form,
    keepDraft,
    jobFault: () => jobFault,
    /** Shows the errors. @returns whether there are any */
    isWrong: () => !!form.show(filled(Object.fromEntries(leadFields.map((field) => [field, sentenceOf(field)])))),
    lead: (): Lead => {
      const { fullName, email, phone, categoryId } = values.peek();
      const id = Number(categoryId);
      const name = dataOf(categories.peek())?.find((category) => category.id === id)?.value ?? '';
      return { fullName: fullName.trim(), email: email.trim(), phone: parsePhone(phone) ?? '', category: { id, name } };
    },
    clear: () => {
      form.clear(...(shown.person.peek() ? (['categoryId'] as const) : []));
      details.value = '';
      job.value = undefined;
      drafts.forget();
    },
  };
}

/** Sends a requirement and keeps its outcome. */
function createDelivery(
  dependencies: LeadFormDependencies,
  { shown, form, clear }: ReturnType<typeof createFields>,
  outcome: Signal<LeadOutcome>,
) {
  const { language, city, outbox, newKey, isOnline, onRequirement, onRefused } = dependencies;
  const texts = textsIn(language, messages);
  /** The key belongs to the content: the same content has the same key, any other a new one. */
  let lastSent: { readonly what: string; readonly key: string } | undefined;

  const inputOf = ({ category, ...person }: Lead, website: string): RequirementInput => {
    const details = shown.details.peek();
    const input = {
      ...person,
      categoryId: category.id,
      selectedCityId: city.peek().id,
      ...(details && { details }),
      ...shown.job.peek(),
      consent: true as const,
      ...(website && { website }),
    };
    const what = JSON.stringify(input);
    if (lastSent?.what !== what) lastSent = { what, key: newKey() };
    return { ...input, idempotencyKey: lastSent.key };
  };

  const done = (kind: 'sent' | 'kept' | 'keptHere', lead: Lead, { id, isConfirmed }: Stored = {}) => {
    const known = { ...(id && { requestId: id }), ...(isConfirmed && { isConfirmed }) };
    batch(() => {
      clear();
      outcome.value = { kind, lead, ...known };
    });
    onRequirement({ ...lead, delivery: kind === 'sent' ? 'sent' : 'kept', ...known });
  };

  /** The server has refused: its sentences stand beside their fields. */
  const refuse = (error: ApiError) => {
    if (error.code === 'request.origin' || error.code.startsWith('partner.')) {
      outcome.value = { kind: 'notFromHere' };
      return onRefused?.(texts.notFromHere);
    }
    const { message, errors = {} } = failureIn(language, error);
    batch(() => {
      const others = form.refuse(errors);
      const isOurs = leadFields.some((field) => errors[field]) && others.length === 0;
      outcome.value = isOurs ? { kind: 'wrong' } : { kind: 'failed', message: others[0] ?? message };
      onRefused?.(others[0] ?? message);
    });
  };

  return async (lead: Lead, honeypot: string): Promise<void> => {
    const input = inputOf(lead, honeypot);
    const keep = () => {
      const isSafe = outbox.keep({ input, category: lead.category.name });
      done(isSafe ? 'kept' : 'keptHere', lead);
    };
    if (!isOnline()) return keep();
    outcome.value = { kind: 'sending' };
    try {
      done('sent', lead, await sendWithTimeout(dependencies, input));
    } catch (error) {
      // A rate limit and a pause are shown to the person; other temporary failures need nobody.
      const isRefusal =
        error instanceof ApiError &&
        (error.status === 429 || error.code === 'server.maintenance' || !isTemporary(error));
      if (isRefusal) refuse(error);
      else keep();
    }
  };
}

export function createLeadFormModel(dependencies: LeadFormDependencies): LeadFormModel {
  const { city, outbox, onSubmit, onAddMachine } = dependencies;
  const outcome = signal<LeadOutcome>({ kind: 'editing' });
  const fields = createFields(dependencies);
  const { shown, form, keepDraft } = fields;
  const deliver = createDelivery(dependencies, fields, outcome);

  return {
    ...shown,
    outcome,
    waiting: outbox.waiting,
    type(field, text) {
      batch(() => {
        form.type(field, text);
        if (outcome.peek().kind !== 'editing' && outcome.peek().kind !== 'sending') outcome.value = { kind: 'editing' };
      });
      keepDraft();
    },
    async submit(honeypot) {
      if (outcome.peek().kind === 'sending') return;
      if (fields.isWrong()) {
        outcome.value = { kind: 'wrong' };
        return;
      }
      const fault = fields.jobFault();
      if (fault && shown.mode.peek() !== 'add') {
        outcome.value = { kind: 'failed', message: fault };
        return;
      }
      const lead = fields.lead();
      const { id: categoryId, name: category } = lead.category;
      const { id: cityId, name: cityName } = city.peek();
      // Without a pressed toggle, as without a script, the form counts as a requirement.
      const mode = shown.mode.peek() === 'add' ? 'add' : 'need';
      if (!onSubmit({ mode, categoryId, category, cityId, city: cityName })) return;
      if (mode === 'need') await deliver(lead, honeypot);
      else {
        outcome.value = { kind: 'adding', lead };
        onAddMachine(lead);
      }
    },
  };
}

import { type ReadonlySignal, type Signal, batch, computed, signal } from '@preact/signals-react';
import type { DropDownItem, RequirementInput } from '@yantra/contract/calls';
import { parsePhone } from '@yantra/domain';
import { createForm } from '@yantra/form';
import { type Language, failureIn, textsIn } from '@yantra/language';
import { ApiError, type Remote, type SelectedCity, dataOf } from '@yantra/state';
import type { DraftStore } from './draft.ts';
import { isPassing } from './internal/is-passing.ts';
import { type KnownPart, knownIn } from './internal/known-in.ts';
import { sendSoon } from './internal/send-soon.ts';
import type { JobInput } from './job/job.ts';
import { messages } from './lead-form.messages.ts';
import {
  type KnownNeed,
  type Lead,
  type LeadField,
  type LeadMode,
  type LeadValues,
  emptyLead,
  faultOf,
  leadFields,
  missingIn,
  phoneText,
} from './lead.ts';
import type { Outbox } from './outbox.ts';

/** What a page is told before anything happens: ids and small facts, nothing of the person. */
export interface LeadSubmission {
  readonly mode: 'add' | 'need';
  readonly categoryId: number;
  readonly category: string;
  readonly cityId: string;
  readonly city: string;
}

/** A requirement that is on its way: with the server, or kept until the line is back. */
export interface SubmittedRequirement extends Lead {
  readonly delivery: 'sent' | 'kept';
}

export interface LeadFormDependencies {
  /** In which faults are told; without it, English. */
  readonly language?: Language | undefined;
  readonly city: ReadonlySignal<SelectedCity>;
  readonly categories: ReadonlySignal<Remote<readonly DropDownItem[]>>;
  /** @throws {ApiError} */
  readonly send: (input: RequirementInput, signal: AbortSignal) => Promise<unknown>;
  readonly outbox: Outbox;
  readonly drafts: DraftStore;
  /** A new idempotency key: 16 to 64 letters, digits, `-` or `_`. */
  readonly newKey: () => string;
  /** Whether the device has a line at all. */
  readonly isOnline: () => boolean;
  /** Calls back once after so many milliseconds. Returns how to call it off. */
  readonly later: (act: () => void, ms: number) => () => void;
  /** The mode to begin with. */
  readonly mode: LeadMode;
  /** What the form begins with; it goes before a draft. */
  readonly need?: KnownNeed | undefined;
  /** Whether the page lets the widget go on. */
  readonly onSubmit: (submission: LeadSubmission) => boolean;
  readonly onRequirement: (requirement: SubmittedRequirement) => void;
  readonly onAddMachine: (lead: Lead) => void;
  /** Hears of a refusal besides the form, in the same words. */
  readonly onRefused?: (sentence: string) => void;
}

/** How the last press of the button ended; `status` is said politely, `failure` at once. */
export type LeadOutcome =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Nothing is taken from the website that this page is of. */
  | { readonly kind: 'notFromHere' }
  | { readonly kind: 'sent' | 'kept' | 'keptHere' | 'adding'; readonly lead: Lead };

export type LeadErrors = Readonly<Partial<Record<LeadField, string | undefined>>>;

/** The thinking of the lead form. */
export interface LeadFormModel extends KnownPart {
  readonly mode: ReadonlySignal<LeadMode>;
  readonly values: ReadonlySignal<LeadValues>;
  /** What is needed, in the person's words; sent along with a requirement. */
  readonly details: ReadonlySignal<string>;
  /** What is said of when, how long and where; undefined once it was sent. */
  readonly job: ReadonlySignal<JobInput | undefined>;
  /** @param fault why it cannot be sent as it stands */
  readonly setJob: (job: JobInput, fault: string | undefined) => void;
  readonly errors: ReadonlySignal<LeadErrors>;
  readonly outcome: ReadonlySignal<LeadOutcome>;
  /** How many of the four fields are empty. */
  readonly missing: ReadonlySignal<number>;
  /** Whether the script has taken over: until then the plain form can be sent as it stands. */
  readonly isLive: ReadonlySignal<boolean>;
  /** Requirements that wait for the line. */
  readonly waiting: ReadonlySignal<number>;
  /** Presses a toggle; the one that is on goes off. */
  readonly toggle: (mode: LeadMode) => void;
  readonly type: (field: LeadField, text: string) => void;
  /** The person has left a field: what stands there is checked. */
  readonly leave: (field: LeadField) => void;
  /** Takes what was typed before the script was there, else the draft. */
  readonly resume: (typed: Partial<LeadValues>) => void;
  /** @param honeypot what stands in the field that people do not see */
  readonly submit: (honeypot: string) => Promise<void>;
}

const filled = (some: LeadErrors): Partial<LeadValues> =>
  Object.fromEntries(Object.entries(some).filter(([, text]) => text));

/** What is typed and chosen, the draft of it, and what is wrong with it. */
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
    ...knownIn(form, () => drafts.read() && keepDraft()),
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
        // What was typed goes before the category that is known, and that before the draft.
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
    /** Says what is wrong. @returns whether something is */
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

/** What is sent of a requirement, and what became of it. */
function createDelivery(
  dependencies: LeadFormDependencies,
  { shown, form, clear }: ReturnType<typeof createFields>,
  outcome: Signal<LeadOutcome>,
) {
  const { language, city, outbox, newKey, isOnline, onRequirement, onRefused } = dependencies;
  const texts = textsIn(language, messages);
  /** The key belongs to what is sent: the same again has the same key, anything else another. */
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

  const done = (kind: 'sent' | 'kept' | 'keptHere', lead: Lead) => {
    batch(() => {
      clear();
      outcome.value = { kind, lead };
    });
    onRequirement({ ...lead, delivery: kind === 'sent' ? 'sent' : 'kept' });
  };

  /** The server has said no: its sentences stand beside the fields they are about. */
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
      await sendSoon(dependencies, input);
      done('sent', lead);
    } catch (error) {
      // Too many at once is for the person to know; all else that passes needs nobody.
      const isRefusal = error instanceof ApiError && (error.status === 429 || !isPassing(error));
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
      // A requirement is what somebody has who needs a machine: so it counts also while no toggle is pressed, as without a script.
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

import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import type { DropDownItem, RequirementInput } from '@yantra/contract/calls';
import { formatPhone, parsePhone } from '@yantra/domain';
import { createForm } from '@yantra/form';
import { type Language, textsIn } from '@yantra/language';
import { ApiError, type Remote, type SelectedCity, dataOf } from '@yantra/state';
import type { DraftStore } from './draft.ts';
import { messages } from './lead-form.messages.ts';
import {
  type KnownNeed,
  type Lead,
  type LeadField,
  type LeadMode,
  type LeadValues,
  emptyLead,
  faultOf,
  isFilled,
  leadFields,
} from './lead.ts';
import { type Outbox, isPassing } from './outbox.ts';

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
export interface LeadFormModel {
  readonly mode: ReadonlySignal<LeadMode>;
  readonly values: ReadonlySignal<LeadValues>;
  /** What is needed, in the person's words; sent along with a requirement. */
  readonly details: ReadonlySignal<string>;
  readonly errors: ReadonlySignal<LeadErrors>;
  readonly outcome: ReadonlySignal<LeadOutcome>;
  readonly isComplete: ReadonlySignal<boolean>;
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

const filled = (some: Partial<LeadValues>) => Object.fromEntries(Object.entries(some).filter(([, text]) => text));

/** Longer nobody looks at a button that says "Sending...": the requirement then goes into the outbox. */
const patienceMs = 8000;

export function createLeadFormModel(dependencies: LeadFormDependencies): LeadFormModel {
  const { city, categories, outbox, drafts, newKey, isOnline, onSubmit, onRequirement, onAddMachine } = dependencies;
  const texts = textsIn(dependencies.language, messages);
  const mode = signal(dependencies.mode);
  const { categoryId = '', details: words = '' } = dependencies.need ?? {};
  const form = createForm(emptyLead);
  const { values, errors } = form;
  form.fill({ categoryId });
  const details = signal(words);
  const outcome = signal<LeadOutcome>({ kind: 'editing' });
  const isLive = signal(false);
  /** The key belongs to what is sent: the same again has the same key, anything else another. */
  let lastSent: { readonly what: string; readonly key: string } | undefined;

  const keepDraft = () => drafts.write({ mode: mode.peek(), values: values.peek() });
  const clear = () => {
    form.clear();
    details.value = '';
    drafts.forget();
  };

  const sentenceOf = (field: LeadField, text: string): string | undefined => {
    const fault = faultOf(field, text);
    return fault && (fault === 'long' ? texts.nameLong : texts.wrong[field]);
  };

  const lead = (): Lead => {
    const { fullName, email, phone, categoryId } = values.peek();
    const id = Number(categoryId);
    const name = dataOf(categories.peek())?.find((category) => category.id === id)?.value ?? '';
    return { fullName: fullName.trim(), email: email.trim(), phone: parsePhone(phone) ?? '', category: { id, name } };
  };

  const requirementOf = ({ fullName, email, phone, category }: Lead, website: string): RequirementInput => {
    const input = {
      fullName,
      email,
      phone,
      categoryId: category.id,
      selectedCityId: city.peek().id,
      ...(details.peek() && { details: details.peek() }),
      consent: true as const,
      ...(website && { website }),
    };
    const what = JSON.stringify(input);
    if (lastSent?.what !== what) lastSent = { what, key: newKey() };
    return { ...input, idempotencyKey: lastSent.key };
  };

  /** Sends with bounded patience. */
  async function sendSoon(input: RequirementInput): Promise<void> {
    const ending = new AbortController();
    let callOff = () => undefined as void;
    const tooLate = new Promise<never>((_, reject) => {
      callOff = dependencies.later(() => {
        ending.abort();
        reject(new ApiError('network.timeout', 0, texts.notSent));
      }, patienceMs);
    });
    try {
      await Promise.race([dependencies.send(input, ending.signal), tooLate]);
    } finally {
      callOff();
    }
  }

  const done = (kind: 'sent' | 'kept' | 'keptHere', submitted: Lead) => {
    batch(() => {
      clear();
      outcome.value = { kind, lead: submitted };
    });
    onRequirement({ ...submitted, delivery: kind === 'sent' ? 'sent' : 'kept' });
  };

  /** The server has said no: its sentences stand beside the fields they are about. */
  const refuse = ({ code, message, errors: byField = {} }: ApiError) => {
    if (code === 'request.origin' || code.startsWith('partner.')) {
      outcome.value = { kind: 'notFromHere' };
      return;
    }
    batch(() => {
      const others = form.refuse(byField);
      const isOurs = leadFields.some((field) => byField[field]) && others.length === 0;
      outcome.value = isOurs ? { kind: 'wrong' } : { kind: 'failed', message: others[0] ?? message };
    });
  };

  async function sendRequirement(submitted: Lead, honeypot: string): Promise<void> {
    const input = requirementOf(submitted, honeypot);
    const keep = () => {
      const isSafe = outbox.keep({ input, category: submitted.category.name });
      done(isSafe ? 'kept' : 'keptHere', submitted);
    };
    if (!isOnline()) return keep();
    outcome.value = { kind: 'sending' };
    try {
      await sendSoon(input);
      done('sent', submitted);
    } catch (error) {
      // Too many at once is for the person to know; all else that passes needs nobody.
      const isRefusal = error instanceof ApiError && (error.status === 429 || !isPassing(error));
      if (isRefusal) refuse(error);
      else keep();
    }
  }

  return {
    mode,
    values,
    details,
    errors,
    outcome,
    isComplete: computed(() => isFilled(values.value)),
    isLive,
    waiting: outbox.waiting,
    toggle(pressed) {
      mode.value = mode.peek() === pressed ? 'none' : pressed;
      if (Object.values(values.peek()).some(Boolean)) keepDraft();
    },
    type(field, text) {
      batch(() => {
        form.type(field, text);
        if (outcome.peek().kind !== 'editing' && outcome.peek().kind !== 'sending') outcome.value = { kind: 'editing' };
      });
      keepDraft();
    },
    leave(field) {
      const text = values.peek()[field];
      if (!text.trim()) return;
      const error = sentenceOf(field, text);
      if (error) form.tell(field, error);
      // Without the prefix, which stands before the field.
      else if (field === 'phone') form.fill({ phone: formatPhone(text).replace('+91 ', '') });
    },
    resume(typed) {
      const draft = drafts.read();
      batch(() => {
        // What was typed goes before the category that is known, and that before the draft.
        form.fill({ ...draft?.values, ...filled({ categoryId }), ...filled(typed) });
        if (draft && draft.mode !== 'none' && !dependencies.need) mode.value = draft.mode;
        isLive.value = true;
      });
    },
    async submit(honeypot) {
      if (outcome.peek().kind === 'sending') return;
      const found = leadFields.map((field) => [field, sentenceOf(field, values.peek()[field])] as const);
      if (form.show(Object.fromEntries(found.filter(([, sentence]) => sentence)))) {
        outcome.value = { kind: 'wrong' };
        return;
      }
      const submitted = lead();
      const { id: categoryId, name: category } = submitted.category;
      const { id: cityId, name: cityName } = city.peek();
      // A requirement is what somebody has who needs a machine: so it counts also while no toggle is pressed, as without a script.
      const kind = mode.peek() === 'add' ? 'add' : 'need';
      if (!onSubmit({ mode: kind, categoryId, category, cityId, city: cityName })) return;
      if (kind === 'need') await sendRequirement(submitted, honeypot);
      else {
        outcome.value = { kind: 'adding', lead: submitted };
        onAddMachine(submitted);
      }
    },
  };
}

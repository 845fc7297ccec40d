import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import type { AddSubscriptionInput, Plan, UpdateSubscriptionInput } from '@yantra/contract/calls';
import { type PlanPeriod, planPeriodName } from '@yantra/domain';
import { type FormField, type RecordForm, createRecordForm, errorsIn } from '@yantra/form';
import { type Language, sentenceIn, textsIn } from '@yantra/language';
import { ApiError, type Notice } from '@yantra/state';
import type { Loaded } from '../../kit/form/loading.tsx';
import { messages } from './plan-form.messages.ts';
import { type PlanName, emptyPlan, finalText, planCheck, planInput, planValues } from './plan.ts';

export interface PlanFormDependencies {
  /** In which faults are told; without it, English. */
  readonly language?: Language | undefined;
  readonly kind: 'add' | 'edit' | 'view';
  /** The plan as it is now. @throws {ApiError} */
  readonly load: () => Promise<Plan>;
  /** @throws {ApiError} */
  readonly add: (input: AddSubscriptionInput) => Promise<unknown>;
  /** @throws {ApiError} */
  readonly update: (input: UpdateSubscriptionInput) => Promise<unknown>;
  readonly notify: (notice: Notice) => void;
  readonly onSaved: () => void;
}

/** The thinking of a plan's form. */
export interface PlanFormModel {
  readonly form: RecordForm<PlanName>;
  /** The read-only final price of a period. */
  readonly finalOf: (months: PlanPeriod) => FormField;
  readonly loaded: ReadonlySignal<Loaded>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** Grows with each press of the button that found something wrong. */
  readonly turn: ReadonlySignal<number>;
  /** Why it could not be saved, where that is about no field. */
  readonly failure: ReadonlySignal<string | undefined>;
  readonly load: () => Promise<void>;
  readonly submit: () => Promise<void>;
}

const noticeMs = 4000;
const ignore = () => undefined;

export function createPlanFormModel(dependencies: PlanFormDependencies): PlanFormModel {
  const { language, kind, notify, onSaved } = dependencies;
  const texts = textsIn(language, messages);
  const form = createRecordForm<PlanName>(emptyPlan, planCheck(texts));
  const loaded = signal<Loaded>({ status: kind === 'add' ? 'ready' : 'loading' });
  const isSaving = signal(false);
  const turn = signal(0);
  const failure = signal<string | undefined>(undefined);
  let plan: Plan | undefined;

  const save = () => {
    const input = planInput(form.values.peek());
    // Documented: sent as 1 when a plan is made, and left as they are afterwards.
    if (!plan) return dependencies.add({ ...input, contactToBeViewed: 1, smsCountAllowed: 1 });
    return dependencies.update({ ...input, id: plan.id, version: plan.version });
  };

  /** Another's version becomes the one that is changed; what was typed here stays. */
  async function rebase(): Promise<void> {
    plan = await dependencies.load();
    form.rebase(planValues(plan));
    failure.value = texts.changed;
  }

  async function refuse(error: unknown): Promise<void> {
    const known = error instanceof ApiError ? error : undefined;
    if (known?.code === 'subscription.changed') {
      await rebase().catch(() => (failure.value = texts.reason(sentenceIn(language, known.message))));
    } else {
      const byField = known?.code === 'subscription.taken' ? { name: known.message } : (known?.errors ?? {});
      const others = form.refuse(errorsIn(language, byField));
      if (form.wrong.peek().length === 0) {
        failure.value = texts.reason(others[0] ?? sentenceIn(language, (error as Error).message));
      }
    }
    turn.value += 1;
    notify({ kind: 'error', text: texts.failed, duration: noticeMs });
  }

  const empty = signal<string | undefined>(undefined);
  return {
    form,
    finalOf(months) {
      const name = planPeriodName(months);
      const { [`price${name}` as const]: price, [`discount${name}` as const]: discount } = form.fields;
      return {
        value: computed(() => finalText(price.value.value, discount.value.value)),
        error: empty,
        type: ignore,
        leave: ignore,
      };
    },
    loaded,
    isSaving,
    turn,
    failure,
    async load() {
      if (kind === 'add') return;
      loaded.value = { status: 'loading' };
      try {
        const found = await dependencies.load();
        batch(() => {
          plan = found;
          form.settle(planValues(found));
          loaded.value = { status: 'ready' };
        });
      } catch (error) {
        loaded.value = { status: 'failed', message: (error as Error).message };
      }
    },
    async submit() {
      if (isSaving.peek()) return;
      failure.value = undefined;
      if (!form.check()) {
        turn.value += 1;
        return;
      }
      isSaving.value = true;
      try {
        await save();
        notify({ kind: 'success', text: plan ? texts.updated : texts.created, duration: noticeMs });
        form.settle(form.values.peek());
        onSaved();
      } catch (error) {
        await refuse(error);
      } finally {
        isSaving.value = false;
      }
    },
  };
}

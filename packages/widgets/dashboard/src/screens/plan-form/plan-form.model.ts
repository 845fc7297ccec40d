import { computed, signal } from '@preact/signals-react';
import type { AddSubscriptionInput, Plan, UpdateSubscriptionInput } from '@yantra/contract/calls';
import type { PlanPeriod } from '@yantra/domain';
import { type FormField, createRecordForm } from '@yantra/form';
import { type Language, textsIn } from '@yantra/language';
import type { Notice } from '@yantra/state';
import { type Editor, createEditor } from '../../kit/form/editor.ts';
import { type PeriodPrice, soldText } from '../../kit/plans/periods.ts';
import { messages } from './plan-form.messages.ts';
import { type PlanName, emptyPlan, planCheck, planInput, planValues, typedPrice } from './plan.ts';

export interface PlanFormDependencies {
  /** The language of error texts; English without it. */
  readonly language?: Language | undefined;
  readonly kind: 'add' | 'edit' | 'view';
  /** Loads the current plan. @throws {ApiError} */
  readonly load: () => Promise<Plan>;
  /** @throws {ApiError} */
  readonly add: (input: AddSubscriptionInput) => Promise<unknown>;
  /** @throws {ApiError} */
  readonly update: (input: UpdateSubscriptionInput) => Promise<unknown>;
  readonly notify: (notice: Notice) => void;
  readonly onSaved: () => void;
}

/** The state and logic of a plan's form. */
export interface PlanFormModel extends Editor<PlanName> {
  /** The price of a period while typing; `undefined` for an invalid one. */
  readonly priceOf: (months: PlanPeriod) => PeriodPrice | undefined;
  /** The read-only final price of a period; a dash where the plan is not sold for it. */
  readonly finalOf: (months: PlanPeriod) => FormField;
}

const ignore = () => undefined;

export function createPlanFormModel(dependencies: PlanFormDependencies): PlanFormModel {
  const { language, kind, load, add, update, notify, onSaved } = dependencies;
  const texts = textsIn(language, messages);
  const form = createRecordForm<PlanName>(emptyPlan, planCheck(texts));
  let plan: Plan | undefined;
  const editor = createEditor({
    language,
    form,
    isNew: kind === 'add',
    async read() {
      plan = await load();
      return planValues(plan);
    },
    async save(values) {
      const input = planInput(values);
      // Documented: sent as 1 with a new plan, and left unchanged afterwards.
      if (plan) await update({ ...input, id: plan.id, version: plan.version });
      else await add({ ...input, contactToBeViewed: 1, smsCountAllowed: 1 });
      return plan ? texts.updated : texts.created;
    },
    changedCode: 'subscription.changed',
    fieldErrorsOf: ({ message, errors = {} }, code) => (code === 'subscription.taken' ? { name: message } : errors),
    texts: { changed: texts.changed, failed: texts.failed, failure: texts.reason },
    notify,
    onSaved,
  });

  const priceOf = (months: PlanPeriod) => typedPrice(form.values.value, months);
  const empty = signal<string | undefined>(undefined);
  return {
    ...editor,
    priceOf,
    finalOf: (months) => ({
      value: computed(() => {
        const price = priceOf(months);
        return price ? soldText(price) : '—';
      }),
      error: empty,
      type: ignore,
      leave: ignore,
    }),
  };
}

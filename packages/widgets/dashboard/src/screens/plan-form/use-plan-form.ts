import {
  type Call,
  addNewSubscription,
  getSubscriptionById,
  getSubscriptions,
  updateSubscriptionPlan,
} from '@yantra/contract/calls';
import { useScope } from '@yantra/state';
import { useEffect, useMemo, useRef } from 'react';
import { addressOf } from '../../kit/address.ts';
import type { ScreenProps } from '../../kit/screen.ts';
import { type PlanFormDependencies, type PlanFormModel, createPlanFormModel } from './plan-form.model.ts';

/** The list that contains a saved plan. */
export const listAddress = addressOf('/subscription-admin');

/** The form's model with the page's calls. */
export function usePlanForm(kind: PlanFormDependencies['kind'], { params, navigate }: ScreenProps): PlanFormModel {
  const scope = useScope();
  const id = Number(params['id'] ?? 0);
  const go = useRef(navigate);
  go.current = navigate;
  const model = useMemo(() => {
    const quiet = { isQuiet: true } as const;
    return createPlanFormModel({
      language: scope.language,
      kind,
      // Bypasses the cache: editing must start from the latest version.
      load: () => scope.send(getSubscriptionById, { id }),
      add: (input) => scope.send(addNewSubscription, input, quiet),
      update: (input) => scope.send(updateSubscriptionPlan, input, quiet),
      notify: scope.notify,
      onSaved() {
        scope.store.forget(getSubscriptions as Call);
        go.current(listAddress);
      },
    });
  }, [kind, id, scope]);
  useEffect(() => void model.load(), [model]);
  return model;
}

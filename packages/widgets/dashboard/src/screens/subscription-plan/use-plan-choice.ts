import { getOwnerEquipments, getPurchasedSubscriptions, getSubscriptions } from '@yantra/contract/calls';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { everyRow, exportPageSize } from '../../kit/table/csv.ts';
import { type ChoiceModel, createChoiceModel } from './plan-choice.model.ts';

/** The choice over the page's calls. @param renewalOf the purchase that is renewed */
export function usePlanChoice(renewalOf: string | undefined): ChoiceModel {
  const { send } = useScope();
  const model = useMemo(() => {
    const quiet = { isQuiet: true } as const;
    return createChoiceModel({
      plans: () => send(getSubscriptions, {}, quiet),
      machines: () => everyRow((page) => send(getOwnerEquipments, { page, pageSize: exportPageSize }, quiet)),
      purchases: () => send(getPurchasedSubscriptions, { id: undefined }, quiet),
      renewalOf,
    });
  }, [send, renewalOf]);
  useEffect(() => void model.load(), [model]);
  return model;
}

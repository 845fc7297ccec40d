import {
  type Call,
  type PurchasedPlan,
  getEquipmentBySubscriptionId,
  getOverview,
  getOwnerEquipments,
  getPurchasedSubscriptions,
  updatePurchaseSelection,
} from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useLanguage } from '@yantra/language';
import { type ApiError, dataOf, useScope } from '@yantra/state';
import { useCallback, useState } from 'react';
import { useRemote } from '../use-remote.ts';
import { planNameIn } from './plan-name.ts';

const own = { id: undefined };
const changedCalls = [
  getPurchasedSubscriptions,
  getOwnerEquipments,
  getOverview,
  getEquipmentBySubscriptionId,
] as const;

/** The machines that shall be on a plan. */
export interface NewSelection {
  readonly plan: Pick<PurchasedPlan, 'id' | 'equipmentIds'>;
  readonly ids: readonly string[];
  /** Whether machines may be taken off other plans that hold them. */
  readonly isMove?: boolean;
}

/** Saves which machines are on a plan. The page shows an error, and it is thrown. @throws {ApiError} */
export function useSelection(): (selection: NewSelection) => Promise<PurchasedPlan> {
  const { send, store } = useScope();
  return useCallback(
    async ({ plan, ids, isMove = false }) => {
      try {
        return await send(updatePurchaseSelection, {
          id: plan.id,
          selectedEquipmentIds: [...ids],
          move: isMove,
          knownEquipmentIds: [...plan.equipmentIds],
        });
      } finally {
        for (const call of changedCalls) store.forget(call as Call);
      }
    },
    [send, store],
  );
}

/** The user's purchases, and a way to change the machines on them. */
export interface PlanPlaces {
  /** Absent until loaded. */
  readonly purchases: readonly PurchasedPlan[] | undefined;
  /** Why they could not be loaded. */
  readonly error: ApiError | undefined;
  readonly reload: () => void;
  readonly nameOf: (plan: PurchasedPlan) => string;
  /** Counts the changes, so that a table reloads. */
  readonly changeCount: number;
  /** Saves, then shows a notice. Returns whether it was saved. */
  readonly change: (selection: NewSelection, successText: string) => Promise<boolean>;
}

export function usePlanPlaces(): PlanPlaces {
  const { notify } = useScope();
  const language = useLanguage();
  const { remote, reload } = useRemote(getPurchasedSubscriptions, own);
  const save = useSelection();
  const [changeCount, setChangeCount] = useState(0);
  const purchases = dataOf(remote);
  const change = async (selection: NewSelection, successText: string): Promise<boolean> => {
    const isSaved = await save(selection).then(
      () => true,
      // The page has shown the error; the reload shows the real state.
      () => false,
    );
    if (isSaved) notify({ kind: 'success', text: successText, duration: noticeMs });
    reload();
    setChangeCount((before) => before + 1);
    return isSaved;
  };
  const error = remote.status === 'failed' ? remote.error : undefined;
  return { purchases, error, reload, nameOf: planNameIn(purchases ?? [], language), changeCount, change };
}

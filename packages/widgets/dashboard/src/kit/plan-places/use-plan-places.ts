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
const changed = [getPurchasedSubscriptions, getOwnerEquipments, getOverview, getEquipmentBySubscriptionId] as const;

/** What is to stand on a plan. */
export interface NewSelection {
  readonly plan: Pick<PurchasedPlan, 'id' | 'equipmentIds'>;
  readonly ids: readonly string[];
  /** Takes machines off the other plans that hold them. */
  readonly isMove?: boolean;
}

/** Saves which machines stand on a plan. What the server refuses is told by the page, and thrown. @throws {ApiError} */
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
        for (const call of changed) store.forget(call as Call);
      }
    },
    [send, store],
  );
}

/** Somebody's plans, and what they do to the machines on them. */
export interface PlanPlaces {
  /** Absent until they are known. */
  readonly purchases: readonly PurchasedPlan[] | undefined;
  /** Why they are not known. */
  readonly error: ApiError | undefined;
  readonly reload: () => void;
  readonly nameOf: (plan: PurchasedPlan) => string;
  /** Grows with each change, so that a table asks anew. */
  readonly turn: number;
  /** Saves, then says so. Answers whether it was saved. */
  readonly change: (selection: NewSelection, said: string) => Promise<boolean>;
}

export function usePlanPlaces(): PlanPlaces {
  const { notify } = useScope();
  const language = useLanguage();
  const { remote, reload } = useRemote(getPurchasedSubscriptions, own);
  const save = useSelection();
  const [turn, setTurn] = useState(0);
  const purchases = dataOf(remote);
  const change = async (selection: NewSelection, said: string): Promise<boolean> => {
    const isSaved = await save(selection).then(
      () => true,
      // The page has told of it; what is shown next is true.
      () => false,
    );
    if (isSaved) notify({ kind: 'success', text: said, duration: noticeMs });
    reload();
    setTurn((before) => before + 1);
    return isSaved;
  };
  const error = remote.status === 'failed' ? remote.error : undefined;
  return { purchases, error, reload, nameOf: planNameIn(purchases ?? [], language), turn, change };
}

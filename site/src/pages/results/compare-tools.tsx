import type { Equipment } from '@yantra/contract/calls';
import { compareAddress, comparedIds, jobPairs } from '@yantra/domain';
import { useJob, useScope } from '@yantra/state';
import { CompareLink } from '@yantra/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { CompareParts } from './compare-parts.tsx';

interface CompareTools {
  /** Over the picture of a card. */
  readonly tools: (machine: Equipment) => ReactNode;
  /** At the foot of the list. */
  readonly tray: ReactNode;
}

/**
 * Puts machines of the list aside to compare them. That is code of its own, which comes after the cards: until then, and without a script, each card has a link
 * to a comparison.
 * @param others machines to compare with, with commas: without a script they are in the address
 */
export function useCompareTools(others: string | null): CompareTools {
  const { siteUrl } = useScope();
  const job = useJob();
  const [parts, setParts] = useState<CompareParts>();
  useEffect(() => {
    let isHere = true;
    import('./compare-parts.tsx').then(
      ({ compareParts }) => isHere && setParts(compareParts),
      // The links do as well.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const tools = useCallback(
    ({ id, name, image1Url }: Equipment) => {
      if (parts) return <parts.CompareToggle machine={{ id, name, image1Url }} />;
      const ids = comparedIds(others ? `${others},${id}` : id);
      return <CompareLink name={name} href={siteUrl + compareAddress(ids, jobPairs(job))} />;
    },
    [parts, siteUrl, others, job],
  );
  return { tools, tray: parts && <parts.Tray /> };
}

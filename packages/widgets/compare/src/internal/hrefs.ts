import { type VisitorJob, compareAddress, jobPairs } from '@yantra/domain';
import { quoteHref } from '@yantra/ui';

/** The key and the value of the switch in an address. */
export const onlyPair = ['only', 'differences'] as const;

interface Compared {
  /** The origin of the marketplace's pages. */
  readonly siteUrl: string;
  readonly ids: readonly string[];
  readonly cityId: string;
  readonly job: VisitorJob | undefined;
  readonly isOnly: boolean;
}

/** The addresses of a comparison. */
export type Hrefs = ReturnType<typeof createHrefs>;

export function createHrefs({ siteUrl, ids, cityId, job, isOnly }: Compared) {
  const pairs = [...(isOnly ? [onlyPair] : []), ...jobPairs(job)];
  return {
    /** This comparison, to be shared. */
    shared: `${siteUrl}${compareAddress(ids, jobPairs(job))}`,
    withoutJob: `${siteUrl}${compareAddress(ids, isOnly ? [onlyPair] : [])}`,
    without: (id: string) =>
      `${siteUrl}${compareAddress(
        ids.filter((one) => one !== id),
        pairs,
      )}`,
    /** A list from which a further machine is added to those. @param category of the machines */
    add: (those: readonly string[], category: number | undefined) => {
      const query = new URLSearchParams([
        ...(category === undefined ? [] : [['categoryId', String(category)]]),
        ...(those.length > 0 ? [['compare', those.join()]] : []),
        ...jobPairs(job).map(([...pair]) => pair),
      ]);
      return `${siteUrl}/equipments?${query}`.replaceAll('%2C', ',').replace(/\?$/, '');
    },
    machine: (id: string) =>
      `${siteUrl}/equipment-details?${new URLSearchParams([['id', id], ...jobPairs(job).map(([...pair]) => pair)])}`,
    quotes: ([machineId = '', ...others]: readonly string[], about?: string) =>
      quoteHref({ siteUrl, machineId, others, about, cityId, job }),
  };
}

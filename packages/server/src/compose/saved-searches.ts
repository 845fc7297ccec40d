import { createDemand } from '../modules/saved-searches/demand.service.ts';
import { createDeriver } from '../modules/saved-searches/deriving.ts';
import { createMatching } from '../modules/saved-searches/matching.ts';
import { createRereader } from '../modules/saved-searches/rereading.ts';
import { createSavedSearches, type SavedSearchesParts } from '../modules/saved-searches/saved-searches.service.ts';
import { createTelling } from '../modules/saved-searches/telling.ts';
import { createAsker } from '../modules/search/lists/asking.ts';
import { createSearchParts } from '../modules/search/lists/search-parts.ts';

type Parts = Parameters<typeof createSearchParts>[0] &
  Parameters<typeof createAsker>[0] &
  Pick<SavedSearchesParts, 'clock'> &
  Parameters<typeof createDemand>[0];

/** Saved searches: their calls, and what finds and tells news of them. */
export function openSavedSearches(parts: Omit<Parts, 'readTerm'>) {
  // From the primary: what is read of words must not be older than what is noted of them.
  const ask = createAsker({ ...parts, ...createSearchParts(parts) });
  const derive = createDeriver({ ...parts, ask });
  const rereader = createRereader({ ...parts, derive });
  const [matching, telling] = [createMatching({ ...parts, rereader }), createTelling(parts)];
  return {
    service: createSavedSearches({ ...parts, ask, derive, rereader }),
    demand: createDemand(parts),
    /** Asks searches about machines that changed, and tells people. Returns how many machines, and how many were told. */
    work: async (): Promise<number> => (await matching.work()) + (await telling.work()),
    /** Reads terms again that mean something else now. */
    reread: () => rereader.work(),
  };
}

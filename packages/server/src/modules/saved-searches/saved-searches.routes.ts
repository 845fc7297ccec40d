import {
  changeSavedSearch,
  countSavedSearches,
  deleteSavedSearch,
  getDemand,
  getOwnDemand,
  getSavedSearches,
  getSearchNews,
  markNewsSeen,
  saveSearch,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { DemandService } from './demand.service.ts';
import type { SavedSearches } from './saved-searches.service.ts';

export const savedSearchesRoutes = (saved: SavedSearches, demand: DemandService): BoundCall[] => [
  bind(saveSearch, (input, context) => saved.save(input, callerIn(context))),
  bind(getSavedSearches, (_input, context) => saved.list(callerIn(context))),
  bind(countSavedSearches, (_input, context) => saved.count(callerIn(context))),
  bind(changeSavedSearch, (input, context) => saved.change(input, callerIn(context))),
  bind(deleteSavedSearch, async ({ id }, context) => {
    await saved.remove(id, callerIn(context));
    return {};
  }),
  bind(getSearchNews, (input, context) => saved.news(input, callerIn(context))),
  bind(markNewsSeen, async (input, context) => {
    await saved.seen(input, callerIn(context));
    return {};
  }),
  bind(getOwnDemand, (_input, context) => demand.own(callerIn(context))),
  bind(getDemand, (input) => demand.all(input)),
];

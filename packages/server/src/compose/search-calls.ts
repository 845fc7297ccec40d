import type { BoundCall } from '../http/bind.ts';
import { dropDownsRoutes } from '../modules/drop-downs/drop-downs.routes.ts';
import { createDropDowns } from '../modules/drop-downs/drop-downs.service.ts';
import { favouritesRoutes } from '../modules/favourites/favourites.routes.ts';
import { createFavourites } from '../modules/favourites/favourites.service.ts';
import { createKeptMachines } from '../modules/favourites/kept-machines.service.ts';
import { mapRoutes } from '../modules/map/map.routes.ts';
import { createMap } from '../modules/map/map.service.ts';
import { createAskedPlaces } from '../modules/places/asked-places.ts';
import { geocodingService } from '../modules/places/geocoding-service.ts';
import { placesRoutes } from '../modules/places/places.routes.ts';
import { createPlaces } from '../modules/places/places.service.ts';
import { savedSearchesRoutes } from '../modules/saved-searches/saved-searches.routes.ts';
import { countsRoutes } from '../modules/search/counts/counts.routes.ts';
import { createCounts } from '../modules/search/counts/counts.service.ts';
import { landingsRoutes } from '../modules/search/landings/landings.routes.ts';
import { createLandings } from '../modules/search/landings/landings.service.ts';
import { createSearchParts } from '../modules/search/lists/search-parts.ts';
import { searchRoutes } from '../modules/search/lists/search.routes.ts';
import { createSearch } from '../modules/search/lists/search.service.ts';
import { createSearchCounts } from '../modules/search/quality/search-counts.ts';
import { searchQualityRoutes } from '../modules/search/quality/search-quality.routes.ts';
import { createSearchQuality } from '../modules/search/quality/search-quality.service.ts';
import { radarRoutes } from '../modules/search/radar/radar.routes.ts';
import { createRadar } from '../modules/search/radar/radar.service.ts';
import { rankingRoutes } from '../modules/search/ranking/ranking.routes.ts';
import { createRankingService, type SearchWith } from '../modules/search/ranking/ranking.service.ts';
import { createRanking } from '../modules/search/ranking/ranking.ts';
import { suggestionsRoutes } from '../modules/search/suggestions/suggestions.routes.ts';
import { createSuggester } from '../modules/search/suggestions/suggestions.service.ts';
import type { Services } from './services.ts';

/** Calls that find machines: lists, map, suggestions, landing pages, places, what people keep; and admins' view of the search. */
export function searchCalls(services: Services): BoundCall[] {
  const { db, reads, cities, logger, geocoderUrl: url } = services;
  const supplierOf = (key: string) => services.partners.supplierOf(key);
  const searched = { ...services, db: reads, supplierOf, ...createSearchParts({ ...services, db: reads }) };
  const counts = createSearchCounts(services);
  // A trial of weights is not a visitor's search: it is not counted.
  const quiet = createSearch(searched);
  const searchWith: SearchWith = async (searchTerm, selectedCityId, weights) =>
    (await quiet.search({ searchTerm, selectedCityId, page: 1, pageSize: 3 }, weights && { weights })).data;
  const service =
    url === undefined
      ? undefined
      : createAskedPlaces({ ...services, service: geocodingService({ url, cities, logger }) });
  return [
    ...dropDownsRoutes(createDropDowns(services)),
    ...searchRoutes(createSearch({ ...searched, counts })),
    ...suggestionsRoutes(createSuggester(searched)),
    ...countsRoutes(createCounts(searched)),
    ...landingsRoutes(createLandings(searched)),
    ...favouritesRoutes(createFavourites(services), createKeptMachines(searched)),
    ...mapRoutes(createMap(searched), services.mapTiles),
    ...placesRoutes(createPlaces({ ...services, service })),
    ...searchQualityRoutes(createSearchQuality({ ...services, counts })),
    ...radarRoutes(createRadar(services)),
    ...savedSearchesRoutes(services.savedSearches.service, services.savedSearches.demand),
    ...rankingRoutes(createRankingService({ ...services, ranking: createRanking({ ...services, db }), searchWith })),
  ];
}

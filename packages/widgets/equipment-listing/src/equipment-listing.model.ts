import { type ReadonlySignal, computed } from '@preact/signals-react';
import {
  type Category,
  type DropDownItem,
  type EquipmentPage,
  type Facets,
  getCategories,
  getEquipmentTypeDropDown,
  searchEquipments,
} from '@yantra/contract/calls';
import type { VisitorJob } from '@yantra/domain';
import { textsIn } from '@yantra/language';
import { type Remote, type Resource, type Scope, dataOf } from '@yantra/state';
import { messages } from './equipment-listing.messages.ts';
import type { ListingQuery } from './equipment-listing.query.ts';
import { type ListingCity, cityFromAttribute, listingInput } from './equipment-listing.request.ts';

export interface EquipmentListingOptions {
  readonly query: ListingQuery;
  /** Fixes the listing to a city, by id or name; without it, it follows the scope's. */
  readonly city?: string | undefined;
  /** The machines of one supplier only, in any city unless it is fixed to one: `own` for the partner's, or an id. */
  readonly supplier?: string | undefined;
  /** What a machine is wanted for: with it, each has a total. */
  readonly job?: VisitorJob | undefined;
  /** 1 to 100. */
  readonly pageSize: number;
}

/** What a listing shows for one query. Each query has its own model; what the scope has cached is shown at once. */
export interface EquipmentListingModel {
  readonly city: ReadonlySignal<ListingCity>;
  /** Where the machines are: a city's name, 'all cities' or 'your area'. A place named in the search goes first. */
  readonly place: ReadonlySignal<string>;
  readonly found: ReadonlySignal<Remote<EquipmentPage>>;
  readonly reload: () => void;
  readonly categories: Resource<Category[]>;
  /** The category bar's categories; those of the counts when the bar's own fail. */
  readonly barCategories: ReadonlySignal<readonly { id: number; name: string; colorCode?: string }[] | undefined>;
  /** The chosen category's id; 0 is all, also while a category given by name is not known yet. */
  readonly selectedCategory: ReadonlySignal<number>;
  /** For the title: the category chosen or recognised, the kind of machine recognised, or 'All'; undefined until known. */
  readonly titleName: ReadonlySignal<string | undefined>;
  readonly types: ReadonlySignal<readonly DropDownItem[] | undefined>;
  readonly facets: ReadonlySignal<Facets | undefined>;
  /** How the server understood the words; undefined without words, and until known. */
  readonly understood: ReadonlySignal<EquipmentPage['understood']>;
  /** The search as corrected by the server, if it was. */
  readonly meant: ReadonlySignal<string | undefined>;
}

/** The typed words with their typos corrected, e.g. "tractor pune" for "tracter pune". */
function correctedTerm(term: string, corrections: readonly { typed: string; meant: string }[]): string {
  const meantOf = new Map(corrections.map(({ typed, meant }) => [typed.toLowerCase(), meant]));
  return term
    .split(' ')
    .map((word) => meantOf.get(word.toLowerCase()) ?? word)
    .join(' ');
}

const anywhere: ListingCity = {};

export function createEquipmentListingModel(scope: Scope, options: EquipmentListingOptions): EquipmentListingModel {
  const { query, city: ownCity, supplier, pageSize, job } = options;
  const texts = textsIn(scope.language, messages);
  const city = computed<ListingCity>(() =>
    ownCity ? cityFromAttribute(ownCity) : supplier ? anywhere : scope.city.value,
  );
  const firstCity = city.peek().id;
  const categories = scope.resource(getCategories, () => ({}));
  const types = scope.resource(getEquipmentTypeDropDown, () => ({}));
  const list = scope.resource(searchEquipments, () => {
    // A page number of one city means nothing in another.
    const isSame = city.value.id === firstCity;
    return listingInput(
      isSame ? query : { ...query, page: 1, isEverywhere: false, near: undefined },
      city.value,
      pageSize,
      {
        key: scope.partner,
        supplier,
        job,
      },
    );
  });
  const page = computed(() => dataOf(list.remote.value));
  const understood = computed(() => page.value?.understood);
  const barCategories = computed(
    () =>
      dataOf(categories.remote.value) ??
      (categories.remote.value.status === 'failed'
        ? page.value?.facets?.categories.map(({ id, value }) => ({ id: Number(id), name: value }))
        : undefined),
  );
  /** The place that the search's words, or the person, have chosen instead. */
  const elsewhere = computed(() => {
    const { place, city: named } = understood.value ?? {};
    if (place) return place.kind === 'me' ? texts.nearYou : place.label;
    if (named) return named.name;
    if (city.value.id !== firstCity) return undefined;
    return query.near ? texts.nearYou : query.isEverywhere ? texts.everywhere : undefined;
  });
  const category = computed(() => {
    const wanted = query.category.toLowerCase();
    return barCategories.value?.find(({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted);
  });
  return {
    city,
    place: computed(
      () =>
        elsewhere.value ??
        (city.value === anywhere ? texts.everywhere : undefined) ??
        city.value.name ??
        page.value?.data[0]?.city ??
        '',
    ),
    found: list.remote,
    reload: list.reload,
    categories,
    barCategories,
    selectedCategory: computed(() => category.value?.id ?? 0),
    titleName: computed(() => {
      if (category.value) return category.value.name;
      const isSettled = page.value !== undefined || list.remote.value.status === 'failed';
      if (!isSettled && (query.search || query.words || query.category)) return undefined;
      return understood.value?.category?.name ?? understood.value?.equipmentType?.type ?? texts.all;
    }),
    types: computed(() => dataOf(types.remote.value)),
    facets: computed(() => page.value?.facets),
    understood,
    meant: computed(() => {
      const corrections = understood.value?.corrections ?? [];
      return corrections.length > 0 ? correctedTerm(`${query.search} ${query.words}`.trim(), corrections) : undefined;
    }),
  };
}

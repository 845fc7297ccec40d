import { type ReadonlySignal, computed, signal } from '@preact/signals-react';
import {
  type Category,
  type OutputOf,
  carouselRequest,
  getActiveSubscriptionEquipments,
  getCategories,
} from '@yantra/contract/calls';
import { type Resource, type Scope, dataOf } from '@yantra/state';

export interface EquipmentCarouselOptions {
  /** Ties the carousel to a city (id or name); without it, it follows the scope's. */
  readonly city?: string | undefined;
  /** The category to begin with (id or name); empty is all. */
  readonly category?: string | undefined;
  /** The key of the website it stands on; without it, the scope's. */
  readonly partner?: string | undefined;
  /** `own` for the machines of the key's supplier, or a supplier's id. */
  readonly supplier?: string | undefined;
  /** Words to search for. */
  readonly search?: string | undefined;
  /** 12 without it. */
  readonly limit?: number | undefined;
}

/** The thinking of the carousel: which machines, of which category, in which city. */
export interface EquipmentCarouselModel {
  readonly cityName: ReadonlySignal<string>;
  /** The selected category's id; 0 is all, also while a category that was given by name is not known yet. */
  readonly selectedCategory: ReadonlySignal<number>;
  readonly selectCategory: (id: number) => void;
  readonly categories: Resource<Category[]>;
  /** The name of the selected category, when it is known. */
  readonly categoryName: ReadonlySignal<string | undefined>;
  /** The page of machines that is shown. */
  readonly machines: Resource<OutputOf<typeof getActiveSubscriptionEquipments>>;
}

export function createEquipmentCarouselModel(scope: Scope, options: EquipmentCarouselOptions): EquipmentCarouselModel {
  const { city: tiedTo, category = '', search, partner = scope.partner, supplier, limit } = options;
  const selected = signal(category);
  const input = computed(() =>
    carouselRequest(
      { city: tiedTo, category: selected.value, search, limit, partner, supplier },
      () => scope.city.value,
    ),
  );
  const categories = scope.resource(getCategories, () => ({}));
  const list = scope.resource(getActiveSubscriptionEquipments, () => input.value);
  const selectedCategory = computed(() => {
    const wanted = selected.value.toLowerCase();
    return dataOf(categories.remote.value)?.find(
      ({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted,
    );
  });
  return {
    // A city that is given by id alone has its name from its machines.
    cityName: computed(() => input.value.selectedCity ?? dataOf(list.remote.value)?.data[0]?.city ?? ''),
    selectedCategory: computed(() => selectedCategory.value?.id ?? 0),
    selectCategory(id) {
      selected.value = id ? String(id) : '';
    },
    categories,
    categoryName: computed(() => selected.value && (selectedCategory.value?.name ?? selected.value)),
    machines: list,
  };
}

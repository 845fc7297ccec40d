import { type ReadonlySignal, computed, signal } from '@preact/signals-react';
import { type Category, type Equipment, getActiveSubscriptionEquipments, getCategories } from '@yantra/contract/calls';
import { type Remote, type Resource, type Scope, dataOf } from '@yantra/state';
import { carouselRequest, cityFromAttribute } from './request.ts';

export interface EquipmentCarouselOptions {
  /** Ties the carousel to a city (id or name); without it, it follows the scope's. */
  readonly city?: string | undefined;
  /** The category to begin with (id or name); empty is all. */
  readonly category?: string | undefined;
  readonly limit: number;
}

/** The thinking of the carousel: which machines, of which category, in which city. */
export interface EquipmentCarouselModel {
  readonly cityName: ReadonlySignal<string>;
  /** A category's id or name as text; empty is all. */
  readonly selectedCategory: ReadonlySignal<string>;
  readonly selectCategory: (id: string) => void;
  readonly categories: Resource<Category[]>;
  /** The name of the selected category, when it is known. */
  readonly categoryName: ReadonlySignal<string | undefined>;
  readonly machines: ReadonlySignal<Remote<readonly Equipment[]>>;
  readonly reload: () => void;
}

const whenList = (remote: Remote<{ readonly data: readonly Equipment[] }>): Remote<readonly Equipment[]> =>
  remote.status === 'idle' || !('data' in remote)
    ? remote
    : ({ ...remote, data: remote.data?.data } as Remote<readonly Equipment[]>);

export function createEquipmentCarouselModel(scope: Scope, options: EquipmentCarouselOptions): EquipmentCarouselModel {
  const { city: tiedTo, category = '', limit } = options;
  const selectedCategory = signal(category);
  const city = computed(() => (tiedTo ? cityFromAttribute(tiedTo) : scope.city.value));
  const categories = scope.resource(getCategories, () => ({}));
  const list = scope.resource(getActiveSubscriptionEquipments, () =>
    carouselRequest({ city: city.value, category: selectedCategory.value, limit }),
  );
  return {
    // A city that is given by id alone has its name from its machines.
    cityName: computed(() => city.value.name ?? dataOf(list.remote.value)?.data[0]?.city ?? ''),
    selectedCategory,
    selectCategory(id) {
      selectedCategory.value = id;
    },
    categories,
    categoryName: computed(() => {
      const selected = selectedCategory.value;
      return selected && (dataOf(categories.remote.value)?.find(({ id }) => String(id) === selected)?.name ?? selected);
    }),
    machines: computed(() => whenList(list.remote.value)),
    reload: list.reload,
  };
}

import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals-react';
import {
  type Category,
  type InputOf,
  type OutputOf,
  carouselRequest,
  getActiveSubscriptionEquipments,
  getCategories,
} from '@yantra/contract/calls';
import { type Resource, type Scope, dataOf } from '@yantra/state';

export interface EquipmentCarouselOptions {
  /** Fixes the carousel to a city (id or name); without it, it follows the scope's. */
  readonly city?: string | undefined;
  /** The initial category (id or name); empty is all. */
  readonly category?: string | undefined;
  /** The key of the partner's website; without it, the scope's. */
  readonly partner?: string | undefined;
  /** `own` for the machines of the key's supplier, or a supplier's id. */
  readonly supplier?: string | undefined;
  /** Words to search for. */
  readonly search?: string | undefined;
  /** 12 by default. */
  readonly limit?: number | undefined;
}

export interface EquipmentCarouselModel {
  readonly cityName: ReadonlySignal<string>;
  /** The selected category, by the id or name that was given; empty is all. */
  readonly category: Signal<string>;
  readonly categories: Resource<Category[]>;
  /** The page of machines that is shown. */
  readonly machines: Resource<OutputOf<typeof getActiveSubscriptionEquipments>>;
  /** What they are asked for by. */
  readonly input: ReadonlySignal<InputOf<typeof getActiveSubscriptionEquipments>>;
}

export function createEquipmentCarouselModel(scope: Scope, options: EquipmentCarouselOptions): EquipmentCarouselModel {
  const { city: ownCity, category = '', search, partner = scope.partner, supplier, limit } = options;
  const selected = signal(category);
  const input = computed(() =>
    carouselRequest(
      { city: ownCity, category: selected.value, search, limit, partner, supplier },
      () => scope.city.value,
    ),
  );
  const list = scope.resource(getActiveSubscriptionEquipments, () => input.value);
  return {
    // A city that is given by id alone takes its name from its machines.
    cityName: computed(() => input.value.selectedCity ?? dataOf(list.remote.value)?.data[0]?.city ?? ''),
    category: selected,
    categories: scope.resource(getCategories, () => ({})),
    machines: list,
    input,
  };
}

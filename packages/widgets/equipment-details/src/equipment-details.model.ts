import { type ReadonlySignal, computed, signal } from '@preact/signals-react';
import { type Equipment, type EquipmentDetails, getEquipmentById, searchEquipments } from '@yantra/contract/calls';
import { pageSizes } from '@yantra/domain';
import { ApiError, type Remote, type Scope, dataOf } from '@yantra/state';
import { messages } from './equipment-details.messages.ts';
import { type SellerModel, createSellerModel } from './seller.model.ts';
import { similarCount, similarRequest } from './similar-request.ts';

/** A machine, complete, or as a list showed it while the rest is loading. */
export type KnownMachine = Equipment & Partial<EquipmentDetails>;

/** What the page shows. `none`: the address names no machine. */
export type DetailsView =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly preview: KnownMachine | undefined }
  | { readonly kind: 'ready'; readonly machine: KnownMachine }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** The similar machines beside it. */
export type SimilarView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly machines: readonly Equipment[] }
  | { readonly kind: 'failed'; readonly error: ApiError };

export interface Review {
  readonly userName?: string | undefined;
  readonly comment?: string | undefined;
  readonly starRating: number;
  /** ISO 8601. */
  readonly ratedAt?: string | undefined;
  /** The owner's answer. */
  readonly answer?: string | undefined;
  /** Whether the logged-in person gave it. */
  readonly isOwn?: boolean | undefined;
  /** Whether who gave it hired the machine here. */
  readonly isHired?: boolean | undefined;
}

export interface EquipmentDetailsModel {
  readonly view: ReadonlySignal<DetailsView>;
  readonly similar: ReadonlySignal<SimilarView>;
  /** From 1, never beyond the last. */
  readonly reviewPage: ReadonlySignal<number>;
  readonly reviewPageCount: ReadonlySignal<number>;
  /** The reviews of the page; `undefined` while they are loading. */
  readonly reviews: ReadonlySignal<readonly Review[] | undefined>;
  /** The reviews of all pages. */
  readonly allReviews: ReadonlySignal<readonly Review[] | undefined>;
  readonly seller: SellerModel;
  readonly turnReviews: (page: number) => void;
  readonly reload: () => void;
  /**
   * Loads the machine again for the logged-in person, now or after a log-in, even if it is known: the known answer was given to
   * nobody or at an earlier visit. So the server learns of the visit. Returns a function that stops it.
   */
  readonly visit: () => () => void;
  readonly reloadSimilar: () => void;
}

export interface EquipmentDetailsOptions {
  /** Empty when the address names none. */
  readonly id: string;
  /** The first page of the reviews to show, from 1. */
  readonly reviewPage: number;
}

export function createEquipmentDetailsModel(
  scope: Scope,
  { id, reviewPage: firstPage }: EquipmentDetailsOptions,
): EquipmentDetailsModel {
  const details = scope.resource(getEquipmentById, () => (id ? { id } : undefined));
  const view = computed<DetailsView>(() => viewOf(details.remote.value, () => listedMachine(scope, id)));
  const machine = computed(() => machineOf(view.value));
  const request = computed(() => machine.value && similarRequest(machine.value));
  const nearby = scope.resource(searchEquipments, () => request.value);
  const wantedPage = signal(firstPage);
  let visitor: string | undefined;
  const ratings = computed(() => (view.value.kind === 'ready' ? view.value.machine.equipmentRatings : undefined));
  const reviewPageCount = computed(() => Math.max(1, Math.ceil((ratings.value?.length ?? 0) / pageSizes.reviews)));
  const reviewPage = computed(() => Math.min(Math.max(1, Math.trunc(wantedPage.value) || 1), reviewPageCount.value));
  return {
    view,
    similar: computed(() => similarOf(nearby.remote.value, id)),
    reviewPage,
    reviewPageCount,
    reviews: computed(() => {
      const start = (reviewPage.value - 1) * pageSizes.reviews;
      return ratings.value?.slice(start, start + pageSizes.reviews);
    }),
    allReviews: ratings,
    seller: createSellerModel(scope, id),
    turnReviews(page) {
      wantedPage.value = page;
    },
    reload: details.reload,
    visit: () =>
      scope.session.user.subscribe((user) => {
        if (!user || user.id === visitor) return;
        visitor = user.id;
        details.reload();
      }),
    reloadSimilar: nearby.reload,
  };
}

/** The machine of a view, if any. */
export const machineOf = (view: DetailsView): KnownMachine | undefined =>
  view.kind === 'ready' ? view.machine : view.kind === 'loading' ? view.preview : undefined;

/** Whether an answer is a machine: any other answer (a proxy's page, null) must not break the page. */
export const isMachine = (answer: unknown): answer is Equipment => {
  const { id, name, finalRentalValue, categories, equipmentRatings } = (answer ?? {}) as Partial<Equipment>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof finalRentalValue === 'number' &&
    Array.isArray(categories) &&
    Array.isArray(equipmentRatings)
  );
};
const unreadable = () => new ApiError('network.unreadable', 0, messages.unreadable);

function viewOf(remote: Remote<EquipmentDetails>, listed: () => Equipment | undefined): DetailsView {
  const known: unknown = dataOf(remote);
  if (isMachine(known)) return { kind: 'ready', machine: known };
  switch (remote.status) {
    case 'idle':
      return { kind: 'none' };
    case 'loading':
      return { kind: 'loading', preview: listed() };
    case 'ready':
      return { kind: 'failed', error: unreadable() };
    case 'failed':
      return { kind: 'failed', error: remote.error };
  }
}

/** The machine as a list of this visit showed it: enough to begin with while its own answer is loading. */
function listedMachine(scope: Scope, id: string): Equipment | undefined {
  for (const { data: answer } of scope.store.entries.values()) {
    const list: unknown = (answer as { readonly data?: unknown } | null)?.data;
    const found: unknown = Array.isArray(list) && list.find((one) => (one as Partial<Equipment> | null)?.id === id);
    if (isMachine(found)) return found;
  }
  return undefined;
}

function similarOf(remote: Remote<{ readonly data: readonly Equipment[] }>, id: string): SimilarView {
  const known: unknown = dataOf(remote)?.data;
  if (Array.isArray(known)) {
    const machines = known.filter(isMachine).filter((one) => one.id !== id);
    return { kind: 'ready', machines: machines.slice(0, similarCount) };
  }
  if (remote.status === 'failed') return { kind: 'failed', error: remote.error };
  return remote.status === 'ready' ? { kind: 'failed', error: unreadable() } : { kind: 'loading' };
}

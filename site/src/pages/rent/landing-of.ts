import { type Landing, getLanding } from '@yantra/contract/calls';
import { rentalUnit, isRentalType } from '@yantra/domain';
import { type Language, textsIn, wordIn } from '@yantra/language';
import { loadAllCities } from '@yantra/places';
import type { Remote, Scope } from '@yantra/state';
import type { Address } from '../../address.ts';
import { messages } from './rent.messages.ts';

const isSlug = (text: string | undefined): text is string => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text ?? '');

/** The landing page of an address; undefined if there is none. */
export function inputOf({
  params: { kind, city },
}: Pick<Address, 'params'>): { kind: string; city: string } | undefined {
  return isSlug(kind) && isSlug(city) ? { kind, city } : undefined;
}

/** The landing page of an address, as the scope knows it now. */
export const landingAt = (scope: Scope, address: Address): Remote<Landing> =>
  scope.resource(getLanding, () => inputOf(address)).remote.peek();

/** Whether there is no such page. */
export const isNone = (remote: Remote<Landing>): boolean =>
  remote.status === 'idle' || (remote.status === 'failed' && remote.error.status === 404);

/** Its canonical path; the address may be spelled otherwise. */
export const pathOf = ({ kind, city }: Landing): string => `/rent/${kind.slug}/${city.slug}`;

/** The list of all its machines. */
export const listPath = ({ kind, city }: Landing): string =>
  `/equipments?${kind.categoryId === undefined ? `type=${kind.typeIds.join(',')}` : `categoryId=${kind.categoryId}`}&city=${city.id}`;

/** The lowest rent, in the most common unit. */
export const leastRent = ({ rents: [rent] }: Landing, language: Language | undefined): string | undefined =>
  rent && textsIn(language, messages).price(rent.min, unitOf(rent.rentalType, language));

export const unitOf = (rentalType: number, language: Language | undefined): string =>
  wordIn(language, isRentalType(rentalType) ? rentalUnit(rentalType) : 'day');

/** Makes the page's city the scope's, so that header and footer are about the same city. */
export async function selectCityOf(scope: Scope, { city: { id } }: Landing): Promise<void> {
  if (scope.city.peek().id === id) return;
  const { allCities } = await loadAllCities();
  const city = allCities.find((one) => one.id === id);
  if (!city) return;
  const { name, state, latitude, longitude } = city;
  scope.selectCity({ id, name, state, latitude, longitude });
}

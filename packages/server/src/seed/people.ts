import type { City } from '@yantra/places';
import { demoId, type Random } from './random.ts';
import { reviewerCount } from './ratings.ts';
import { demoAccounts, demoMark } from './seed.messages.ts';
import type { SeedSources } from './sources.ts';
import type { CityShare } from './spread.ts';

/** A user in the database. */
export interface UserRow {
  readonly id: string;
  readonly role: 'admin' | 'supplier' | 'user';
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly email: string;
  readonly city: string;
  readonly state: string;
  readonly password_hash: string;
  readonly created_at: Date;
  readonly phone_confirmed_at: Date | null;
}

/** A user's organization in the database. */
export type OrganizationRow = ReturnType<typeof organizationRow>;

/** Someone with machines for hire, and where. */
export interface Supplier {
  readonly user: UserRow;
  readonly organization: OrganizationRow;
  readonly city: City;
}

const userIds = 2;
const organizationIds = 5;
/* No password has this hash, so nobody logs in as one of the many: only the three printed accounts have a password. */
const noPassword = '!';

const firstNames =
  'Aarav|Aditi|Ajay|Anjali|Arjun|Asha|Bhavna|Chetan|Deepa|Dinesh|Gauri|Harish|Imran|Jaya|Kavita|Kiran|Lakshmi|Manoj|Meena|Naveen|Neha|Omkar|Pooja|Prakash|Rafiq|Ramesh|Rekha|Sandeep|Sunita|Vijay'.split(
    '|',
  );
const lastNames =
  'Ahmed|Bhat|Chauhan|Das|Deshmukh|Fernandes|Ghosh|Gupta|Iyer|Joshi|Khan|Kulkarni|Kumar|Mehta|Menon|Mishra|Nair|Patel|Patil|Pillai|Rao|Reddy|Saxena|Sharma|Shetty|Singh|Thakur|Verma|Yadav|Zende'.split(
    '|',
  );
const manyInACity = 80;
const yards = ['Machine Yard', 'Equipment Hire', 'Plant Rentals', 'Rental Depot'] as const;

interface Person {
  readonly number: number;
  readonly role: UserRow['role'];
  readonly name: string;
  readonly phone: string;
  readonly passwordHash?: string;
  readonly city?: City | undefined;
}

/** An address that receives no mail; accounts that can log in have their own. */
const emailOf = (name: string): string =>
  `${name
    .replace(demoMark, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')}@example.in`;

function userRow({ number, role, name, phone, passwordHash, city }: Person, createdAt: Date): UserRow {
  const space = name.indexOf(' ');
  return {
    id: demoId(userIds, number),
    role,
    first_name: name.slice(0, space),
    last_name: name.slice(space + 1),
    phone,
    email: passwordHash === undefined ? emailOf(name) : '',
    city: city?.name ?? '',
    state: city?.state ?? '',
    password_hash: passwordHash ?? noPassword,
    created_at: createdAt,
    phone_confirmed_at: role === 'admin' ? null : createdAt,
  };
}

const organizationRow = (number: number, user: UserRow, business: string) => ({
  id: demoId(organizationIds, number),
  user_id: user.id,
  name: `${business} ${demoMark}`,
  created_at: user.created_at,
});

/** Ten digits of a series reserved for the demo. */
const phoneOf = (series: number, number: number): string => String(series + number);

/** The hashes of the demo password, one per account that can log in. */
export type AccountHashes = Readonly<Record<keyof typeof demoAccounts, string>>;

/** The listed owners, first the account that can log in; in a large demo local ones too, one for every 400 machines. */
export function demoSuppliers(
  sources: SeedSources,
  shares: readonly CityShare[],
  hashes: AccountHashes,
  random: Random,
  createdAt: Date,
): Supplier[] {
  const owners = sources.catalogue.owners.map(({ business, person, city: cityName }, index): Supplier => {
    // Of namesakes the largest, which is first in the list.
    const city = sources.cities.find(({ name }) => name === cityName);
    if (city === undefined)
      throw new Error(`The catalogue's owner ${business} is in ${cityName}, which is not in the list of cities.`);
    const account =
      index === 0
        ? { phone: demoAccounts.supplier, passwordHash: hashes.supplier }
        : { phone: phoneOf(9_000_000_100, index) };
    const number = 1000 + index;
    const user = userRow({ number, role: 'supplier', name: person, city, ...account }, createdAt);
    return { user, organization: organizationRow(number, user, business), city };
  });
  const places = shares.flatMap(({ city, count }) => Array.from({ length: Math.floor(count / 400) }, () => city));
  const locals = places.map((city, index): Supplier => {
    const chance = random.fork(index);
    const name = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
    const business = `${city.name} ${chance.pick(yards)} ${index + 1}`;
    const number = 10_000 + index;
    const phone = phoneOf(8_000_000_000, index);
    const user = userRow({ number, role: 'supplier', name, phone, city }, createdAt);
    return { user, organization: organizationRow(number, user, business), city };
  });
  return [...owners, ...locals];
}

/** Who rated the machines; from the largest cities. */
export function demoReviewers({ cities }: Pick<SeedSources, 'cities'>, createdAt: Date): UserRow[] {
  return Array.from({ length: reviewerCount }, (_, index) => {
    const name = `${firstNames[index % firstNames.length]} ${lastNames[(index * 7 + Math.floor(index / 30)) % lastNames.length]}`;
    return userRow(
      {
        number: 5000 + index,
        role: 'user',
        name: `${name} ${demoMark}`,
        phone: phoneOf(9_000_001_000, index),
        city: cities[(index * 5) % 40],
      },
      createdAt,
    );
  });
}

/** The accounts that can log in, except the supplier. */
export function demoVisitors(hashes: AccountHashes, createdAt: Date): UserRow[] {
  return [
    userRow(
      { number: 1, role: 'admin', name: `Admin ${demoMark}`, phone: demoAccounts.admin, passwordHash: hashes.admin },
      createdAt,
    ),
    userRow(
      { number: 3, role: 'user', name: `User ${demoMark}`, phone: demoAccounts.user, passwordHash: hashes.user },
      createdAt,
    ),
  ];
}

/** The suppliers near a city, nearest first, with their chances of owning the next machine there. */
export function suppliersNear(
  { city, count }: CityShare,
  suppliers: readonly Supplier[],
): (readonly [Supplier, number])[] {
  const squash = Math.cos((city.latitude * Math.PI) / 180);
  const distance = (other: City): number =>
    Math.hypot(other.latitude - city.latitude, (other.longitude - city.longitude) * squash);
  const local = suppliers.filter((supplier) => supplier.city.id === city.id);
  if (local.length > 3) return local.map((supplier) => [supplier, 1] as const);
  // In large cities no supplier owns most machines.
  const chances = count > manyInACity ? [0.35, 0.25, 0.15, 0.15, 0.1] : [0.6, 0.25, 0.15];
  return suppliers
    .map((supplier) => ({ supplier, away: distance(supplier.city) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, chances.length)
    .map(({ supplier }, index) => [supplier, chances[index] ?? 0] as const);
}

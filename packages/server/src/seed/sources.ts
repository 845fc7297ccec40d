import { readFile } from 'node:fs/promises';
import { featuredCities, type City } from '@yantra/places';
import { allCities } from '@yantra/places/all';
import { type Catalogue, readCatalogue } from '../modules/master-data/index.ts';

/** A place in or near a city: PIN, name, latitude, longitude. */
export type Locality = readonly [pin: string, name: string, latitude: number, longitude: number];

/** The sources of demo data. */
export interface SeedSources {
  readonly catalogue: Catalogue;
  readonly cities: readonly City[];
  /** The ids of the cities that every visitor sees first. */
  readonly featured: ReadonlySet<string>;
  /** By city id; a city without any has its machines around its centre. */
  readonly localities: Readonly<Record<string, readonly Locality[]>>;
}

/** Our own files, so their shape is trusted; a damaged one fails at the next first start. */
export async function readSeedSources(): Promise<SeedSources> {
  const file = new URL('../../assets/localities.json', import.meta.url);
  const [catalogue, localities] = await Promise.all([readCatalogue(), readFile(file, 'utf8')]);
  return {
    catalogue,
    cities: allCities,
    featured: new Set(featuredCities.map((city) => city.id)),
    localities: JSON.parse(localities) as SeedSources['localities'],
  };
}

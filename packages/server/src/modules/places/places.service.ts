import type { AddressAt, FoundPlace } from '@yantra/contract/calls';
import type { City, NamedCity, Place } from '@yantra/places';
import { nearestCity } from '@yantra/places/all';
import { foldText } from '@yantra/words';
import { AppError } from '../../errors.ts';
import type { AskedPlaces } from './asked-places.ts';
import { mostPlaces, placeOfPin } from './candidates.ts';
import { createCitySounds } from './city-sounds.ts';
import { findPlaces } from './find-places.ts';
import type { PostOffice } from './post-office.ts';
import type { PostOffices } from './post-offices.ts';

/** Finds the places in texts. */
export type Places = ReturnType<typeof createPlaces>;

/** A place as typed, and the city that somebody looks at. */
interface Wanted {
  readonly text: string;
  readonly selectedCityId?: string | undefined;
}

export interface PlacesParts {
  readonly cities: readonly City[];
  /** Cities by their names in any script. */
  readonly gazetteer: {
    readonly among: (words: readonly string[]) => readonly NamedCity[];
    readonly beginning: (words: readonly string[]) => readonly City[];
  };
  readonly cityById: (id: string) => City | undefined;
  /** Loaded on first use. */
  readonly postOffices: () => Promise<PostOffices>;
  /** Called if our own lists find nothing. */
  readonly service?: AskedPlaces | undefined;
}

export function createPlaces({ cities, gazetteer, cityById, postOffices, service }: PlacesParts) {
  const citiesSounding = createCitySounds(cities);
  const finding = async () => ({
    cities,
    citiesAmong: gazetteer.among,
    citiesBeginning: gazetteer.beginning,
    citiesSounding,
    offices: await postOffices(),
  });

  const own = async (text: string, from: City | undefined): Promise<{ places: FoundPlace[]; isWhole: boolean }> => {
    const digits = foldText(text).replace(/\s/g, '');
    const pin = /^\d{1,6}$/.test(digits) ? digits : pinPattern.exec(foldText(text))?.[0].replace(/\s/, '');
    if (pin === undefined) return findPlaces(text, await finding(), from);
    const offices = (await postOffices()).byPin(pin, mostPlaces);
    return { places: offices.map((office) => placeOfPin(office, cities)), isWhole: true };
  };

  return {
    /**
     * Best first, at most 8. What our own lists do not know is asked of the service; where it does not know either, or does not answer, the places that the rest
     * of the text names are the answer. @throws AppError `place.unanswered`
     */
    async find({ text, selectedCityId }: Wanted, address: string): Promise<FoundPlace[]> {
      const from = selectedCityId === undefined ? undefined : cityById(selectedCityId);
      const { places, isWhole } = await own(text, from);
      if (isWhole && places.length > 0) return places;
      const asked = await service?.find(text, address);
      if (asked !== undefined && asked.length > 0) return asked;
      const isUnanswered = service !== undefined && asked === undefined;
      if (isUnanswered && places.length === 0) throw new AppError('place.unanswered');
      return places.map((place) => ({ ...place, instead: isUnanswered ? 'unanswered' : 'unknown' }));
    },
    /** The address of a point, as far as known; outside India all parts are empty. */
    async addressAt(point: Place): Promise<AddressAt> {
      const city = nearestCity(cities, point);
      const post = (await postOffices()).nearest(point);
      if (post !== undefined && post.km <= farthest.postKm) return addressOf(post.office, city);
      const asked = isNearIndia(point) ? await service?.addressAt?.(point) : undefined;
      if (asked !== undefined) return asked;
      const isCity = post !== undefined && post.km <= farthest.cityKm;
      return isCity ? { ...nowhere, city: city.name, cityId: city.id, state: city.state, country: 'India' } : nowhere;
    },
  };
}

const pinPattern = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/;

/* A farther post office does not give a point's address; and without any in a wide area, the point is not in India. */
const farthest = { postKm: 15, cityKm: 120 } as const;
const nowhere: AddressAt = { address: '', city: '', cityId: '', state: '', pinCode: '', country: '' };
const isNearIndia = ({ latitude, longitude }: Place): boolean =>
  latitude > 6 && latitude < 37.5 && longitude > 67.5 && longitude < 98;

function addressOf({ place, district, state, pinCode }: PostOffice, city: City): AddressAt {
  return {
    address: joined([place, district]),
    city: city.name,
    cityId: city.id,
    state: state === '' ? city.state : state,
    pinCode,
    country: 'India',
  };
}

const joined = (names: readonly string[]): string => [...new Set(names.filter((name) => name !== ''))].join(', ');

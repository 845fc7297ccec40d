import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { FoundPlace } from '@yantra/contract/calls';
import type { AddressForm, Point } from './address.types.ts';

/** Two different places for one machine. */
export interface Clash {
  /** The place of the PIN code. */
  readonly place: FoundPlace;
  /** The town in the form, and the same with its state. */
  readonly city: string;
  readonly currentPlace: string;
}

interface PinClashDependencies {
  readonly form: AddressForm;
  readonly point: ReadonlySignal<Point | undefined>;
  readonly setPoint: (point: Point) => void;
}

/** The server's English name, whatever the language. */
export const homeCountry = 'India';

/** How many kilometres the places of PIN code and marker may be apart; the server has the same limit. */
const maxDistanceKm = 80;
const kmPerDegree = 111.2;

function isFarApart(a: Point, b: Point): boolean {
  const eastWest = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, eastWest) * kmPerDegree > maxDistanceKm;
}

/**
 * Town, state and marker follow the PIN code as long as we filled them in. Values that were typed, loaded or placed by hand stay if they agree with it;
 * otherwise the user is asked.
 */
export function createPinClash({ form, point, setPoint }: PinClashDependencies) {
  const clash = signal<Clash | undefined>(undefined);
  /* As we last filled them in. */
  let filledIn: { readonly city: string; readonly at: Point | undefined } = { city: '', at: undefined };
  const goTo = (place: FoundPlace) => {
    clash.value = undefined;
    form.fill({ city: place.city.name, state: place.city.state, country: homeCountry });
    setPoint(place);
    filledIn = { city: place.city.name, at: point.peek() };
  };
  /** Whether town and marker were both filled in by us. */
  const isFilledIn = (city: string, at: Point | undefined) =>
    (city.trim() === '' || city === filledIn.city) &&
    (at === undefined || (at.latitude === filledIn.at?.latitude && at.longitude === filledIn.at.longitude));
  return {
    clash: clash as ReadonlySignal<Clash | undefined>,
    goTo,
    clear: () => void (clash.value = undefined),
    /** @returns whether anything was filled in */
    apply(place: FoundPlace): boolean {
      const { city, state } = form.values.peek();
      const at = point.peek();
      const isElsewhere = at ? isFarApart(at, place) : city.trim() !== '' && state !== '' && state !== place.city.state;
      if (isElsewhere) clash.value = { place, city, currentPlace: [city, state].filter(Boolean).join(', ') };
      else if (isFilledIn(city, at)) goTo(place);
      else if (city.trim() === '') form.fill({ city: place.city.name, state: place.city.state, country: homeCountry });
      else return false;
      return !isElsewhere;
    },
  };
}

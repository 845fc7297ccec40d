import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { FoundPlace } from '@yantra/contract/calls';
import type { AddressForm, Point } from './address.types.ts';

/** Two different places for one machine. */
export interface Clash {
  /** The place of the PIN code. */
  readonly place: FoundPlace;
  /** The town in the form, and the same with its state. */
  readonly city: string;
  readonly here: string;
}

interface PinClashDependencies {
  readonly form: AddressForm;
  readonly point: ReadonlySignal<Point | undefined>;
  readonly put: (point: Point) => void;
}

/** The server's English name, whatever the language. */
export const homeCountry = 'India';

/** How many kilometres the places of PIN code and marker may be apart; the server has the same limit. */
const farKm = 80;
const kmPerDegree = 111.2;

function isFar(a: Point, b: Point): boolean {
  const across = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, across) * kmPerDegree > farKm;
}

/**
 * Town, state and marker follow the PIN code as long as we filled them in. Values that were typed, loaded or placed by hand stay if they agree with it;
 * otherwise the user is asked.
 */
export function createPinClash({ form, point, put }: PinClashDependencies) {
  const clash = signal<Clash | undefined>(undefined);
  /* As we last filled them in. */
  let ours: { readonly city: string; readonly at: Point | undefined } = { city: '', at: undefined };
  const goTo = (place: FoundPlace) => {
    clash.value = undefined;
    form.fill({ city: place.city.name, state: place.city.state, country: homeCountry });
    put(place);
    ours = { city: place.city.name, at: point.peek() };
  };
  /** Whether town and marker were both filled in by us. */
  const isOurs = (city: string, at: Point | undefined) =>
    (city.trim() === '' || city === ours.city) &&
    (at === undefined || (at.latitude === ours.at?.latitude && at.longitude === ours.at.longitude));
  return {
    clash: clash as ReadonlySignal<Clash | undefined>,
    goTo,
    forget: () => void (clash.value = undefined),
    /** @returns whether anything was filled in */
    arrive(place: FoundPlace): boolean {
      const { city, state } = form.values.peek();
      const at = point.peek();
      const isElsewhere = at ? isFar(at, place) : city.trim() !== '' && state !== '' && state !== place.city.state;
      if (isElsewhere) clash.value = { place, city, here: [city, state].filter(Boolean).join(', ') };
      else if (isOurs(city, at)) goTo(place);
      else if (city.trim() === '') form.fill({ city: place.city.name, state: place.city.state, country: homeCountry });
      else return false;
      return !isElsewhere;
    },
  };
}

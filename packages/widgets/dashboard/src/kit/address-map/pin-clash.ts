import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { FoundPlace } from '@yantra/contract/calls';
import type { AddressForm, Point } from './address.types.ts';

/** Two places for one machine. */
export interface Clash {
  /** Of the PIN code. */
  readonly place: FoundPlace;
  /** The town that stands here, and with its state. */
  readonly city: string;
  readonly here: string;
}

interface PinClashDependencies {
  readonly form: AddressForm;
  readonly point: ReadonlySignal<Point | undefined>;
  readonly put: (point: Point) => void;
}

/** As the server knows it, whatever the language. */
export const homeCountry = 'India';

/** Kilometres that a PIN code and a marker of one place may lie apart; the server holds it too. */
const farKm = 80;
const kmPerDegree = 111.2;

function isFar(a: Point, b: Point): boolean {
  const across = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, across) * kmPerDegree > farKm;
}

/**
 * Town, state and marker follow a PIN code as far as nobody else said them: what was typed, loaded or pointed at stays where it agrees. Where it is of
 * another place, the person is asked.
 */
export function createPinClash({ form, point, put }: PinClashDependencies) {
  const clash = signal<Clash | undefined>(undefined);
  /* As we filled them in last. */
  let ours: { readonly city: string; readonly at: Point | undefined } = { city: '', at: undefined };
  const goTo = (place: FoundPlace) => {
    clash.value = undefined;
    form.fill({ city: place.city.name, state: place.city.state, country: homeCountry });
    put(place);
    ours = { city: place.city.name, at: point.peek() };
  };
  /** Whether all that stands here came from us. */
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

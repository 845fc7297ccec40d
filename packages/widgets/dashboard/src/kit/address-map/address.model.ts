import { type ReadonlySignal, computed, signal } from '@preact/signals-react';
import type { AddressAt, FoundPlace } from '@yantra/contract/calls';
import { lengths } from '@yantra/domain';
import { type Language, textsIn } from '@yantra/language';
import { messages } from './address.messages.ts';
import type { AddressForm, Point } from './address.types.ts';
import { type Clash, createPinClash, homeCountry } from './pin-clash.ts';
import { type PinLookup, createPinLookup } from './pin-lookup.ts';

export type { Point } from './address.types.ts';

export interface AddressDependencies {
  /** In which its findings are told; without it, English. */
  readonly language?: Language | undefined;
  readonly form: AddressForm;
  /** @throws {ApiError} */
  readonly geocode: (text: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  /** @throws {ApiError} */
  readonly reverse: (point: Point, signal: AbortSignal) => Promise<AddressAt>;
  /** Calls back once after so many milliseconds. Returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
}

/** An address that is searched for, pointed at on a map, or known by its PIN code. */
export interface AddressModel {
  readonly suggestions: ReadonlySignal<readonly FoundPlace[]>;
  /** Where the marker stands; undefined before there is one. */
  readonly point: ReadonlySignal<Point | undefined>;
  /** What came of a point on the map. */
  readonly said: ReadonlySignal<string>;
  readonly pin: PinLookup;
  /** A PIN code of another place than the one that stands here: nothing follows it until the person says so. */
  readonly clash: ReadonlySignal<Clash | undefined>;
  /** The PIN code is right: town and marker go there. */
  readonly follow: () => void;
  /** The address is right: the PIN code goes. */
  readonly stay: () => void;
  readonly type: (text: string) => void;
  readonly choose: (place: FoundPlace) => void;
  readonly dismiss: () => void;
  /** The marker was put somewhere by hand. */
  readonly drop: (point: Point) => Promise<void>;
  readonly typePin: (text: string) => void;
}

/** A pause in typing that is worth a question. */
const pauseMs = 250;
const leastLetters = 3;
const sixDecimals = (degrees: number) => String(Math.round(degrees * 1e6) / 1e6);

/** Places for what is typed, asked for when somebody pauses. */
function createSuggestions({ geocode, later }: Pick<AddressDependencies, 'geocode' | 'later'>) {
  const suggestions = signal<readonly FoundPlace[]>([]);
  let ending = new AbortController();
  let cancel = () => undefined as void;
  /** Ends what is under way. @returns the signal of what comes next */
  const quiet = () => {
    cancel();
    ending.abort();
    ending = new AbortController();
    return ending.signal;
  };
  return {
    suggestions,
    quiet,
    look: (text: string) => {
      const given = quiet();
      if (text.trim().length < leastLetters) {
        suggestions.value = [];
        return;
      }
      cancel = later(() => {
        geocode(text.trim().slice(0, lengths.place), given).then(
          (places) => {
            if (!given.aborted) suggestions.value = places;
          },
          () => undefined,
        );
      }, pauseMs);
    },
    dismiss: () => {
      quiet();
      suggestions.value = [];
    },
  };
}

const pointIn = ({ fields }: AddressDependencies['form']): ReadonlySignal<Point | undefined> =>
  computed(() => {
    const [latitude, longitude] = [fields.latitude.value.value, fields.longitude.value.value];
    if (latitude === '' || longitude === '') return undefined;
    return { latitude: Number(latitude), longitude: Number(longitude) };
  });

export function createAddressModel({ language, form, geocode, reverse, later }: AddressDependencies): AddressModel {
  const texts = textsIn(language, messages);
  const { suggestions, quiet, look, dismiss } = createSuggestions({ geocode, later });
  const said = signal('');
  /** The address as it was last filled in by us: what a person typed is not overwritten. */
  let ours = '';

  const fill = (place: { city: string; state: string; pinCode: string; country: string }, address: string) => {
    const typed = form.values.peek().address;
    const isFree = typed.trim() === '' || typed === ours;
    if (isFree && address) ours = address;
    form.fill({ ...place, ...(isFree && address && { address }) });
  };
  const put = ({ latitude, longitude }: Point) =>
    form.fill({ latitude: sixDecimals(latitude), longitude: sixDecimals(longitude) });

  const point = pointIn(form);
  const { clash, ...pins } = createPinClash({ form, point, put });
  const pin = createPinLookup({ language, geocode, onFound: (place) => pins.arrive(place) });

  return {
    suggestions,
    point,
    said,
    pin,
    clash,
    follow() {
      const { place } = clash.peek() ?? {};
      if (!place) return;
      // An address that we filled in is the other place's.
      if (form.values.peek().address === ours) form.fill({ address: (ours = place.label) });
      pins.goTo(place);
      said.value = texts.filled(place.city.name, place.city.state);
    },
    stay() {
      pins.forget();
      form.fill({ pinCode: '' });
    },
    type(text) {
      form.fields.address.type(text);
      look(text);
    },
    choose(place) {
      dismiss();
      ours = place.label;
      form.fill({ address: place.label, ...(place.pinCode && { pinCode: place.pinCode }) });
      pins.goTo(place);
    },
    dismiss,
    async drop(point) {
      const given = quiet();
      put(point);
      pins.forget();
      said.value = '';
      try {
        const { address, ...place } = await reverse(point, given);
        if (given.aborted) return;
        const { city, state, pinCode, country } = place;
        fill({ city, state, pinCode, country: country || homeCountry }, address);
        if (!city) said.value = texts.unknown;
        else said.value = texts.filled(city, state);
      } catch {
        if (!given.aborted) said.value = texts.unknown;
      }
    },
    typePin(text) {
      pins.forget();
      form.fields.pinCode.type(text);
      void pin.look(text);
    },
  };
}

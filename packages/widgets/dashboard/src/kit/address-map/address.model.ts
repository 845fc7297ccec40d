import { type ReadonlySignal, computed, signal } from '@preact/signals-react';
import type { AddressAt, FoundPlace } from '@yantra/contract/calls';
import type { RecordForm } from '@yantra/form';
import { type Language, textsIn } from '@yantra/language';
import { messages } from './address.messages.ts';
import { type PinLookup, createPinLookup } from './pin-lookup.ts';

/** The fields that an address fills. */
export type AddressName = 'address' | 'city' | 'state' | 'pinCode' | 'country' | 'latitude' | 'longitude';

/** In degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface AddressDependencies {
  /** In which its findings are told; without it, English. */
  readonly language?: Language | undefined;
  readonly form: Pick<RecordForm<AddressName>, 'fields' | 'fill' | 'values'>;
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
  readonly type: (text: string) => void;
  readonly choose: (place: FoundPlace) => void;
  /** Takes the suggestions away. */
  readonly dismiss: () => void;
  /** The marker was put somewhere by hand. */
  readonly drop: (point: Point) => Promise<void>;
  readonly typePin: (text: string) => void;
}

/** A pause in typing that is worth a question. */
const pauseMs = 250;
const leastLetters = 3;
/** As the server knows it, whatever the language. */
const homeCountry = 'India';
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
        geocode(text.trim().slice(0, 100), given).then(
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

  const pin = createPinLookup({
    language,
    geocode,
    onFound(place) {
      form.fill({ city: place.city.name, state: place.city.state, country: homeCountry });
      if (!form.values.peek().latitude) put(place);
    },
  });

  return {
    suggestions,
    point: computed(() => {
      const { latitude, longitude } = form.fields;
      if (latitude.value.value === '' || longitude.value.value === '') return undefined;
      return { latitude: Number(latitude.value.value), longitude: Number(longitude.value.value) };
    }),
    said,
    pin,
    type(text) {
      form.fields.address.type(text);
      look(text);
    },
    choose(place) {
      dismiss();
      ours = place.label;
      form.fill({
        address: place.label,
        city: place.city.name,
        state: place.city.state,
        country: homeCountry,
        ...(place.pinCode && { pinCode: place.pinCode }),
      });
      put(place);
    },
    dismiss,
    async drop(point) {
      const given = quiet();
      put(point);
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
      form.fields.pinCode.type(text);
      void pin.look(text);
    },
  };
}

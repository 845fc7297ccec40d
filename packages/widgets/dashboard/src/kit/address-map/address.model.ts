import { type ReadonlySignal, computed, signal } from '@preact/signals-react';
import type { AddressAt, FoundPlace } from '@yantra/contract/calls';
import { lengths } from '@yantra/domain';
import { type Language, textsIn, wordIn } from '@yantra/language';
import { messages } from './address.messages.ts';
import type { AddressForm, Point } from './address.types.ts';
import { type Clash, createPinClash, homeCountry } from './pin-clash.ts';
import { type PinLookup, createPinLookup } from './pin-lookup.ts';

export type { Point } from './address.types.ts';

export interface AddressDependencies {
  /** The language of messages; English without it. */
  readonly language?: Language | undefined;
  readonly form: AddressForm;
  /** @throws {ApiError} */
  readonly geocode: (text: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  /** @throws {ApiError} */
  readonly reverse: (point: Point, signal: AbortSignal) => Promise<AddressAt>;
  /** Calls back once after some milliseconds. Returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
}

/** An address that is searched for, set on a map, or found by its PIN code. */
export interface AddressModel {
  readonly suggestions: ReadonlySignal<readonly FoundPlace[]>;
  /** Where the marker is; undefined before there is one. */
  readonly point: ReadonlySignal<Point | undefined>;
  /** The result of looking up a point on the map, as a sentence. */
  readonly message: ReadonlySignal<string>;
  readonly pin: PinLookup;
  /** A PIN code of another town than the one in the form: nothing changes until the user chooses. */
  readonly clash: ReadonlySignal<Clash | undefined>;
  /** The PIN code is right: town and marker follow it. */
  readonly acceptPin: () => void;
  /** The address is right: the PIN code is cleared. */
  readonly keepAddress: () => void;
  readonly type: (text: string) => void;
  readonly choose: (place: FoundPlace) => void;
  readonly dismiss: () => void;
  /** The marker was placed by hand. */
  readonly drop: (point: Point) => Promise<void>;
  readonly typePin: (text: string) => void;
}

/** How long typing must pause before the server is asked. */
const pauseMs = 250;
const leastLetters = 3;
const sixDecimals = (degrees: number) => String(Math.round(degrees * 1e6) / 1e6);

/** Suggestions for the typed text, asked for when typing pauses. */
function createSuggestions({ geocode, later }: Pick<AddressDependencies, 'geocode' | 'later'>) {
  const suggestions = signal<readonly FoundPlace[]>([]);
  let controller = new AbortController();
  let cancel = () => undefined as void;
  /** Cancels the pending request. @returns the signal for the next one */
  const cancelPending = () => {
    cancel();
    controller.abort();
    controller = new AbortController();
    return controller.signal;
  };
  return {
    suggestions,
    cancelPending,
    lookUp: (text: string) => {
      const abortSignal = cancelPending();
      if (text.trim().length < leastLetters) {
        suggestions.value = [];
        return;
      }
      cancel = later(() => {
        geocode(text.trim().slice(0, lengths.place), abortSignal).then(
          (places) => {
            if (!abortSignal.aborted) suggestions.value = places;
          },
          () => undefined,
        );
      }, pauseMs);
    },
    dismiss: () => {
      cancelPending();
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
  const { suggestions, cancelPending, lookUp, dismiss } = createSuggestions({ geocode, later });
  const message = signal('');
  /** The address as we last filled it in: an address that the user typed is not overwritten. */
  let filledIn = '';

  const fill = (place: { city: string; state: string; pinCode: string; country: string }, address: string) => {
    const typed = form.values.peek().address;
    const isReplaceable = typed.trim() === '' || typed === filledIn;
    if (isReplaceable && address) filledIn = address;
    form.fill({ ...place, ...(isReplaceable && address && { address }) });
  };
  const setPoint = ({ latitude, longitude }: Point) =>
    form.fill({ latitude: sixDecimals(latitude), longitude: sixDecimals(longitude) });

  const point = pointIn(form);
  const { clash, ...pins } = createPinClash({ form, point, setPoint });
  const pin = createPinLookup({ language, geocode, onFound: (place) => pins.apply(place) });

  return {
    suggestions,
    point,
    message,
    pin,
    clash,
    acceptPin() {
      const { place } = clash.peek() ?? {};
      if (!place) return;
      // An address that we filled in belongs to the previous place.
      if (form.values.peek().address === filledIn) form.fill({ address: (filledIn = place.label) });
      pins.goTo(place);
      message.value = texts.filled(wordIn(language, place.city.name), wordIn(language, place.city.state));
    },
    keepAddress() {
      pins.clear();
      form.fill({ pinCode: '' });
    },
    type(text) {
      form.fields.address.type(text);
      lookUp(text);
    },
    choose(place) {
      dismiss();
      filledIn = place.label;
      form.fill({ address: place.label, ...(place.pinCode && { pinCode: place.pinCode }) });
      pins.goTo(place);
    },
    dismiss,
    async drop(point) {
      const abortSignal = cancelPending();
      setPoint(point);
      pins.clear();
      message.value = '';
      try {
        const { address, ...place } = await reverse(point, abortSignal);
        if (abortSignal.aborted) return;
        const { city, state, pinCode, country } = place;
        fill({ city, state, pinCode, country: country || homeCountry }, address);
        if (!city) message.value = texts.unknown;
        else message.value = texts.filled(wordIn(language, city), wordIn(language, state));
      } catch {
        if (!abortSignal.aborted) message.value = texts.unknown;
      }
    },
    typePin(text) {
      pins.clear();
      form.fields.pinCode.type(text);
      void pin.lookUp(text);
    },
  };
}

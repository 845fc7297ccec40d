import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { FoundPlace } from '@yantra/contract/calls';
import { type Language, textsIn } from '@yantra/language';
import { messages } from './address.messages.ts';

export interface PinLookupDependencies {
  /** The language of messages; English without it. */
  readonly language?: Language | undefined;
  /** @throws {ApiError} */
  readonly geocode: (text: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  /** @returns `false` where it filled in nothing, for a reason that is shown elsewhere */
  readonly onFound: (place: FoundPlace) => unknown;
}

/** Fills in city and state from a PIN code. */
export interface PinLookup {
  /** The result as a sentence, shown and announced. */
  readonly said: ReadonlySignal<string>;
  /** Call it with the PIN code's text on every change. */
  readonly look: (text: string) => Promise<void>;
}

const pin = /^[1-9]\d{5}$/;

export function createPinLookup({ language, geocode, onFound }: PinLookupDependencies): PinLookup {
  const texts = textsIn(language, messages);
  const said = signal('');
  let ending = new AbortController();
  return {
    said,
    async look(text) {
      ending.abort();
      said.value = '';
      if (!pin.test(text)) return;
      ending = new AbortController();
      const { signal: given } = ending;
      try {
        const places = await geocode(text, given);
        if (given.aborted) return;
        const place = places.find(({ pinCode }) => pinCode === text);
        const isFilled = place !== undefined && onFound(place) !== false;
        if (isFilled) said.value = texts.filled(place.city.name, place.city.state);
        else if (!place) said.value = texts.pinUnknown;
      } catch {
        // Only a help: without it the fields are filled in by hand.
      }
    },
  };
}

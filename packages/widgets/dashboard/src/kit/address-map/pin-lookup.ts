import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { FoundPlace } from '@yantra/contract/calls';
import { type Language, textsIn } from '@yantra/language';
import { messages } from './address.messages.ts';

export interface PinLookupDependencies {
  /** In which its findings are told; without it, English. */
  readonly language?: Language | undefined;
  /** @throws {ApiError} */
  readonly geocode: (text: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  /** @returns `false` where it was not filled in, for reasons that are said elsewhere */
  readonly onFound: (place: FoundPlace) => unknown;
}

/** Fills in what a PIN code says. */
export interface PinLookup {
  /** What came of it, for the eye and a screen reader. */
  readonly said: ReadonlySignal<string>;
  /** To be told of every change of the PIN code's text. */
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
        // A help beside what is typed: without it the fields are filled in by hand.
      }
    },
  };
}

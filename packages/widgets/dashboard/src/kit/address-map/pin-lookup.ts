import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { FoundPlace } from '@yantra/contract/calls';
import { type Language, textsIn, wordIn } from '@yantra/language';
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
  readonly message: ReadonlySignal<string>;
  /** Call it with the PIN code's text on every change. */
  readonly lookUp: (text: string) => Promise<void>;
}

const pin = /^[1-9]\d{5}$/;

export function createPinLookup({ language, geocode, onFound }: PinLookupDependencies): PinLookup {
  const texts = textsIn(language, messages);
  const message = signal('');
  let controller = new AbortController();
  return {
    message,
    async lookUp(text) {
      controller.abort();
      message.value = '';
      if (!pin.test(text)) return;
      controller = new AbortController();
      const { signal: abortSignal } = controller;
      try {
        const places = await geocode(text, abortSignal);
        if (abortSignal.aborted) return;
        const place = places.find(({ pinCode }) => pinCode === text);
        const isFilled = place !== undefined && onFound(place) !== false;
        if (isFilled)
          message.value = texts.filled(wordIn(language, place.city.name), wordIn(language, place.city.state));
        else if (!place) message.value = texts.pinUnknown;
      } catch {
        // Only a help: without it the fields are filled in by hand.
      }
    },
  };
}

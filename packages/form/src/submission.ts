import { type ReadonlySignal, signal } from '@preact/signals-react';

/** A form being sent. */
export interface Submission {
  readonly shown: {
    readonly isBusy: ReadonlySignal<boolean>;
    /** An error that belongs to no field. */
    readonly failure: ReadonlySignal<string | undefined>;
  };
  readonly tell: (failure: string | undefined) => void;
  /** Sends; an earlier error is removed. */
  readonly send: (act: () => Promise<void>) => Promise<void>;
}

/** @param refuse shows the server's refusal */
export function createSubmission(refuse: (error: unknown) => void | Promise<void>): Submission {
  const isBusy = signal(false);
  const failure = signal<string | undefined>(undefined);
  return {
    shown: { isBusy, failure },
    tell: (sentence) => void (failure.value = sentence),
    async send(act) {
      isBusy.value = true;
      failure.value = undefined;
      try {
        await act();
      } catch (error) {
        await refuse(error);
      } finally {
        isBusy.value = false;
      }
    },
  };
}

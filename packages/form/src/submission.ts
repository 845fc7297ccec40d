import { type ReadonlySignal, signal } from '@preact/signals-react';

/** What a form sends. */
export interface Submission {
  readonly shown: {
    readonly isBusy: ReadonlySignal<boolean>;
    /** What went wrong beside no field. */
    readonly failure: ReadonlySignal<string | undefined>;
  };
  readonly tell: (failure: string | undefined) => void;
  /** Does one thing; what went wrong before is forgotten. */
  readonly send: (act: () => Promise<void>) => Promise<void>;
}

/** @param refuse says what the server has said no to */
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

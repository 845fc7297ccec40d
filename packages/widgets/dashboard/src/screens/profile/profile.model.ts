import { type ReadonlySignal, batch, signal } from '@preact/signals-react';
import type { FoundPlace, Profile, UpdateUserInput } from '@yantra/contract/calls';
import { type RecordForm, createRecordForm, errorsIn } from '@yantra/form';
import { type Language, sentenceIn, textsIn } from '@yantra/language';
import { ApiError, type Notice } from '@yantra/state';
import { type PinLookup, createPinLookup } from '../../kit/address-map/pin-lookup.ts';
import type { Loaded } from '../../kit/form/loading.tsx';
import { messages } from './profile.messages.ts';
import { type ProfileName, emptyProfile, fieldOf, profileCheck, profileInput, profileValues } from './profile.ts';

export interface ProfileDependencies {
  /** In which faults are told; without it, English. */
  readonly language?: Language | undefined;
  /** @throws {ApiError} */
  readonly load: () => Promise<Profile>;
  /** @throws {ApiError} */
  readonly save: (input: UpdateUserInput) => Promise<{ readonly version: number }>;
  /** @throws {ApiError} */
  readonly geocode: (text: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  readonly notify: (notice: Notice) => void;
  /** `YYYY-MM-DD` */
  readonly today: () => string;
  readonly onSaved?: (() => void) | undefined;
}

/** The thinking of a profile: one's own, or a customer's for the admin. */
export interface ProfileModel {
  readonly form: RecordForm<ProfileName>;
  readonly loaded: ReadonlySignal<Loaded>;
  readonly isSaving: ReadonlySignal<boolean>;
  readonly turn: ReadonlySignal<number>;
  /** Why it could not be saved, where that is about no field. */
  readonly failure: ReadonlySignal<string | undefined>;
  readonly pin: PinLookup;
  readonly typePin: (text: string) => void;
  readonly load: () => Promise<void>;
  readonly submit: () => Promise<void>;
}

/** Milliseconds a notice stays (public-area.md §9). */
const noticeMs = 4000;

export function createProfileModel(dependencies: ProfileDependencies): ProfileModel {
  const { language, geocode, notify, today, onSaved } = dependencies;
  const texts = textsIn(language, messages);
  const form = createRecordForm<ProfileName>(emptyProfile, profileCheck(today, texts));
  const loaded = signal<Loaded>({ status: 'loading' });
  const isSaving = signal(false);
  const turn = signal(0);
  const failure = signal<string | undefined>(undefined);
  const tell = (kind: 'success' | 'error', text: string) => notify({ kind, text, duration: noticeMs });
  const pin = createPinLookup({
    language,
    geocode,
    onFound: ({ city }) => form.fill({ city: city.name, state: city.state }),
  });

  /** The one that was read, or made by saving. */
  let version: number | undefined;

  /** Another's version becomes the one that is changed; what was typed here stays. */
  async function rebase(): Promise<void> {
    const profile = await dependencies.load();
    version = profile.version;
    form.rebase(profileValues(profile));
    failure.value = texts.changed;
  }

  async function refuse(error: unknown): Promise<void> {
    const known = error instanceof ApiError ? error : undefined;
    const sentence = sentenceIn(language, (error as Error).message);
    if (known?.code === 'user.changed') {
      await rebase().catch(() => (failure.value = sentence));
    } else {
      const byField = Object.entries(errorsIn(language, known?.errors));
      const others = form.refuse(Object.fromEntries(byField.map(([name, text]) => [fieldOf(name), text])));
      if (form.wrong.peek().length === 0) failure.value = others[0] ?? sentence;
    }
    turn.value += 1;
    tell('error', texts.failed);
  }

  async function load(): Promise<void> {
    loaded.value = { status: 'loading' };
    try {
      const profile = await dependencies.load();
      batch(() => {
        version = profile.version;
        form.settle(profileValues(profile));
        loaded.value = { status: 'ready' };
      });
    } catch (error) {
      loaded.value = { status: 'failed', message: (error as Error).message };
    }
  }

  return {
    form,
    loaded,
    isSaving,
    turn,
    failure,
    pin,
    load,
    typePin(text) {
      form.fields.pincode.type(text);
      void pin.look(text);
    },
    async submit() {
      if (isSaving.peek()) return;
      failure.value = undefined;
      if (!form.check()) {
        turn.value += 1;
        return;
      }
      isSaving.value = true;
      try {
        ({ version } = await dependencies.save({ ...profileInput(form.values.peek()), version }));
        tell('success', texts.updated);
        form.settle(form.values.peek());
        onSaved?.();
      } catch (error) {
        await refuse(error);
      } finally {
        isSaving.value = false;
      }
    },
  };
}

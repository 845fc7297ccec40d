import { type ReadonlySignal, batch, signal } from '@preact/signals-react';
import type { FoundPlace, Profile, UpdateUserInput } from '@yantra/contract/calls';
import { type Language, sentenceIn, textsIn } from '@yantra/language';
import { ApiError, type Notice } from '@yantra/state';
import { type PinLookup, createPinLookup } from '../../internal/address-map/pin-lookup.ts';
import { errorsIn } from '../../internal/form/errors-in.ts';
import { type Form, createForm } from '../../internal/form/form.model.ts';
import type { Loaded } from '../../internal/form/loading.tsx';
import { messages } from './profile.messages.ts';
import { type ProfileName, emptyProfile, fieldOf, profileCheck, profileInput, profileValues } from './profile.ts';

export interface ProfileDependencies {
  /** In which faults are told; without it, English. */
  readonly language?: Language | undefined;
  /** @throws {ApiError} */
  readonly load: () => Promise<Profile>;
  /** @throws {ApiError} */
  readonly save: (input: UpdateUserInput) => Promise<unknown>;
  /** @throws {ApiError} */
  readonly geocode: (text: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  readonly notify: (notice: Notice) => void;
  /** `YYYY-MM-DD` */
  readonly today: () => string;
  readonly onSaved?: (() => void) | undefined;
}

/** The thinking of a profile: one's own, or a customer's for the admin. */
export interface ProfileModel {
  readonly form: Form<ProfileName>;
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
  const form = createForm<ProfileName>(emptyProfile, profileCheck(today, texts));
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

  async function load(): Promise<void> {
    loaded.value = { status: 'loading' };
    try {
      const profile = await dependencies.load();
      batch(() => {
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
        await dependencies.save(profileInput(form.values()));
        tell('success', texts.updated);
        form.settle(form.values());
        onSaved?.();
      } catch (error) {
        const byField = errorsIn(language, error instanceof ApiError ? error.errors : undefined);
        const others = form.refuse(
          Object.fromEntries(Object.entries(byField).map(([name, text]) => [fieldOf(name), text])),
        );
        if (form.wrong.peek().length === 0) {
          failure.value = others[0] ?? sentenceIn(language, (error as Error).message);
        }
        turn.value += 1;
        tell('error', texts.failed);
      } finally {
        isSaving.value = false;
      }
    },
  };
}

import type { FoundPlace, Profile, UpdateUserInput } from '@yantra/contract/calls';
import { createRecordForm } from '@yantra/form';
import { type Language, textsIn } from '@yantra/language';
import type { Notice } from '@yantra/state';
import { type PinLookup, createPinLookup } from '../../kit/address-map/pin-lookup.ts';
import { type Editor, createEditor } from '../../kit/form/editor.ts';
import { messages } from './profile.messages.ts';
import { type ProfileName, emptyProfile, fieldOf, profileCheck, profileInput, profileValues } from './profile.ts';

export interface ProfileDependencies {
  /** The language of error texts; English without it. */
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

/** The state and logic of a profile's form: the user's own, or a customer's for an admin. */
export interface ProfileModel extends Editor<ProfileName> {
  readonly pin: PinLookup;
  readonly typePin: (text: string) => void;
}

export function createProfileModel(dependencies: ProfileDependencies): ProfileModel {
  const { language, load, save, geocode, notify, today, onSaved } = dependencies;
  const texts = textsIn(language, messages);
  const form = createRecordForm<ProfileName>(emptyProfile, profileCheck(today, texts));
  const pin = createPinLookup({
    language,
    geocode,
    onFound: ({ city }) => form.fill({ city: city.name, state: city.state }),
  });

  /** The loaded version, or the one after saving. */
  let version: number | undefined;

  const editor = createEditor({
    language,
    form,
    async read() {
      const profile = await load();
      version = profile.version;
      return profileValues(profile);
    },
    async save(values) {
      ({ version } = await save({ ...profileInput(values), version }));
      return texts.updated;
    },
    changedCode: 'user.changed',
    fieldErrorsOf: ({ errors = {} }) =>
      Object.fromEntries(Object.entries(errors).map(([name, text]) => [fieldOf(name), text])),
    texts: { changed: texts.changed, failed: texts.failed },
    notify,
    onSaved,
  });

  return {
    ...editor,
    pin,
    typePin(text) {
      form.fields.pincode.type(text);
      void pin.lookUp(text);
    },
  };
}

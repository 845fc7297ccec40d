import { type ReadonlySignal, batch, effect, signal } from '@preact/signals-react';
import type { AddEquipmentInput, UpdateEquipmentInput } from '@yantra/contract/calls';
import { cardCellAt, noticeMs, type TypeParts } from '@yantra/domain';
import type { Draft, RecordForm } from '@yantra/form';
import { type Language, failureIn, textsIn } from '@yantra/language';
import { ApiError, type Notice } from '@yantra/state';
import { type Loaded, createLoading } from '../../kit/form/loading.tsx';
import { messages as imageMessages } from '../../kit/images/images.messages.ts';
import type { ImagesModel } from '../../kit/images/images.model.ts';
import type { AskedFact } from '../../kit/kind-facts.ts';
import { createFields, type FactsByType } from './equipment-fields.ts';
import { messages } from './equipment-form.messages.ts';
import { emptyEquipment, type EquipmentName, type EquipmentValues, type LoadedEquipment } from './equipment.ts';
import type { Kinds } from './kinds.ts';

/** The result of the last submit. */
export type EquipmentOutcome = 'editing' | 'saving' | 'wrong' | 'changed';

/** The server's answer to a save, with corrections of the place. */
interface KeptMachine {
  readonly mended?:
    | undefined
    | readonly { readonly field: 'city' | 'state'; readonly said: string; readonly kept: string }[];
}

export interface EquipmentFormDependencies {
  /** The language of error texts; English without it. */
  readonly language?: Language | undefined;
  /** `id` is the edited machine; `from` the one to copy. */
  readonly kind: 'add' | 'edit';
  readonly id?: string | undefined;
  readonly from?: string | undefined;
  /** The initial values of a new machine. */
  readonly prefill: Partial<EquipmentValues>;
  /** @throws {ApiError} */
  readonly load: (id: string) => Promise<LoadedEquipment>;
  readonly add: (input: AddEquipmentInput) => Promise<KeptMachine & { readonly id: string }>;
  readonly update: (input: UpdateEquipmentInput) => Promise<KeptMachine>;
  readonly images: ImagesModel;
  readonly draft: Draft<EquipmentName>;
  readonly notify: (notice: Notice) => void;
  /** @param addedId the new machine's id, after adding */
  readonly onSaved: (addedId?: string) => void;
}

/** The state and logic of a machine's form. */
export interface EquipmentFormModel {
  readonly form: RecordForm<EquipmentName>;
  readonly images: ImagesModel;
  /** The fields that currently prevent saving, in their order. */
  readonly missing: ReadonlySignal<readonly EquipmentName[]>;
  readonly loaded: ReadonlySignal<Loaded>;
  readonly outcome: ReadonlySignal<EquipmentOutcome>;
  /** What the user should know before typing. */
  readonly notice: ReadonlySignal<'restored' | 'rebased' | { readonly copyOf: string } | undefined>;
  /** The facts that the selected type asks for, in order; empty where there are none or they are not loaded yet. */
  readonly asked: ReadonlySignal<readonly AskedFact[]>;
  /** Sets the facts that each type asks for. */
  readonly setFacts: (facts: FactsByType) => void;
  /** Sets which categories each type may be in, and the names of both. */
  readonly setKinds: (kinds: Kinds) => void;
  /** Sets which parts a rate card of the selected type has. */
  readonly setParts: (parts: TypeParts) => void;
  /** Counts submits that found something wrong. */
  readonly failedSubmits: ReadonlySignal<number>;
  /** Why it could not be saved, if the reason concerns no single field. */
  readonly failure: ReadonlySignal<string | undefined>;
  /** Starts; returns how to leave, which keeps the draft. */
  readonly start: () => () => void;
  readonly reload: () => void;
  /** Writes unsaved changes to the draft: the page may be closed without further notice. */
  readonly saveDraft: () => void;
  /** Discards the restored draft. */
  readonly discardDraft: () => void;
  /** @param isDraft saves it without a picture: it is on no list until it has one */
  readonly submit: (isDraft?: boolean) => Promise<void>;
  /** After somebody else's change: loads their version and keeps what was typed here. */
  readonly loadNewerVersion: () => Promise<void>;
}

/** The source of the values: the machine, the machine to copy, the draft, or somebody else's newer version. */
function createSource(dependencies: EquipmentFormDependencies, fields: ReturnType<typeof createFields>) {
  const { language, id, from, prefill, images, draft } = dependencies;
  const { form } = fields.shown;
  const { loaded, load } = createLoading(language, id || from ? 'loading' : 'ready');
  const notice = signal<EquipmentFormModel['notice']['value']>(undefined);
  let version = 0;
  const resetToPrefill = () => fields.settle({ ...emptyEquipment, ...prefill });

  const valuesOf = (machine: LoadedEquipment) => {
    version = machine.version ?? 0;
    return fields.valuesOf(machine);
  };
  const take = (machine: LoadedEquipment) => {
    const values = valuesOf(machine);
    if (id) fields.settle(values);
    else {
      resetToPrefill();
      fields.fill({ ...values, status: emptyEquipment.status });
      notice.value = { copyOf: machine.name };
    }
  };
  async function begin(): Promise<void> {
    const wanted = id ?? from;
    if (wanted) await load(() => dependencies.load(wanted), take);
    else resetToPrefill();
    const kept = !from ? draft.read() : undefined;
    if (!kept || loaded.peek().status !== 'ready') return;
    batch(() => {
      fields.fill(kept);
      if (form.isChanged.peek()) notice.value = 'restored';
    });
  }
  const saveDraft = () => {
    if (loaded.peek().status !== 'ready') return;
    if (form.isChanged.peek()) draft.write(form.values.peek());
    else draft.forget();
  };
  return {
    loaded,
    notice,
    resetToPrefill,
    version: () => version,
    saveDraft,
    start: () => {
      void begin();
      const unsubscribe = effect(() => {
        const urls = images.urls.value;
        if (urls !== form.fields.images.value.peek()) form.fields.images.type(urls);
      });
      return () => {
        saveDraft();
        unsubscribe();
        images.dispose();
      };
    },
    reload: () => void begin(),
    dropDraft: () => {
      draft.forget();
      fields.settle(form.saved());
      notice.value = undefined;
    },
    /** @throws {ApiError} */
    rebase: async (wanted: string): Promise<void> => {
      const machine = await dependencies.load(wanted);
      batch(() => {
        form.rebase(valuesOf(machine));
        images.replaceAll(form.values.peek().images);
        notice.value = 'rebased';
      });
    },
  };
}

const cardPath = 'rateCard';

/** The server's errors by the form's fields: those of the rate card are named by their part of it. */
const byFormField = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => {
      const cell = path.startsWith(`${cardPath}.`) ? cardCellAt(path.slice(cardPath.length + 1)) : undefined;
      return [cell ?? path, sentence];
    }),
  );

export function createEquipmentFormModel(dependencies: EquipmentFormDependencies): EquipmentFormModel {
  const { language, kind, id, images, draft, notify, onSaved } = dependencies;
  const texts = textsIn(language, messages);
  const fields = createFields(dependencies);
  const { form } = fields.shown;
  const { resetToPrefill, version, dropDraft, rebase, ...source } = createSource(dependencies, fields);
  const outcome = signal<EquipmentOutcome>('editing');
  const failedSubmits = signal(0);
  const failure = signal<string>();
  const showNotice = (tone: 'success' | 'error', text: string) => notify({ kind: tone, text, duration: noticeMs });
  const showLongNotice = (text: string) => notify({ kind: 'info', text, duration: 3 * noticeMs });

  const markFailed = (next: 'wrong' | 'changed') =>
    batch(() => {
      outcome.value = next;
      failedSubmits.value += 1;
    });
  const fail = (error: unknown) => {
    const { message, errors = {} } = error instanceof Error ? failureIn(language, error) : { message: '' };
    if (error instanceof ApiError) form.refuse(byFormField(errors));
    markFailed(error instanceof ApiError && error.code === 'equipment.changed' ? 'changed' : 'wrong');
    const sentence = kind === 'add' ? texts.createFailed(message) : message || texts.updateFailed;
    if (form.wrong.peek().length === 0 && outcome.peek() === 'wrong') failure.value = sentence;
    showNotice('error', sentence);
  };

  return {
    ...source,
    ...fields.shown,
    images,
    outcome,
    failedSubmits,
    failure,
    discardDraft() {
      batch(() => {
        dropDraft();
        outcome.value = 'editing';
      });
    },
    async submit(isDraft = false) {
      if (outcome.peek() === 'saving') return;
      failure.value = undefined;
      const isRight = fields.check(isDraft);
      const isBusy = images.isBusy.peek();
      if (isBusy) form.show({ ...form.errors.peek(), images: textsIn(language, imageMessages).unfinished });
      if (!isRight || isBusy) {
        markFailed('wrong');
        return;
      }
      outcome.value = 'saving';
      const input = fields.input(isDraft);
      try {
        const added = id ? undefined : await dependencies.add(input);
        const kept = added ?? (await dependencies.update({ ...input, id: id ?? '', version: version() }));
        showNotice('success', id ? texts.updated : texts.created);
        for (const { field, said, kept: now } of kept.mended ?? []) showLongNotice(texts.mended[field](said, now));
        draft.forget();
        batch(() => {
          resetToPrefill();
          outcome.value = 'editing';
        });
        onSaved(added?.id);
      } catch (error) {
        fail(error);
      }
    },
    async loadNewerVersion() {
      if (!id) return;
      try {
        await rebase(id);
        outcome.value = 'editing';
      } catch (error) {
        showNotice('error', failureIn(language, error as Error).message);
      }
    },
  };
}

import { type ReadonlySignal, batch, computed, effect, signal } from '@preact/signals-react';
import type { AddEquipmentInput, UpdateEquipmentInput } from '@yantra/contract/calls';
import { type FactName, noticeMs } from '@yantra/domain';
import { type Draft, type RecordForm, createRecordForm } from '@yantra/form';
import { type Language, failureIn, textsIn } from '@yantra/language';
import { ApiError, type Notice } from '@yantra/state';
import { type Loaded, createLoading } from '../../kit/form/loading.tsx';
import { messages as imageMessages } from '../../kit/images/images.messages.ts';
import type { ImagesModel } from '../../kit/images/images.model.ts';
import { type AskedFact, factsOf } from '../../kit/kind-facts.ts';
import { messages } from './equipment-form.messages.ts';
import {
  type EquipmentName,
  type EquipmentValues,
  type LoadedEquipment,
  emptyEquipment,
  equipmentCheck,
  equipmentInput,
  equipmentValues,
} from './equipment.ts';
import { type Kinds, kindOf, strayedIn } from './kinds.ts';

/** How the last press of the button ended. */
export type EquipmentOutcome = 'editing' | 'saving' | 'wrong' | 'changed';

/** By the types' ids, what their machines are hired by. */
export type FactsByType = ReadonlyMap<string, readonly AskedFact[]>;

/** What was mended about the place of what was saved. */
interface KeptMachine {
  readonly mended?:
    | undefined
    | readonly { readonly field: 'city' | 'state'; readonly said: string; readonly kept: string }[];
}

export interface EquipmentFormDependencies {
  /** In which faults are told; without it, English. */
  readonly language?: Language | undefined;
  /** `id` is the machine's that is edited; `from` that of which a copy is made. */
  readonly kind: 'add' | 'edit';
  readonly id?: string | undefined;
  readonly from?: string | undefined;
  /** What a new one begins with. */
  readonly prefill: Partial<EquipmentValues>;
  /** @throws {ApiError} */
  readonly load: (id: string) => Promise<LoadedEquipment>;
  readonly add: (input: AddEquipmentInput) => Promise<KeptMachine & { readonly id: string }>;
  readonly update: (input: UpdateEquipmentInput) => Promise<KeptMachine>;
  readonly images: ImagesModel;
  readonly draft: Draft<EquipmentName>;
  readonly notify: (notice: Notice) => void;
  /** @param addedId of a machine that was not there before */
  readonly onSaved: (addedId?: string) => void;
}

/** The thinking of the form of a machine. */
export interface EquipmentFormModel {
  readonly form: RecordForm<EquipmentName>;
  readonly images: ImagesModel;
  /** What would keep it from being saved as it stands, in the order of the fields. */
  readonly missing: ReadonlySignal<readonly EquipmentName[]>;
  readonly loaded: ReadonlySignal<Loaded>;
  readonly outcome: ReadonlySignal<EquipmentOutcome>;
  /** What the person should know before they type. */
  readonly notice: ReadonlySignal<'restored' | 'rebased' | { readonly copyOf: string } | undefined>;
  /** What machines of the chosen type are hired by, in order; none where that is nothing, or not known yet. */
  readonly asked: ReadonlySignal<readonly AskedFact[]>;
  /** Takes in what the types' machines are hired by, by the types' ids. */
  readonly learnFacts: (facts: FactsByType) => void;
  /** Takes in which categories the types go with, and what both are called. */
  readonly learnKinds: (kinds: Kinds) => void;
  /** Grows with each press that found something wrong. */
  readonly turn: ReadonlySignal<number>;
  /** Why it could not be saved, where that is about no field. */
  readonly failure: ReadonlySignal<string | undefined>;
  /** Begins; returns how to leave, which keeps the draft. */
  readonly start: () => () => void;
  readonly reload: () => void;
  /** Writes what is unsaved to the draft: the page may go away without another word. */
  readonly keep: () => void;
  /** Drops what was restored. */
  readonly startAfresh: () => void;
  /** @param isDraft saves it without a picture: it is in no list until it has one */
  readonly submit: (isDraft?: boolean) => Promise<void>;
  /** After another's change: theirs, with what was typed here. */
  readonly loadTheirs: () => Promise<void>;
}

/** The fields with the pictures among them, and what a machine of the chosen type is hired by. */
function createFields({ language, images }: EquipmentFormDependencies) {
  const known = signal<FactsByType>(new Map());
  /* Of the machine as it was loaded: its type may not be in the list any more. */
  const own = signal<FactsByType>(new Map());
  let isDraft = false;
  const kinds = signal<Kinds>({ of: new Map(), nameOf: () => '' });
  /* A machine that was so when it was loaded may stay so. */
  const settled = signal('');
  const strayed = (values: Pick<EquipmentValues, 'categories' | 'equipmentTypeId'>) =>
    kindOf(values) === settled.peek() ? undefined : strayedIn(values, kinds.peek());
  const faultOf = equipmentCheck(
    textsIn(language, messages),
    (fact) => isAsked(fact),
    strayed,
    () => isDraft,
  );
  const form: RecordForm<EquipmentName> = createRecordForm(emptyEquipment, faultOf);
  const asked = computed((): readonly AskedFact[] => {
    const typeId = form.fields.equipmentTypeId.value.value;
    return known.value.get(typeId) ?? own.value.get(typeId) ?? [];
  });
  const isAsked = (wanted: FactName) => asked.peek().some(({ fact }) => fact === wanted);
  const missing = computed(() => {
    const values = form.values.value;
    return (Object.keys(emptyEquipment) as EquipmentName[]).filter((name) => faultOf(name, values) !== undefined);
  });
  return {
    shown: {
      form,
      missing,
      asked,
      learnFacts: (facts: FactsByType) => void (known.value = facts),
      learnKinds: (all: Kinds) => void (kinds.value = all),
    },
    /** @param asDraft whether it may go without a picture */
    check: (asDraft: boolean) => {
      isDraft = asDraft;
      return form.check();
    },
    valuesOf(machine: LoadedEquipment): EquipmentValues {
      own.value = new Map([[String(machine.equipmentTypeId), factsOf(machine)]]);
      const values = equipmentValues(machine);
      settled.value = kindOf(values);
      return values;
    },
    fill(some: Partial<EquipmentValues>) {
      form.fill(some);
      if (some.images !== undefined) images.settle(some.images);
    },
    settle(values: EquipmentValues) {
      form.settle(values);
      images.settle(values.images);
    },
  };
}

/** Where the values come from: the machine, the one of which it is a copy, the draft, another's change. */
function createSource(dependencies: EquipmentFormDependencies, fields: ReturnType<typeof createFields>) {
  const { language, id, from, prefill, images, draft } = dependencies;
  const { form } = fields.shown;
  const { loaded, load } = createLoading(language, id || from ? 'loading' : 'ready');
  const notice = signal<EquipmentFormModel['notice']['value']>(undefined);
  let version = 0;
  const settleFresh = () => fields.settle({ ...emptyEquipment, ...prefill });

  const valuesOf = (machine: LoadedEquipment) => {
    version = machine.version ?? 0;
    return fields.valuesOf(machine);
  };
  const take = (machine: LoadedEquipment) => {
    const values = valuesOf(machine);
    if (id) fields.settle(values);
    else {
      settleFresh();
      fields.fill({ ...values, status: emptyEquipment.status });
      notice.value = { copyOf: machine.name };
    }
  };
  async function begin(): Promise<void> {
    const wanted = id ?? from;
    if (wanted) await load(() => dependencies.load(wanted), take);
    else settleFresh();
    const kept = !from ? draft.read() : undefined;
    if (!kept || loaded.peek().status !== 'ready') return;
    batch(() => {
      fields.fill(kept);
      if (form.isChanged.peek()) notice.value = 'restored';
    });
  }
  const keep = () => {
    if (loaded.peek().status !== 'ready') return;
    if (form.isChanged.peek()) draft.write(form.values.peek());
    else draft.forget();
  };
  return {
    loaded,
    notice,
    settleFresh,
    version: () => version,
    keep,
    start: () => {
      void begin();
      const unfollow = effect(() => {
        const urls = images.urls.value;
        if (urls !== form.fields.images.value.peek()) form.fields.images.type(urls);
      });
      return () => {
        keep();
        unfollow();
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
        images.settle(form.values.peek().images);
        notice.value = 'rebased';
      });
    },
  };
}

export function createEquipmentFormModel(dependencies: EquipmentFormDependencies): EquipmentFormModel {
  const { language, kind, id, images, draft, notify, onSaved } = dependencies;
  const texts = textsIn(language, messages);
  const fields = createFields(dependencies);
  const { form } = fields.shown;
  const { settleFresh, version, dropDraft, rebase, ...source } = createSource(dependencies, fields);
  const outcome = signal<EquipmentOutcome>('editing');
  const turn = signal(0);
  const failure = signal<string>();
  const tell = (tone: 'success' | 'error', text: string) => notify({ kind: tone, text, duration: noticeMs });
  const tellLong = (text: string) => notify({ kind: 'info', text, duration: 3 * noticeMs });

  const stopAt = (next: 'wrong' | 'changed') =>
    batch(() => {
      outcome.value = next;
      turn.value += 1;
    });
  const fail = (error: unknown) => {
    const { message, errors = {} } = error instanceof Error ? failureIn(language, error) : { message: '' };
    if (error instanceof ApiError) form.refuse(errors);
    stopAt(error instanceof ApiError && error.code === 'equipment.changed' ? 'changed' : 'wrong');
    const sentence = kind === 'add' ? texts.createFailed(message) : message || texts.updateFailed;
    if (form.wrong.peek().length === 0 && outcome.peek() === 'wrong') failure.value = sentence;
    tell('error', sentence);
  };

  return {
    ...source,
    ...fields.shown,
    images,
    outcome,
    turn,
    failure,
    startAfresh() {
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
        stopAt('wrong');
        return;
      }
      outcome.value = 'saving';
      const asked = fields.shown.asked.peek().map(({ fact }) => fact);
      const input = equipmentInput(form.values.peek(), asked, isDraft);
      try {
        const added = id ? undefined : await dependencies.add(input);
        const kept = added ?? (await dependencies.update({ ...input, id: id ?? '', version: version() }));
        tell('success', id ? texts.updated : texts.created);
        for (const { field, said, kept: now } of kept.mended ?? []) tellLong(texts.mended[field](said, now));
        draft.forget();
        batch(() => {
          settleFresh();
          outcome.value = 'editing';
        });
        onSaved(added?.id);
      } catch (error) {
        fail(error);
      }
    },
    async loadTheirs() {
      if (!id) return;
      try {
        await rebase(id);
        outcome.value = 'editing';
      } catch (error) {
        tell('error', failureIn(language, error as Error).message);
      }
    },
  };
}

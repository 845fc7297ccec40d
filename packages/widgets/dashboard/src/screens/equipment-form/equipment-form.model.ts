import { type ReadonlySignal, batch, computed, effect, signal } from '@preact/signals-react';
import type { AddEquipmentInput, UpdateEquipmentInput } from '@yantra/contract/calls';
import { type Draft, type RecordForm, createRecordForm, errorsIn } from '@yantra/form';
import { type Language, sentenceIn, textsIn } from '@yantra/language';
import { ApiError, type Notice } from '@yantra/state';
import type { Loaded } from '../../kit/form/loading.tsx';
import { messages as imageMessages } from '../../kit/images/images.messages.ts';
import type { ImagesModel } from '../../kit/images/images.model.ts';
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

/** How the last press of the button ended. */
export type EquipmentOutcome = 'editing' | 'saving' | 'wrong' | 'changed';

export interface EquipmentFormDependencies {
  /** In which faults are told; without it, English. */
  readonly language?: Language | undefined;
  /** `id` is the machine's that is edited or seen; `from` that of which a copy is made. */
  readonly kind: 'add' | 'edit' | 'view';
  readonly id?: string | undefined;
  readonly from?: string | undefined;
  /** What a new one begins with. */
  readonly prefill: Partial<EquipmentValues>;
  /** @throws {ApiError} */
  readonly load: (id: string) => Promise<LoadedEquipment>;
  readonly add: (input: AddEquipmentInput) => Promise<unknown>;
  readonly update: (input: UpdateEquipmentInput) => Promise<unknown>;
  readonly images: ImagesModel;
  readonly draft: Draft<EquipmentName>;
  readonly notify: (notice: Notice) => void;
  readonly onSaved: () => void;
}

/** The thinking of the form of a machine. */
export interface EquipmentFormModel {
  readonly form: RecordForm<EquipmentName>;
  readonly images: ImagesModel;
  readonly loaded: ReadonlySignal<Loaded>;
  readonly outcome: ReadonlySignal<EquipmentOutcome>;
  /** What the person should know before they type. */
  readonly notice: ReadonlySignal<'restored' | 'rebased' | { readonly copyOf: string } | undefined>;
  /** What machines of the chosen type are hired by; `undefined` where that is nothing, or not known yet. */
  readonly unit: ReadonlySignal<string | undefined>;
  /** Takes in what the types' machines are hired by, by the types' ids. */
  readonly learnUnits: (units: ReadonlyMap<string, string>) => void;
  /** Grows with each press that found something wrong. */
  readonly turn: ReadonlySignal<number>;
  /** Begins; returns how to leave, which keeps the draft. */
  readonly start: () => () => void;
  readonly reload: () => void;
  /** Writes what is unsaved to the draft: the page may go away without another word. */
  readonly keep: () => void;
  /** Drops what was restored. */
  readonly startAfresh: () => void;
  readonly submit: () => Promise<void>;
  /** After another's change: theirs, with what was typed here. */
  readonly loadTheirs: () => Promise<void>;
}

/** Milliseconds a notice stays (public-area.md §9). */
const noticeMs = 4000;

export function createEquipmentFormModel(dependencies: EquipmentFormDependencies): EquipmentFormModel {
  const { language, kind, id, from, prefill, images, draft, notify, onSaved } = dependencies;
  const texts = textsIn(language, messages);
  const form: RecordForm<EquipmentName> = createRecordForm(
    emptyEquipment,
    equipmentCheck(texts, () => unit.peek() !== undefined),
  );
  const units = signal<ReadonlyMap<string, string>>(new Map());
  /* Of the machine as it was loaded: its type may not be in the list any more. */
  const own = signal<ReadonlyMap<string, string>>(new Map());
  const unit = computed((): string | undefined => {
    const typeId = form.fields.equipmentTypeId.value.value;
    return units.value.get(typeId) ?? own.value.get(typeId);
  });
  const loaded = signal<Loaded>({ status: id || from ? 'loading' : 'ready' });
  const outcome = signal<EquipmentOutcome>('editing');
  const notice = signal<EquipmentFormModel['notice']['value']>(undefined);
  const turn = signal(0);
  let version = 0;
  const tell = (tone: 'success' | 'error', text: string) => notify({ kind: tone, text, duration: noticeMs });

  const fill = (some: Partial<EquipmentValues>) => {
    form.fill(some);
    if (some.images !== undefined) images.settle(some.images);
  };
  const settle = (values: EquipmentValues) => {
    form.settle(values);
    images.settle(values.images);
  };
  const fresh = (): EquipmentValues => ({ ...emptyEquipment, ...prefill });

  async function load(): Promise<void> {
    const wanted = id ?? from;
    if (!wanted) return settle(fresh());
    loaded.value = { status: 'loading' };
    try {
      const machine = await dependencies.load(wanted);
      const values = equipmentValues(machine);
      batch(() => {
        own.value = unitIn(machine);
        if (id) {
          version = machine.version ?? 0;
          settle(values);
        } else {
          settle(fresh());
          fill({ ...values, status: emptyEquipment.status });
          notice.value = { copyOf: machine.name };
        }
        loaded.value = { status: 'ready' };
      });
    } catch (error) {
      loaded.value = { status: 'failed', message: (error as Error).message };
    }
  }
  async function begin(): Promise<void> {
    await load();
    const kept = kind !== 'view' && !from ? draft.read() : undefined;
    if (!kept || loaded.peek().status !== 'ready') return;
    batch(() => {
      fill(kept);
      if (form.isChanged.peek()) notice.value = 'restored';
    });
  }
  const keep = () => {
    if (kind === 'view' || loaded.peek().status !== 'ready') return;
    if (form.isChanged.peek()) draft.write(form.values.peek());
    else draft.forget();
  };

  const stopAt = (next: 'wrong' | 'changed') =>
    batch(() => {
      outcome.value = next;
      turn.value += 1;
    });
  const fail = (error: unknown) => {
    const message = error instanceof Error ? sentenceIn(language, error.message) : '';
    if (error instanceof ApiError) form.refuse(errorsIn(language, error.errors));
    stopAt(error instanceof ApiError && error.code === 'equipment.changed' ? 'changed' : 'wrong');
    tell('error', kind === 'add' ? texts.createFailed(message) : message || texts.updateFailed);
  };

  return {
    form,
    images,
    loaded,
    outcome,
    notice,
    unit,
    learnUnits: (known) => void (units.value = known),
    turn,
    keep,
    start() {
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
    startAfresh() {
      draft.forget();
      batch(() => {
        settle(form.saved());
        notice.value = undefined;
        outcome.value = 'editing';
      });
    },
    async submit() {
      if (outcome.peek() === 'saving' || kind === 'view') return;
      const isRight = form.check();
      const isBusy = images.isBusy.peek();
      if (isBusy) form.show({ ...form.errors.peek(), images: textsIn(language, imageMessages).unfinished });
      if (!isRight || isBusy) {
        stopAt('wrong');
        return;
      }
      outcome.value = 'saving';
      const input = equipmentInput(form.values.peek());
      try {
        await (id ? dependencies.update({ ...input, id, version }) : dependencies.add(input));
        tell('success', id ? texts.updated : texts.created);
        draft.forget();
        batch(() => {
          settle(fresh());
          outcome.value = 'editing';
        });
        onSaved();
      } catch (error) {
        fail(error);
      }
    },
    async loadTheirs() {
      if (!id) return;
      try {
        const machine = await dependencies.load(id);
        version = machine.version ?? 0;
        batch(() => {
          own.value = unitIn(machine);
          form.rebase(equipmentValues(machine));
          images.settle(form.values.peek().images);
          notice.value = 'rebased';
          outcome.value = 'editing';
        });
      } catch (error) {
        tell('error', sentenceIn(language, (error as Error).message));
      }
    },
  };
}

const unitIn = ({ equipmentTypeId, capacity }: LoadedEquipment): ReadonlyMap<string, string> =>
  new Map(capacity === undefined ? [] : [[String(equipmentTypeId), capacity.unit]]);

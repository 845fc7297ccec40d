import { computed, signal } from '@preact/signals-react';
import type { FactName, TypeParts } from '@yantra/domain';
import { createRecordForm, type FormCheck, type RecordForm } from '@yantra/form';
import { type Language, textsIn } from '@yantra/language';
import type { ImagesModel } from '../../kit/images/images.model.ts';
import { type AskedFact, factsOf } from '../../kit/kind-facts.ts';
import { messages as costMessages } from './cost/cost.messages.ts';
import { anyParts, cardCheck } from './cost/rate-card.ts';
import { messages } from './equipment-form.messages.ts';
import {
  emptyEquipment,
  equipmentCheck,
  equipmentInput,
  type EquipmentName,
  type EquipmentValues,
  equipmentValues,
  type LoadedEquipment,
} from './equipment.ts';
import { type Kinds, mismatchIn, selectionKey } from './kinds.ts';

/** The facts that each type asks for, by the type's id. */
export type FactsByType = ReadonlyMap<string, readonly AskedFact[]>;

interface FieldsDependencies {
  /** The language of error texts; English without it. */
  readonly language?: Language | undefined;
  readonly images: ImagesModel;
}

/** The fields, the pictures, and the facts that the selected type asks for. */
export function createFields({ language, images }: FieldsDependencies) {
  const known = signal<FactsByType>(new Map());
  /* The facts of the loaded machine: its type may be missing from the list. */
  const own = signal<FactsByType>(new Map());
  let isDraft = false;
  const kinds = signal<Kinds>({ of: new Map(), nameOf: () => '' });
  /* A combination that the machine was loaded with is accepted. */
  const accepted = signal('');
  const mismatchOf = (values: Pick<EquipmentValues, 'categories' | 'equipmentTypeId'>) =>
    selectionKey(values) === accepted.peek() ? undefined : mismatchIn(values, kinds.peek());
  const parts = signal(anyParts);
  const errorOfMachine = equipmentCheck(
    textsIn(language, messages),
    (fact) => isAsked(fact),
    mismatchOf,
    () => isDraft,
  );
  const errorOfCard = cardCheck(textsIn(language, costMessages));
  const errorOf: FormCheck<EquipmentName> = (name, values) =>
    errorOfMachine(name, values) ?? errorOfCard(name, values, parts.peek());
  const form: RecordForm<EquipmentName> = createRecordForm(emptyEquipment, errorOf);
  const asked = computed((): readonly AskedFact[] => {
    const typeId = form.fields.equipmentTypeId.value.value;
    return known.value.get(typeId) ?? own.value.get(typeId) ?? [];
  });
  const isAsked = (wanted: FactName) => asked.peek().some(({ fact }) => fact === wanted);
  const missing = computed(() => {
    const values = form.values.value;
    return (Object.keys(emptyEquipment) as EquipmentName[]).filter((name) => errorOf(name, values) !== undefined);
  });
  return {
    shown: {
      form,
      missing,
      asked,
      setFacts: (facts: FactsByType) => void (known.value = facts),
      setKinds: (all: Kinds) => void (kinds.value = all),
      setParts: (ofType: TypeParts) => void (parts.value = ofType),
    },
    /** The call's input. @param asDraft whether it may be saved without a picture */
    input: (asDraft: boolean) =>
      equipmentInput(
        form.values.peek(),
        asked.peek().map(({ fact }) => fact),
        { isDraft: asDraft, parts: parts.peek() },
      ),
    /** @param asDraft whether it may be saved without a picture */
    check: (asDraft: boolean) => {
      isDraft = asDraft;
      return form.check();
    },
    valuesOf(machine: LoadedEquipment): EquipmentValues {
      own.value = new Map([[String(machine.equipmentTypeId), factsOf(machine)]]);
      const values = equipmentValues(machine);
      accepted.value = selectionKey(values);
      return values;
    },
    fill(some: Partial<EquipmentValues>) {
      form.fill(some);
      if (some.images !== undefined) images.replaceAll(some.images);
    },
    settle(values: EquipmentValues) {
      form.settle(values);
      images.replaceAll(values.images);
    },
  };
}

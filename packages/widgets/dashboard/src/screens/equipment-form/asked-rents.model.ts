import { type ReadonlySignal, computed, effect, signal } from '@preact/signals-react';
import type { InputOf, getAskedRents } from '@yantra/contract/calls';
import type { RecordForm } from '@yantra/form';
import { type AskedRent, type AskedRents, askedBy, suggestedRent } from './asked-rents.ts';
import { type EquipmentName, otherType } from './equipment.ts';

export interface AskedRentsDependencies {
  readonly form: RecordForm<EquipmentName>;
  /** @throws {ApiError} */
  readonly ask: (input: InputOf<typeof getAskedRents>, signal: AbortSignal) => Promise<AskedRents>;
  /** Calls back once after some milliseconds. Returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
}

/** The rents of similar machines of other owners. */
export interface AskedRentsModel {
  /** For the selected unit. */
  readonly asked: ReadonlySignal<AskedRent | undefined>;
  /** Whether we filled in the rent: it follows type, town and unit until the user changes it. */
  readonly isFilledIn: ReadonlySignal<boolean>;
  /** Starts; returns how to stop. */
  readonly start: () => () => void;
}

/* A town is typed letter by letter. */
const pauseMs = 400;

export function createAskedRentsModel({ form, ask, later }: AskedRentsDependencies): AskedRentsModel {
  const { equipmentTypeId, city, state, rentalType, rentalValue } = form.fields;
  const answer = signal<AskedRents>();
  const filledIn = signal('');
  const asked = computed(() => answer.value && askedBy(answer.value, rentalType.value.value));
  let isUserSet = false;
  let typeBefore = '';

  /** Asks if type or town has changed. */
  const askAgain = () => {
    const [typeId, town] = [equipmentTypeId.value.value, city.value.value.trim()];
    const within = state.value.value.trim();
    if (typeId !== typeBefore) answer.value = undefined;
    typeBefore = typeId;
    if (typeId === '' || typeId === otherType) return undefined;
    const controller = new AbortController();
    const cancel = later(() => {
      const input = { equipmentTypeId: Number(typeId), ...(town && { city: town, ...(within && { state: within }) }) };
      ask(input, controller.signal).then(
        (rents) => {
          if (!controller.signal.aborted) answer.value = rents;
        },
        // Only a help: a failure is ignored.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      cancel();
      controller.abort();
    };
  };
  /** Updates a rent that we filled in, as long as the user has not changed it. */
  const fillIn = () => {
    const rent = rentalValue.value.value;
    const wanted = suggestedRent(asked.value);
    if (rent !== filledIn.peek()) isUserSet = true;
    if (isUserSet || wanted === rent) return;
    filledIn.value = wanted;
    rentalValue.type(wanted);
  };
  return {
    asked,
    isFilledIn: computed(() => filledIn.value !== '' && rentalValue.value.value === filledIn.value),
    start() {
      const ends = [effect(askAgain), effect(fillIn)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

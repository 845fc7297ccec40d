import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { CostBasis, getCostBasis, InputOf } from '@yantra/contract/calls';
import type { TypeParts } from '@yantra/domain';
import type { RecordForm } from '@yantra/form';
import type { EquipmentName } from '../equipment.ts';
import { type Quote, quoteOf, usualBasis } from './quote.ts';
import { emptyCard } from './rate-card.ts';

export interface CostDependencies {
  readonly form: RecordForm<EquipmentName>;
  /** Told which parts the selected type asks for. */
  readonly setParts: (parts: TypeParts) => void;
  /** @throws {ApiError} */
  readonly ask: (input: InputOf<typeof getCostBasis>, signal: AbortSignal) => Promise<CostBasis>;
  /** Calls back once after some milliseconds. Returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
}

/** What the machine in the form costs to hire. */
export interface CostModel {
  readonly quote: ReadonlySignal<Quote>;
  /** Starts; returns how to stop. */
  readonly start: () => () => void;
}

const quoted = [...Object.keys(emptyCard), 'operator', 'rentalValue', 'rentalType', 'discount'] as EquipmentName[];

/* A type and its categories are chosen one after the other. */
const pauseMs = 200;

export function createCostModel({ form, setParts, ask, later }: CostDependencies): CostModel {
  const { equipmentTypeId, categories } = form.fields;
  const basis = signal(usualBasis);
  /* Other fields change nothing here. */
  const relevant = computed(() => quoted.map((name) => form.values.value[name]).join('\n'));
  const quote = computed(() => {
    void relevant.value;
    return quoteOf(form.values.peek(), basis.value);
  });

  /** Asks again if type or categories have changed. */
  const askAgain = () => {
    const typeId = equipmentTypeId.value.value;
    const categoryIds = categories.value.value.split(',').filter(Boolean).map(Number);
    if (typeId === '') return undefined;
    const controller = new AbortController();
    const cancel = later(() => {
      ask({ equipmentTypeId: Number(typeId), categoryIds }, controller.signal).then(
        (answer) => {
          if (!controller.signal.aborted) basis.value = answer;
        },
        // Only a help: after a failure what is usual counts.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      cancel();
      controller.abort();
    };
  };
  return {
    quote,
    start() {
      const ends = [effect(askAgain), effect(() => setParts(basis.value.parts))];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

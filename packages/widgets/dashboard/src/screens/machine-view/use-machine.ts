import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type OutputOf, getEquipmentById } from '@yantra/contract/calls';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { type Loaded, createLoading } from '../../kit/form/loading.tsx';

/** A machine with all its details. */
export type ViewedMachine = OutputOf<typeof getEquipmentById>;

export interface MachineModel {
  readonly loaded: ReadonlySignal<Loaded>;
  readonly machine: ReadonlySignal<ViewedMachine | undefined>;
  readonly load: () => Promise<void>;
}

/** The machine with this id. */
export function useMachine(id: string): MachineModel {
  const { send, language } = useScope();
  const model = useMemo((): MachineModel => {
    const { loaded, load } = createLoading(language);
    const machine = signal<ViewedMachine | undefined>(undefined);
    const read = () => send(getEquipmentById, { id });
    return { loaded, machine, load: () => load(read, (found) => void (machine.value = found)) };
  }, [send, language, id]);
  useEffect(() => void model.load(), [model]);
  return model;
}

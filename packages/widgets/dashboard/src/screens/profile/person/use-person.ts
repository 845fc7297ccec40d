import { signal, type ReadonlySignal } from '@preact/signals-react';
import {
  type Call,
  getPerson,
  getUserDetails,
  getUsersList,
  type OutputOf,
  type Profile,
} from '@yantra/contract/calls';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { type Loaded, createLoading } from '../../../kit/form/loading.tsx';

/** A person's profile, and what else we know of them. */
export interface KnownPerson {
  readonly profile: Profile;
  readonly facts: OutputOf<typeof getPerson>;
}

export interface PersonModel {
  readonly person: ReadonlySignal<KnownPerson | undefined>;
  readonly loaded: ReadonlySignal<Loaded>;
  readonly load: () => Promise<void>;
  /** After a change: what is shown stays if it fails. */
  readonly refresh: () => Promise<void>;
}

/** Loads a person. */
export function usePerson(id: string): PersonModel {
  const scope = useScope();
  const model = useMemo((): PersonModel => {
    const person = signal<KnownPerson>();
    const { loaded, load, refresh } = createLoading(scope.language, 'loading', scope.notify);
    const quiet = { isQuiet: true } as const;
    const read = async (): Promise<KnownPerson> => {
      const [profile, facts] = await Promise.all([
        scope.send(getUserDetails, { id }, quiet),
        scope.send(getPerson, { id }, quiet),
      ]);
      return { profile, facts };
    };
    const take = (known: KnownPerson) => {
      person.value = known;
    };
    return {
      person,
      loaded,
      load: () => load(read, take),
      refresh: () => {
        scope.store.forget(getUsersList as Call);
        return refresh(read, take);
      },
    };
  }, [id, scope]);
  useEffect(() => void model.load(), [model]);
  return model;
}

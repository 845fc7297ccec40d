import type { KnownPerson } from '@yantra/lead-form';
import { useScope } from '@yantra/state';
import { useEffect, useState } from 'react';

/** The form says who it is, or asks: its place need not be kept any more. */
export const isDone = (): void => document.documentElement.removeAttribute('data-known');

/** Who is logged in, as the lead form wants to know it; undefined while nobody is, and until it is known. */
export function useKnownPerson(): KnownPerson | undefined {
  const scope = useScope();
  const [person, setPerson] = useState<KnownPerson>();
  useEffect(() => {
    let turn = 0;
    const take = (found: KnownPerson | undefined) => {
      setPerson(found);
      // Else once the form has drawn the line: its place is kept until then.
      if (!found?.email) isDone();
    };
    return scope.session.user.subscribe((user) => {
      turn += 1;
      const mine = turn;
      if (!user) return take(undefined);
      import('./known-person.ts')
        .then(({ knownPerson }) => knownPerson(scope, user))
        .then((found) => mine === turn && take(found), isDone);
    });
  }, [scope]);
  return person;
}

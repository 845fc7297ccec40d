import type { OwnDemand, WaitingFor } from '@yantra/contract/calls';
import { formatCapacity } from '@yantra/domain';
import { type Language, wordIn } from '@yantra/language';

/** What is waited for somewhere, and how many machines of the owner are of it there. */
export interface OwnWait extends WaitingFor {
  readonly machines: number;
}

/** All that is waited for near an owner, most people first; what several machines are of stands there once. */
export function ownWaits({ machines, lacking }: OwnDemand): readonly OwnWait[] {
  const byPlace = new Map<string, OwnWait>();
  for (const { of, waiting } of machines) {
    if (!of || waiting === 0) continue;
    const key = `${of.city.id} ${of.kind}`;
    byPlace.set(key, { ...of, people: waiting, machines: (byPlace.get(key)?.machines ?? 0) + 1 });
  }
  return [...byPlace.values(), ...lacking.map((one) => ({ ...one, machines: 0 }))].sort((a, b) => b.people - a.people);
}

type Kind = Pick<WaitingFor, 'kind' | 'size'>;

/** `14 t Mobile crane`. */
export const kindText = ({ kind, size }: Kind, language: Language | undefined): string =>
  [size && formatCapacity(size), wordIn(language, kind)].filter(Boolean).join(' ');

/** The same within a sentence: `14 t mobile crane`; names such as `CNC lathe` stay. */
export const kindInSentence = ({ kind, size }: Kind, language: Language | undefined): string => {
  const name = wordIn(language, kind);
  const said = /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return [size && formatCapacity(size), said].filter(Boolean).join(' ');
};

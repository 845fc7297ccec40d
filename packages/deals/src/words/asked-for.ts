import type { RenterRequest } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { words } from './words.messages.ts';

/* As many names fit into a heading. */
const named = 2;

/** What a request is about, in a few words: its machine, the first of several, or their category. */
export function useAskedFor(): (request: Pick<RenterRequest, 'machine' | 'machines' | 'category'>) => string {
  const say = useMessages(words);
  const word = useWord();
  return ({ machine, machines = [], category }) => {
    const names = machines.map(isolated);
    const [first] = names;
    if (first === undefined) return isolated(machine?.name ?? word(category.name));
    return names.length <= named ? say.listed(names) : say.andMore(first, names.length - 1);
  };
}
